import { useState } from "react";

import { workflows as copy } from "#web/copy/workflows.ts";
import { trpc } from "#web/core/api.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import type { EditorView } from "./editor-view.ts";
import { Editor } from "./editor.tsx";

import classes from "./workflow-screen.module.css";

type Props = {
  /** The company's first template where none is named. */
  templateId: number | undefined;
  view: EditorView | undefined;
  onView: (view: EditorView) => void;
};

/** The editor of one workflow template, once its draft is here. */
export function WorkflowScreen({ templateId, view, onView }: Props) {
  const found = trpc.workflows.draft.useQuery(templateId === undefined ? {} : { templateId });
  const draft = found.data;
  // The route asks anew at every visit: what an earlier one has left may be older than a colleague's draft.
  const [open, setOpen] = useState<number | null>(null);
  if (draft && !found.isFetching && open !== draft.templateId) setOpen(draft.templateId);
  if (draft && open === draft.templateId) {
    return <Editor key={draft.templateId} draft={draft} view={view} onView={onView} />;
  }
  return (
    <div className={classes.coming}>
      <PageHeader title={copy.title} />
      <FailedNote failed={found} what={copy.what} />
      {found.isFetching && (
        <Delayed>
          {Array.from({ length: 5 }, (_, card) => (
            <PlaceholderCard key={card} lines={1} style={{ width: 320 }} />
          ))}
        </Delayed>
      )}
    </div>
  );
}
