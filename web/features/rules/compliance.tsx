import { Button } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";

import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import { isOpen } from "#contracts/rules/open-step.ts";
import type { Step } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { codeOf } from "#web/core/errors.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";

import { AskedPanel } from "./asked-panel.tsx";
import type { Opened } from "./record-values.ts";
import { SourcesPanel } from "./sources-panel.tsx";
import { StepList } from "./step-list.tsx";
import { VerdictCard } from "./verdict-card.tsx";

import classes from "./rules.module.css";

const AddTasks = lazy(async () => ({ default: (await import("./add-tasks.tsx")).AddTasks }));
const JourneyPanel = lazy(async () => ({ default: (await import("./journey-panel.tsx")).JourneyPanel }));
const RecordPanel = lazy(async () => ({ default: (await import("./record-panel.tsx")).RecordPanel }));
const WhatIf = lazy(async () => ({ default: (await import("./what-if.tsx")).WhatIf }));
const PapersPanel = lazy(async () => ({ default: (await import("./papers-panel.tsx")).PapersPanel }));
const PetDialog = lazy(async () => ({ default: (await import("./pet-dialog.tsx")).PetDialog }));
const TravelDialog = lazy(async () => ({ default: (await import("./travel-dialog.tsx")).TravelDialog }));

export type ComplianceProps = {
  workspaceId: number;
  isStaff: boolean;
  /** A link to the rules of another journey. */
  linkTo: (workspaceId: number, name: string) => ReactNode;
  /** The paper that the address opens beside what was read in it. */
  paper?: number | undefined;
  /** The step that the reader came for. */
  asked?: string | undefined;
  /** Whether the reader may add to the pet's record and upload papers. */
  mayRecord?: boolean;
  /** Whether the reader may say how the pet travels. */
  maySayTravel?: boolean;
  /** A link to where papers are uploaded. */
  upload: (label: string) => ReactNode;
};

/** The travel rules of one journey: the verdict, the windows on a calendar, the steps, and what they are judged on. */
export function Compliance({ workspaceId, ...rest }: ComplianceProps) {
  const found = trpc.journeys.assess.useQuery({ workspaceId });
  if (codeOf(found.error) === "not_found") return <p role="alert">{copy.notFound}</p>;
  if (found.isPending) {
    return (
      <Delayed>
        <PlaceholderCard lines={3} />
        <PlaceholderCard lines={8} />
      </Delayed>
    );
  }
  return (
    <>
      <FailedNote failed={found} what={copy.what} />
      {found.data && <Rules key={workspaceId} rules={found.data} {...rest} />}
    </>
  );
}

type RulesProps = Omit<ComplianceProps, "workspaceId"> & { rules: JourneyRules };

function Rules({
  rules,
  isStaff,
  mayRecord = true,
  maySayTravel = true,
  paper,
  asked,
  linkTo,
  upload,
}: RulesProps) {
  const { workspaceId, assessment, journey, today, entries, siblings } = rules;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isTravelOpen, setTravelOpen] = useState(false);
  const [isPetOpen, setPetOpen] = useState(false);
  const [openPaper, setOpenPaper] = useState(paper);
  const mayMend = (asks: Step["asks"]) => (asks === "travel" || asks === "pet" ? maySayTravel : mayRecord);
  const mend = (step: Step) => {
    if (step.asks === "travel") return setTravelOpen(true);
    if (step.asks === "pet") return setPetOpen(true);
    if (step.asks) setOpened({ kind: step.asks, record: step.papers[0] });
  };
  return (
    <div className={classes.columns} data-side="end">
      <div className={classes.stack}>
        <VerdictCard assessment={assessment} pet={rules.pet} journey={journey} today={today}>
          <p className={classes.dim}>
            {`${copy.departs(formatDate(journey.departure))}, ${copy.arrives[rules.arrivalFrom](formatDate(journey.arrival))}`}
          </p>
        </VerdictCard>
        <div className={`${classes.actions} ${classes.screenOnly}`}>
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {copy.print}
          </Button>
          <Button
            component="a"
            href={`/calendar/windows/${workspaceId}.ics`}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {copy.calendar}
          </Button>
          <Suspense>{isStaff && <AddTasks rules={rules} />}</Suspense>
        </div>
        <div className={classes.screenOnly}>
          <Suspense>
            <PapersPanel
              workspaceId={workspaceId}
              isStaff={isStaff}
              opened={openPaper}
              onOpen={setOpenPaper}
            />
          </Suspense>
        </div>
        <StepList
          steps={assessment.steps}
          journey={journey}
          today={today}
          zone={rules.arrivalZone ?? undefined}
          asked={asked}
          mend={(step) => (
            <Mend
              step={step}
              rules={rules}
              onMend={mayMend(step.asks) ? () => mend(step) : undefined}
              upload={mayRecord ? upload : undefined}
            />
          )}
        />
      </div>
      <div className={`${classes.stack} ${classes.screenOnly}`}>
        <AskedPanel
          rules={rules}
          onRecord={mayRecord ? setOpened : undefined}
          onTravel={maySayTravel ? () => setTravelOpen(true) : undefined}
          onPet={maySayTravel ? () => setPetOpen(true) : undefined}
        />
        <SourcesPanel steps={assessment.steps} today={today} />
        {siblings.length > 0 && (
          <Panel title={copy.otherPets}>
            <ul className={classes.changes}>
              {siblings.map((pet) => (
                <li key={pet.workspaceId} className={classes.pets}>
                  <SpeciesTile petType={pet.petType} />
                  <span className={classes.link}>{linkTo(pet.workspaceId, pet.petName)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Suspense>
          <RecordPanel
            workspaceId={workspaceId}
            entries={entries}
            isStaff={isStaff}
            mayRecord={mayRecord}
            opened={opened}
            onOpen={setOpened}
          />
          <JourneyPanel rules={rules} onEdit={maySayTravel ? () => setTravelOpen(true) : undefined} />
          <WhatIf workspaceId={workspaceId} />
        </Suspense>
      </div>
      {isPetOpen && (
        <Suspense>
          <PetDialog rules={rules} onClose={() => setPetOpen(false)} />
        </Suspense>
      )}
      {isTravelOpen && (
        <Suspense>
          <TravelDialog
            workspaceId={workspaceId}
            travel={rules.travel}
            onClose={() => setTravelOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

type MendProps = {
  step: Step;
  rules: JourneyRules;
  onMend: (() => void) | undefined;
  upload: ComplianceProps["upload"] | undefined;
};

/** Where an open step is mended: a date to enter, a paper to upload; and the task that it is already. */
function Mend({ step, rules, onMend, upload }: MendProps) {
  const task = rules.tasks.find(({ stepId }) => stepId === step.id);
  return (
    <>
      {step.state !== "done" && step.asks && onMend && (
        <Button size="xs" onClick={onMend}>
          {copy.mend[step.asks]}
        </Button>
      )}
      {isOpen(step) && step.papers.length > 0 && upload && (
        <span className={classes.link}>{upload(copy.upload)}</span>
      )}
      {task && <span>{taskText(step, task.dueDate)}</span>}
    </>
  );
}

function taskText({ window, ...step }: Step, dueDate: string | null): string {
  const closes = isOpen(step) ? (window?.latest ?? null) : null;
  return copy.task(dueDate && formatDate(dueDate), closes && formatDate(closes));
}
