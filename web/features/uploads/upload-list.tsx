import { Button, Progress } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck, IconFileUpload } from "@tabler/icons-react";

import { uploads as copy } from "#web/copy/uploads.ts";
import { sizeText } from "#web/core/file-size.ts";

import { nameOf, percentOf, type Upload } from "./upload-queue.ts";

import classes from "./uploads.module.css";

/** Less than that is no shrinking, but what was stripped of it. */
const WORTH_SAYING = 1.2;

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
  const { id, state } = upload;
  const name = nameOf(upload);
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
        <span className={classes.name} dir="auto" title={name}>
          {name}
        </span>
        {state === "failed" ? (
          <span className={classes.problem} role="alert">
            {upload.problem}
          </span>
        ) : (
          <>
            <span className={classes.sub} {...(upload.pause && { role: "status" })}>
              {stateText(upload)}
            </span>
            <Progress.Root size={6}>
              <Progress.Section value={percent} aria-label={copy.progressOf(name)} />
            </Progress.Root>
          </>
        )}
      </div>
      <div className={classes.actions}>
        {(state === "failed" || upload.pause !== null) && (
          <Button className={classes.small} aria-label={copy.retryOf(name)} onClick={() => onRetry(id)}>
            {copy.retry}
          </Button>
        )}
        {state !== "stored" && (
          <Button className={classes.small} aria-label={copy.cancelOf(name)} onClick={() => onCancel(id)}>
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
  const { state, chosen, file, pause } = upload;
  if (pause) return pause.isOffline ? copy.pausedOffline : copy.paused;
  if (state === "drawing") return copy.drawing(sizeText(chosen.size));
  if (!file) return copy.preparing;
  const said = wayText(upload, file);
  return chosen.size > file.size * WORTH_SAYING ? copy.madeSmaller(said, sizeText(chosen.size)) : said;
}

function wayText(upload: Upload, { size }: File): string {
  const { state, sentBytes } = upload;
  if (state === "stored") return copy.stored(sizeText(size));
  if (state === "waiting") return copy.waiting(sizeText(size));
  if (sentBytes >= size) return copy.storing(sizeText(size));
  return copy.sendingPart(sizeText(sentBytes), sizeText(size), percentOf(upload));
}
