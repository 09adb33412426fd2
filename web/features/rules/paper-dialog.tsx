import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconCircleCheck, IconPencil, IconX } from "@tabler/icons-react";
import { useState } from "react";

import {
  type CheckedPaper,
  type Finding,
  type FoundFact,
  PetFact,
} from "#contracts/health/findings-shapes.ts";
import { EntryFacts } from "#contracts/health/shapes.ts";
import { decision } from "#web/copy/decision.ts";
import { healthRecord, papersRead } from "#web/copy/health-record.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PaperView } from "#web/ui/paper-view.tsx";

import { factText } from "./entry-text.ts";
import { PaperDisagreements } from "./paper-disagreements.tsx";
import { RecordPart } from "./record-part.tsx";
import { FIELDS_OF, type RecordValues, toFacts, valuesOfFacts } from "./record-values.ts";
import { useDecisions } from "./use-decisions.ts";

import classes from "./paper-dialog.module.css";

const copy = papersRead;

type Props = {
  workspaceId: number;
  paper: CheckedPaper;
  isStaff: boolean;
  onShow: (documentId: number) => void;
  onClose: () => void;
};
type Decisions = ReturnType<typeof useDecisions>;

/** A paper beside what was read in it: each value is confirmed as it is or mended first, or discarded. */
export function PaperDialog({ workspaceId, paper, isStaff, onShow, onClose }: Props) {
  const { documentId, name, mediaType, findings, disagreements } = paper;
  const decisions = useDecisions(workspaceId, paper, isStaff);
  const [editing, setEditing] = useState<Finding | null>(null);
  const chips = findings.filter(({ fact }) => fact.kind === "microchip").length;
  // Of several chips a person chooses, one by one.
  const open = findings.filter(
    ({ state, fact }) => state === "open" && !(chips > 1 && fact.kind === "microchip"),
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      size={1080}
      title={
        <span dir="auto" className={classes.name}>
          {name}
        </span>
      }
      classNames={{ body: classes.body }}
    >
      <div className={classes.preview}>
        <PaperView
          address={`/files/${documentId}?view=1`}
          mediaType={mediaType}
          label={copy.preview(name)}
          isTall
        />
      </div>
      <div className={classes.side}>
        {disagreements.length > 0 && (
          <PaperDisagreements
            workspaceId={workspaceId}
            disagreements={disagreements}
            isStaff={isStaff}
            onShow={onShow}
            onClose={onClose}
          />
        )}
        {editing ? (
          <EditForm finding={editing} decisions={decisions} onClose={() => setEditing(null)} />
        ) : (
          <>
            <div className={classes.head}>
              <h3 className={classes.title}>{copy.findings}</h3>
              {/* A paper that disagrees is looked at value by value. */}
              {open.length > 1 && disagreements.length === 0 && (
                <Button
                  size="xs"
                  variant="filled"
                  disabled={decisions.isBusy}
                  onClick={() => decisions.take(open.map(({ key, fact }) => ({ key, fact })))}
                >
                  {isStaff ? copy.confirmAll(open.length) : copy.tellAll(open.length)}
                </Button>
              )}
            </div>
            {paper.isFromPhoto && <p className={classes.caution}>{copy.fromPhoto}</p>}
            {chips > 1 && <p className={classes.caution}>{copy.severalChips(chips)}</p>}
            {paper.unreadDates.map((words) => (
              <p key={words} className={classes.caution} dir="auto">
                {copy.unreadDate(words)}
              </p>
            ))}
            {findings.length + paper.unreadDates.length === 0 && <p className={classes.dim}>{copy.none}</p>}
            <ul className={classes.findings} aria-label={copy.findings}>
              {findings.map((finding) => (
                <FindingRow
                  key={finding.key}
                  finding={finding}
                  isStaff={isStaff}
                  decisions={decisions}
                  onEdit={() => setEditing(finding)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

type RowProps = { finding: Finding; isStaff: boolean; decisions: Decisions; onEdit: () => void };

function FindingRow({ finding, isStaff, decisions, onEdit }: RowProps) {
  const { key, fact, quote, state } = finding;
  const { title, details } = factText(fact);
  const what = `${title}, ${details}`;
  const { isBusy } = decisions;
  return (
    <li className={classes.finding} data-state={state}>
      <p className={classes.strong}>{title}</p>
      <p>{details}</p>
      {quote !== null && (
        <p className={classes.dim} dir="auto">
          {decision.says(quote)}
        </p>
      )}
      <div className={classes.buttons}>
        {state === "known" && (
          <Badge tone="green" icon={IconCircleCheck}>
            {copy.onRecord}
          </Badge>
        )}
        {state === "discarded" && (
          <>
            <Badge tone="neutral" icon={IconX}>
              {copy.discarded}
            </Badge>
            <Button
              size="xs"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              aria-label={copy.offerAgainOf(what)}
              disabled={isBusy}
              onClick={() => decisions.undo([key])}
            >
              {copy.offerAgain}
            </Button>
          </>
        )}
        {state === "open" && (
          <>
            <Button
              size="xs"
              leftSection={<IconCheck size={16} aria-hidden />}
              aria-label={isStaff ? copy.confirmOf(what) : copy.tellOf(what)}
              disabled={isBusy}
              onClick={() => decisions.take([{ key, fact }])}
            >
              {isStaff ? copy.confirm : copy.tell}
            </Button>
            <IconButton label={copy.edit(what)} onClick={onEdit} disabled={isBusy}>
              <IconPencil size={16} aria-hidden />
            </IconButton>
            <IconButton label={copy.discard(what)} onClick={() => decisions.discard(key)} disabled={isBusy}>
              <IconX size={16} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
}

const shapeOf = ({ kind }: FoundFact) => (kind in papersRead.pet ? PetFact : EntryFacts);

type EditProps = { finding: Finding; decisions: Decisions; onClose: () => void };

function EditForm({ finding: { key, fact }, decisions, onClose }: EditProps) {
  const { kind } = fact;
  const shape = shapeOf(fact);
  const save = async (values: RecordValues) => {
    await decisions.send({ taken: [{ key, fact: shape.parse(toFacts(kind, values)) }], discarded: [] });
    onClose();
  };
  return (
    <>
      <h3 className={classes.title}>{copy.editing}</h3>
      <EntryForm<RecordValues>
        label={copy.editing}
        initial={valuesOfFacts(fact)}
        labels={healthRecord.fields}
        shape={shape}
        toInput={(values) => toFacts(kind, values)}
        onSave={save}
        onCancel={onClose}
        saveLabel={healthRecord.save}
        failed={copy.failed}
      >
        {(field) => FIELDS_OF[kind].map((name) => <RecordPart key={name} name={name} field={field(name)} />)}
      </EntryForm>
    </>
  );
}
