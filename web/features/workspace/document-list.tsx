import { Button } from "@mantine/core";
import { IconFileText, IconFiles, IconPhoto } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDay } from "#web/core/dates.ts";
import { Count } from "#web/ui/count.tsx";
import type { Purpose } from "#web/ui/decision/decision-form.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExpiryMark } from "#web/ui/expiry-mark.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import { DocumentDecisions } from "./document-decisions.tsx";

import classes from "./rows.module.css";

const copy = workspace.documents;

const loadViewer = () => import("./document-viewer.tsx");
const DocumentViewer = lazy(async () => ({ default: (await loadViewer()).DocumentViewer }));

type Props = {
  journey: WorkspaceDetail;
  /** What brings new documents in. */
  upload: ReactNode;
};

export function DocumentList({ journey: { documents }, upload }: Props) {
  const [viewed, setViewed] = useState<{ id: number; purpose: Purpose } | null>(null);
  const shown = documents.find(({ id }) => id === viewed?.id);
  return (
    <Panel
      title={copy.title}
      mark={<Count value={documents.length} label={copy.count(documents.length)} />}
      aside={upload}
      isFlush
    >
      {documents.length === 0 && <EmptyState icon={IconFiles} title={copy.empty} text={copy.emptyHint} />}
      <ul className={classes.rows}>
        {documents.map((document) => (
          <li key={document.id} className={classes.item}>
            <div className={classes.row}>
              <span className={classes.tile} aria-hidden>
                {document.mediaType === "application/pdf" ? (
                  <IconFileText size={18} stroke={1.75} />
                ) : (
                  <IconPhoto size={18} stroke={1.75} />
                )}
              </span>
              <span className={classes.words}>
                <span className={classes.name} dir="auto" title={document.name}>
                  {document.name}
                </span>
                <span className={classes.sub}>
                  {copy.uploaded(formatDay(document.uploadedAt))}
                  {document.reading !== "done" && ` · ${copy.unread[document.reading]}`}
                </span>
              </span>
              <span className={classes.status}>
                <DocumentStatusBadge status={document.status} />
                <ExpiryMark paper={document} />
              </span>
              <span className={classes.buttons}>
                <DocumentDecisions
                  key={document.version}
                  document={document}
                  onLook={(purpose) => setViewed({ id: document.id, purpose })}
                />
                <Button
                  size="xs"
                  aria-label={copy.viewOf(document.name)}
                  onPointerEnter={() => void loadViewer()}
                  onFocus={() => void loadViewer()}
                  onClick={() => setViewed({ id: document.id, purpose: { kind: "look" } })}
                >
                  {copy.view}
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {viewed && shown && (
        <Suspense>
          <DocumentViewer document={shown} purpose={viewed.purpose} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
