import { Button, NativeSelect, Progress } from "@mantine/core";
import { IconTextScan2 } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

import type { MediaType } from "#contracts/documents/shapes.ts";
import { photoReader as copy } from "#web/copy/photo-reader.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { PAPER_LANGUAGES, type PaperLanguage } from "#web/core/ocr-files.ts";
import { showToast } from "#web/core/toasts.ts";

import classes from "./photo-reader.module.css";

type Props = {
  documentId: number;
  name: string;
  mediaType: MediaType;
  /** What was read; resolves when it has been kept. */
  onRead: (text: string) => Promise<unknown>;
};

const NAMES = Object.keys(PAPER_LANGUAGES) as PaperLanguage[];

const notKept = (error: unknown) =>
  showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });

/** Reads a photo or a scan in this browser, when somebody asks for it, and can be called off. */
export function PhotoReader({ documentId, name, mediaType, onRead }: Props) {
  const [language, setLanguage] = useState<PaperLanguage>("english");
  const [progress, setProgress] = useState<number | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "nothing">("idle");
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const read = async () => {
    const { signal } = (stopper.current = new AbortController());
    setState("busy");
    try {
      const { readPhoto } = await import("#web/core/read-photo.ts");
      const text = await readPhoto({
        address: `/files/${documentId}?view=1`,
        mediaType,
        languages: PAPER_LANGUAGES[language],
        onProgress: setProgress,
        signal,
      });
      if (text !== "") await onRead(text).catch(notKept);
      setState(text === "" ? "nothing" : "idle");
    } catch {
      if (!signal.aborted) showToast({ kind: "error", title: copy.failed, description: copy.failedHelp });
      setState("idle");
    }
  };
  if (state === "busy") {
    return (
      <div className={classes.reader} role="status">
        <span>{progress === null ? copy.loading : copy.reading(Math.round(progress * 100))}</span>
        <Progress value={(progress ?? 0) * 100} aria-label={copy.progress} />
        <Button size="xs" className={classes.button ?? ""} onClick={() => stopper.current?.abort()}>
          {copy.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.reader}>
      {state === "nothing" && <p role="alert">{copy.nothing}</p>}
      <div className={classes.ask}>
        <NativeSelect
          size="xs"
          label={copy.language}
          value={language}
          data={NAMES.map((value) => ({ value, label: copy.languages[value] }))}
          onChange={(event) => setLanguage(event.currentTarget.value as PaperLanguage)}
        />
        <Button
          size="xs"
          leftSection={<IconTextScan2 size={16} aria-hidden />}
          aria-label={copy.readOf(name)}
          onClick={() => void read()}
        >
          {copy.read}
        </Button>
      </div>
      <p className={classes.dim}>{copy.hint}</p>
    </div>
  );
}
