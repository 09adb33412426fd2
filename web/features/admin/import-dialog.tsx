import { Button } from "@mantine/core";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { useRef } from "react";

import { admin } from "#web/copy/admin.ts";
import { common } from "#web/copy/words.ts";
import { saveFile } from "#web/core/csv.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

import { ImportPreview } from "./import-preview.tsx";
import { IMPORT_ROWS_MAX, leftOutCsv } from "./import-rows.ts";
import { isSound, useImport } from "./use-import.ts";

import classes from "./admin.module.css";

const copy = admin.importing;

type Props = { knownEmails: readonly string[]; onClose: () => void };

/** Colleagues from a file: first what it holds and what is wrong in which row; nothing is written until that is confirmed. */
export function ImportDialog({ knownEmails, onClose }: Props) {
  const { stage, rows, problem, failure, handled, added, choose, confirm, stop, again } =
    useImport(knownEmails);
  const input = useRef<HTMLInputElement>(null);
  const sound = rows.filter(isSound).length;
  const faulty = rows.length - sound;
  const isBusy = stage === "checking" || stage === "adding";
  const toSend = stage === "preview" ? sound : sound - added;
  const trouble = problem ? copy.fileProblem[problem](IMPORT_ROWS_MAX) : failure;

  return (
    <Dialog
      opened
      size={880}
      onClose={() => !isBusy && onClose()}
      closeOnClickOutside={false}
      closeOnEscape={!isBusy}
      title={copy.title}
      closeButtonProps={{ "aria-label": common.close, disabled: isBusy }}
    >
      <div className={classes.form}>
        {(stage === "choose" || stage === "checking") && (
          <>
            <p className={classes.text}>{copy.text(IMPORT_ROWS_MAX)}</p>
            <p className={classes.text}>{copy.rowByRow}</p>
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,text/csv"
              hidden
              aria-label={copy.file}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (file) void choose(file);
              }}
            />
          </>
        )}
        <p className={classes.report} role="status" data-failed={trouble !== null || undefined}>
          {trouble ?? reportOf(stage, { sound, faulty, handled, added })}
        </p>
        {stage === "adding" && (
          <progress className={classes.progress} aria-label={copy.progress} max={sound} value={handled} />
        )}
        <div className={classes.buttons}>
          {stage === "done" && faulty > 0 && (
            <Button
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => saveFile(copy.leftOutFile, leftOutCsv(rows.filter((row) => !isSound(row))))}
            >
              {copy.leftOut(faulty)}
            </Button>
          )}
          {stage === "preview" && <Button onClick={again}>{copy.other}</Button>}
          {stage === "adding" ? (
            <Button onClick={stop}>{copy.stop}</Button>
          ) : stage === "done" ? (
            <Button onClick={onClose}>{common.close}</Button>
          ) : (
            <CancelButton onCancel={onClose} disabled={isBusy} />
          )}
          {(stage === "choose" || stage === "checking") && (
            <Button
              variant="filled"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={stage === "checking"}
              onClick={() => input.current?.click()}
            >
              {copy.choose}
            </Button>
          )}
          {(stage === "preview" || (stage === "done" && toSend > 0)) && (
            <Button variant="filled" disabled={toSend === 0} onClick={() => void confirm()}>
              {stage === "preview" ? copy.confirm(toSend) : copy.goOn(toSend)}
            </Button>
          )}
        </div>
        {(stage === "preview" || stage === "done") && <ImportPreview rows={rows} />}
      </div>
    </Dialog>
  );
}

function reportOf(
  stage: ReturnType<typeof useImport>["stage"],
  { sound, faulty, handled, added }: { sound: number; faulty: number; handled: number; added: number },
): string {
  switch (stage) {
    case "choose":
      return "";
    case "checking":
      return copy.checking;
    case "preview":
      return copy.found(sound, faulty);
    case "adding":
      return copy.adding(handled, sound);
    case "done":
      return copy.done(added, faulty);
  }
}
