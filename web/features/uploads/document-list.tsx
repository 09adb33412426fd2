import { ActionIcon } from "@mantine/core";
import { IconAlertTriangle, IconDownload, IconFileText, IconPhoto, IconTrash } from "@tabler/icons-react";

import { toldApart } from "#contracts/core/told-apart.ts";
import { isHandedBack } from "#contracts/documents/handed-back.ts";
import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { sizeText } from "#web/core/file-size.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ExpiryMark } from "#web/ui/expiry-mark.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import classes from "./uploads.module.css";

const replace = async () => (await import("./replace-file.tsx")).ReplaceFile;

type Files = CustomerWorkspace["files"];
type Props = {
  files: Files;
  /** Which of them may still be taken back here. */
  isEditable: (file: Files[number]) => boolean;
  /** Whether the reader may send another file in place of one that was handed back. */
  mayReplace: boolean;
  onChanged: () => Promise<void>;
};

/**
 * What is stored, what was handed back first: name, day and state; to look at, to take along, to replace, and to take
 * back until it is approved.
 */
export function DocumentList({ files, isEditable, mayReplace, onChanged }: Props) {
  const me = useCurrentUser();
  const { remove, isRemoving } = useRemoval();
  const refusal = useRefusal("deleteDocuments");
  if (files.length === 0) return null;
  const names = toldApart(
    files,
    ({ name }) => name,
    ({ uploadedAt }) => formatDay(uploadedAt),
  );
  return (
    <ul className={classes.list} aria-label={copy.list}>
      {files.toSorted(byState).map((file) => {
        const isMine = file.uploadedBy === me?.fullName || me?.role !== "customer";
        const called = names.get(file) ?? file.name;
        return (
          <li key={file.id} className={classes.row}>
            <span className={classes.tile}>
              {file.mediaType === "application/pdf" ? (
                <IconFileText size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconPhoto size={18} stroke={1.75} aria-hidden />
              )}
            </span>
            <div className={classes.words}>
              <a
                className={classes.name}
                href={`/files/${file.id}?view=1`}
                target="_blank"
                rel="noreferrer"
                dir="auto"
                title={copy.view(file.name)}
                aria-label={called}
              >
                {file.name}
              </a>
              {file.fileName !== file.name && (
                <span className={`${classes.sub} ellipsis`} dir="auto" title={file.fileName}>
                  {file.fileName}
                </span>
              )}
              <span className={classes.sub}>
                {copy.uploadedOn(formatDay(file.uploadedAt), sizeText(file.byteSize))}
              </span>
              <State file={file} />
              <ExpiryMark paper={file} />
            </div>
            <div className={classes.actions}>
              <ActionIcon
                component="a"
                href={`/files/${file.id}`}
                download={file.fileName}
                size={44}
                aria-label={copy.download(called)}
              >
                <IconDownload size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
              {isEditable(file) && isMine && file.status !== "approved" && (
                <ActionIcon
                  size={44}
                  aria-label={copy.remove(called)}
                  disabled={isRemoving}
                  onClick={() => remove(file)}
                  {...refusal}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </div>
            {file.status !== "approved" && file.rejectionReason !== null && (
              <span className={classes.reason} dir="auto">
                {copy.reason(file.rejectionReason)}
              </span>
            )}
            {mayReplace && isHandedBack(file) && (
              <LazyPart load={replace} props={{ file, called, onChanged }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const byState = (a: Files[number], b: Files[number]) => Number(isHandedBack(b)) - Number(isHandedBack(a));

/** To the owner a paper is approved, handed back, or waiting. */
function State({ file }: { file: Files[number] }) {
  const { status } = file;
  if (status === "approved" || status === "rejected") return <DocumentStatusBadge status={status} />;
  if (!isHandedBack(file)) return <DocumentStatusBadge status="pending" />;
  return (
    <Badge tone="red" icon={IconAlertTriangle}>
      {copy.changesNeeded}
    </Badge>
  );
}

/** Takes a file away, with a way back in the toast. */
function useRemoval() {
  const removing = trpc.documents.remove.useMutation();
  const restoring = trpc.documents.restore.useMutation();
  const restore = async (file: Files[number]) => {
    try {
      await restoring.mutateAsync({ documentId: file.id });
      showToast({ title: copy.restored(file.name), kind: "success" });
      return true;
    } catch (error) {
      showToast({ title: copy.restoreFailed, description: sentenceOf(error), kind: "error" });
      return false;
    }
  };
  const take = async (file: Files[number]) => {
    try {
      await removing.mutateAsync({ documentId: file.id });
      showUndoable({
        title: copy.removedTitle,
        description: copy.removed(file.name),
        undo: () => restore(file),
      });
    } catch (error) {
      showToast({ title: copy.removeFailed, description: sentenceOf(error), kind: "error" });
    }
  };
  return { remove: (file: Files[number]) => void take(file), isRemoving: removing.isPending };
}
