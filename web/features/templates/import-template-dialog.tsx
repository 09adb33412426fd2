import { Button, Group } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { readTemplateFile, type TemplateFile } from "#contracts/templates/files-shapes.ts";
import { templateWork as copy } from "#web/copy/template-form.ts";
import { Attempts } from "#web/core/attempts.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

import { useDrawnTemplate } from "./use-drawn-template.ts";

import classes from "./template-form.module.css";

type Props = { onMade: (templateId: number) => void; onClose: () => void };

/** A template from a file: what is wrong with it is said by its place, and nothing is made until it is whole. */
export function ImportTemplateDialog({ onMade, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [file, setFile] = useState<TemplateFile | null>(null);
  const [attempts] = useState(() => new Attempts());
  const drawn = useDrawnTemplate();
  const isBusy = drawn.isPending;

  const choose = async (chosen: File) => {
    setFile(null);
    if (chosen.size === 0) return setProblems([copy.emptyFile]);
    if (chosen.size > LIMITS.fileBytes) return setProblems([copy.largeFile]);
    const read = readTemplateFile(await chosen.text());
    setProblems("problems" in read ? read.problems : []);
    return "file" in read ? setFile(read.file) : undefined;
  };
  const make = async () => {
    if (!file || isBusy) return;
    const { format: _, formatVersion: __, graph, ...facts } = file;
    try {
      const made = await drawn.make({ ...facts, requestId: attempts.idFor(file) }, graph);
      showToast({ kind: "success", title: copy.imported, description: made.name });
      onMade(made.id);
    } catch (error) {
      showToast({ kind: "error", title: copy.notImported, description: sentenceOf(error) });
    }
  };

  return (
    <Dialog opened onClose={() => !isBusy && onClose()} title={copy.importTitle}>
      <p className={classes.lead}>{copy.importText}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={copy.file}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (chosen) void choose(chosen);
        }}
      />
      <Button
        leftSection={<IconUpload size={16} aria-hidden />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
        data-autofocus
      >
        {file ? copy.chooseOther : copy.chooseFile}
      </Button>
      <div role="status" className={classes.report}>
        {file && <p>{copy.holds(file.name, file.graph.steps.length)}</p>}
        {problems.length > 0 && (
          <>
            <p className={classes.wrong}>{copy.wrong}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Group justify="flex-end" mt="md">
        <CancelButton onCancel={onClose} disabled={isBusy} />
        <Button variant="filled" disabled={!file} loading={isBusy} onClick={() => void make()}>
          {copy.import}
        </Button>
      </Group>
    </Dialog>
  );
}
