import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useCallback, useEffect, useRef } from "react";

import { acceptOf, PAPER_RULES } from "./file-rules.ts";
import { Rejections } from "./rejections.tsx";
import { UploadList } from "./upload-list.tsx";
import { nameOf } from "./upload-queue.ts";
import { useUploads } from "./use-uploads.ts";

import classes from "./uploads.module.css";

type Props = {
  workspaceId: number;
  /** Names the box that the files are for. */
  place: string;
  label: string;
  /** Files that have arrived, each told once. */
  onStored: (files: readonly { documentId: number; name: string }[]) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Brings files to a journey for a message: one button, and what is on its way. */
export function AttachFiles({ workspaceId, place, label, onStored, onBusy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const nothing = useCallback(() => undefined, []);
  const { take, queue, list, rejected, isBusy } = useUploads(
    { workspaceId, place },
    PAPER_RULES,
    NONE,
    nothing,
  );
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    const stored = list.flatMap((upload) =>
      upload.documentId === null ? [] : [{ documentId: upload.documentId, name: nameOf(upload) }],
    );
    if (stored.length === 0) return;
    queue.clearStored(new Set(stored.map(({ documentId }) => documentId)));
    onStored(stored);
  }, [list, onStored, queue]);
  return (
    <div className={classes.attach}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-attach
        aria-label={label}
        accept={acceptOf(PAPER_RULES).join(",")}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
      <Button
        variant="subtle"
        size="lg"
        leftSection={<IconFileUpload size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Rejections list={rejected} onDismiss={(gone) => queue.dismiss(gone)} />
      <UploadList list={list} onCancel={(id) => queue.cancel(id)} onRetry={(id) => queue.retry(id)} />
    </div>
  );
}

const NONE: readonly never[] = [];
