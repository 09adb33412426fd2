import { Button } from "@mantine/core";
import type { ReactNode } from "react";

import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import { conflictWords as copy } from "#web/copy/workflow-publishing.ts";
import { formatAgo, useNow } from "#web/core/dates.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { type Differences, differences } from "./differences.ts";

import classes from "./dialogs.module.css";

type Props = {
  mine: WorkflowGraph;
  theirs: WorkflowDraft;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Both drafts side by side, told apart by what each says; one of them goes on. */
export function ConflictDialog({ mine, theirs, onMine, onTheirs, onClose }: Props) {
  const now = useNow();
  const when = theirs.savedAt ? formatAgo(theirs.savedAt, now) : "";
  return (
    <Dialog opened size={720} onClose={onClose} title={copy.title}>
      <p className={classes.lead}>{copy.lead(theirs.savedBy, when)}</p>
      <div className={classes.both}>
        <Side
          title={copy.mine}
          graph={mine}
          other={theirs.graph}
          choose={
            <Button variant="filled" onClick={onMine} data-autofocus>
              {copy.keepMine}
            </Button>
          }
        />
        <Side
          title={copy.theirs}
          graph={theirs.graph}
          other={mine}
          choose={<Button onClick={onTheirs}>{copy.takeTheirs}</Button>}
        />
      </div>
    </Dialog>
  );
}

type SideProps = { title: string; graph: WorkflowGraph; other: WorkflowGraph; choose: ReactNode };

function Side({ title, graph, other, choose }: SideProps) {
  const lines = linesOf(differences(graph, other));
  return (
    <section className={classes.oneOfTwo} aria-label={title}>
      <h3>{title}</h3>
      <p>{copy.count(graph.steps.length)}</p>
      <ol>
        {graph.steps.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
      </ol>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {choose}
    </section>
  );
}

function linesOf({ added, changed, missing, hasOtherOrder, hasOtherWays }: Differences): string[] {
  const lines = [
    ...added.map(copy.added),
    ...changed.map(copy.changed),
    ...(hasOtherOrder ? [copy.order] : []),
    ...(hasOtherWays ? [copy.ways] : []),
  ];
  return lines.length > 0 || missing.length > 0 ? lines : [copy.same];
}
