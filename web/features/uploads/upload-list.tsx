import { Button, Progress } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck, IconFileUpload } from "@tabler/icons-react";

import { uploads as copy } from "#web/copy/uploads.ts";
import { sizeText } from "#web/core/file-size.ts";

import { percentOf, type Upload } from "./upload-queue.ts";

import classes from "./uploads.module.css";

type Props = {
  list: readonly Upload[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
};

/** Files on their way, each with what has really gone up. */
export function UploadList({ list, onCancel, onRetry }: Props) {
  if (list.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={copy.underWay}>
      {list.map((upload) => (
        <Row key={upload.id} upload={upload} onCancel={onCancel} onRetry={onRetry} />
      ))}
    </ul>
  );
}

type RowProps = { upload: Upload; onCancel: (id: string) => void; onRetry: (id: string) => void };

function Row({ upload, onCancel, onRetry }: RowProps) {
  const { id, file, state } = upload;
  const percent = percentOf(upload);
  return (
    <li className={classes.row} data-upload={state}>
      <span
        className={classes.tile}
        data-tone={state === "failed" ? "red" : state === "stored" ? "green" : undefined}
      >
        <StateIcon state={state} />
      </span>
      <div className={classes.words}>
        <span className={classes.name} dir="auto" title={file.name}>
          {file.name}
        </span>
        {state === "failed" ? (
          <span className={classes.problem} role="alert">
            {upload.problem}
          </span>
        ) : (
          <>
            <span className={classes.sub}>{stateText(upload)}</span>
            <Progress.Root size={6}>
              <Progress.Section value={percent} aria-label={copy.progressOf(file.name)} />
            </Progress.Root>
          </>
        )}
      </div>
      <div className={classes.actions}>
        {state === "failed" && (
          <Button className={classes.small} aria-label={copy.retryOf(file.name)} onClick={() => onRetry(id)}>
            {copy.retry}
          </Button>
        )}
        {state !== "stored" && (
          <Button
            className={classes.small}
            aria-label={copy.cancelOf(file.name)}
            onClick={() => onCancel(id)}
          >
            {copy.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}

function StateIcon({ state }: { state: Upload["state"] }) {
  if (state === "failed") return <IconAlertCircle size={18} stroke={1.75} aria-hidden />;
  if (state === "stored") return <IconCircleCheck size={18} stroke={1.75} aria-hidden />;
  return <IconFileUpload size={18} stroke={1.75} aria-hidden />;
}

function stateText(upload: Upload): string {
  if (upload.state === "stored") return copy.stored;
  if (upload.state === "waiting") return copy.waiting;
  const percent = percentOf(upload);
  if (upload.sentBytes >= upload.file.size) return copy.storing;
  return copy.sendingPart(sizeText(upload.sentBytes), sizeText(upload.file.size), percent);
}
