import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";

import type { CheckedPaper, UnreadPaper } from "#contracts/health/findings-shapes.ts";
import { papersRead } from "#web/copy/health-record.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";

import classes from "./rules.module.css";

const PaperDialog = lazy(async () => ({ default: (await import("./paper-dialog.tsx")).PaperDialog }));

const loadReader = async () => (await import("#web/ui/photo-reader.tsx")).PhotoReader;

const copy = papersRead;

type Props = {
  workspaceId: number;
  isStaff: boolean;
  /** The paper that is open beside what was read in it. */
  opened: number | undefined;
  onOpen: (documentId: number | undefined) => void;
};

const isOpen = ({ state }: CheckedPaper["findings"][number]) => state === "open";

/** The journey's papers of which something is not on record, or that disagree with it or with each other. */
export function PapersPanel({ workspaceId, isStaff, opened, onOpen }: Props) {
  const found = trpc.health.findings.useQuery({ workspaceId });
  const [isUnreadShown, setUnreadShown] = useState(false);
  const all = found.data?.papers ?? [];
  const unread = found.data?.unread ?? [];
  const papers = all.filter(
    ({ findings, disagreements, unreadDates }) =>
      disagreements.length + unreadDates.length > 0 || findings.some(isOpen),
  );
  const paper = all.find(({ documentId }) => documentId === opened);
  return (
    <>
      <FailedNote failed={found} what={copy.what} />
      {papers.length + unread.length > 0 && (
        <Panel title={copy.title}>
          {papers.length > 0 && <p className={classes.lead}>{copy.intro}</p>}
          <ul className={classes.entries} aria-label={copy.title}>
            {papers.map((one) => (
              <PaperRow key={one.documentId} paper={one} onOpen={() => onOpen(one.documentId)} />
            ))}
          </ul>
          {unread.length > 0 && (
            <details
              className={classes.unread}
              onToggle={(event) => setUnreadShown(event.currentTarget.open)}
            >
              <summary>{copy.unread(unread.length)}</summary>
              {isUnreadShown && (
                <ul className={classes.entries} aria-label={copy.unread(unread.length)}>
                  {unread.map((one) => (
                    <UnreadRow key={one.documentId} paper={one} />
                  ))}
                </ul>
              )}
            </details>
          )}
        </Panel>
      )}
      {paper && (
        <Suspense>
          <PaperDialog
            // Another file is another paper.
            key={`${paper.documentId} ${paper.number}`}
            workspaceId={workspaceId}
            paper={paper}
            isStaff={isStaff}
            onShow={onOpen}
            onClose={() => onOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function PaperRow({ paper, onOpen }: { paper: CheckedPaper; onOpen: () => void }) {
  const { name, findings, disagreements, unreadDates } = paper;
  const open = findings.filter(isOpen).length;
  return (
    <li className={classes.entry}>
      <div>
        <p className={classes.strong}>
          <PersonName name={name} />
        </p>
        {open > 0 && <p>{copy.found(open)}</p>}
        {unreadDates.map((words) => (
          <p key={words} className={classes.caution} dir="auto">
            {copy.unreadDate(words)}
          </p>
        ))}
        {disagreements.length > 0 && (
          <p className={classes.caution}>{copy.disagrees(disagreements.length)}</p>
        )}
      </div>
      <Button size="xs" aria-label={copy.reviewOf(name)} onClick={onOpen}>
        {copy.review}
      </Button>
    </li>
  );
}

function UnreadRow({ paper }: { paper: UnreadPaper }) {
  const utils = trpc.useUtils();
  const { documentId, number } = paper;
  const keep = trpc.analysis.keepText.useMutation({
    onSettled: () => Promise.all([utils.health.invalidate(), utils.documents.invalidate()]),
  });
  return (
    <li className={classes.entry}>
      <div className={classes.stack}>
        <p className={classes.strong}>
          <PersonName name={paper.name} />
        </p>
        <LazyPart
          load={loadReader}
          props={{ ...paper, onRead: (text: string) => keep.mutateAsync({ documentId, number, text }) }}
        />
      </div>
    </li>
  );
}
