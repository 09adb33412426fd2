import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";

import { checkFiles, PAPER_RULES, type Rejection } from "./file-rules.ts";
import { Rejections } from "./rejections.tsx";
import { UploadList } from "./upload-list.tsx";
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
  const [rejected, setRejected] = useState<readonly Rejection[]>([]);
  const nothing = useCallback(() => undefined, []);
  const { queue, list, isBusy } = useUploads({ workspaceId, place }, NONE, nothing);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    const stored = list.flatMap(({ documentId, file }) =>
      documentId === null ? [] : [{ documentId, name: file.name }],
    );
    if (stored.length === 0) return;
    queue.clearStored(new Set(stored.map(({ documentId }) => documentId)));
    onStored(stored);
  }, [list, onStored, queue]);
  const take = async (chosen: readonly File[]) => {
    const { taken, rejected: refused } = await checkFiles(chosen, PAPER_RULES);
    setRejected(refused);
    if (taken.length > 0) queue.add(taken);
  };
  return (
    <div className={classes.attach}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-attach
        aria-label={label}
        accept={PAPER_RULES.accept.join(",")}
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
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
      <Rejections
        list={rejected}
        onDismiss={(gone) => setRejected((before) => before.filter((one) => one !== gone))}
      />
      <UploadList list={list} onCancel={(id) => queue.cancel(id)} onRetry={(id) => queue.retry(id)} />
    </div>
  );
}

const NONE: readonly never[] = [];
