import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useCallback, useRef, useState } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { showToast } from "#web/core/toasts.ts";

import { checkFiles, PAPER_RULES, type Rejection } from "./file-rules.ts";
import { madeReady } from "./made-ready.ts";
import { Rejections } from "./rejections.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

import classes from "./uploads.module.css";

const RULES = { ...PAPER_RULES, maxFiles: 1 };

type Props = {
  file: CustomerWorkspace["files"][number];
  /** What it is called among the others. */
  called: string;
  onChanged: () => Promise<void>;
};

/** Sends another file in place of one that was handed back; it keeps its name and its to-do. */
export function ReplaceFile({ file: { id, workspaceId, name }, called, onChanged }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [rejected, setRejected] = useState<readonly Rejection[]>([]);
  const stored = useCallback(() => {
    showToast({ title: copy.replacedTitle, description: copy.replaced(name), kind: "success" });
    void onChanged();
  }, [name, onChanged]);
  const { queue, list, isBusy } = useUploads(
    { workspaceId, replaces: id, place: `instead-of-${id}` },
    NONE,
    stored,
  );
  const take = async (chosen: readonly File[]) => {
    const ready = await Promise.all(chosen.map((one) => madeReady(one)));
    const { taken, rejected: refused } = await checkFiles(ready, RULES);
    setRejected(refused);
    if (taken.length > 0) queue.add(taken);
  };
  return (
    <div className={classes.instead}>
      <input
        ref={input}
        type="file"
        hidden
        data-attach
        aria-label={copy.replaceOf(called)}
        accept={RULES.accept.join(",")}
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
      <Button
        size="lg"
        variant="filled"
        disabled={isBusy}
        aria-label={copy.replaceOf(called)}
        leftSection={<IconRefresh size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {copy.replace}
      </Button>
      <Rejections list={rejected} onDismiss={() => setRejected([])} />
      <UploadList list={list} onCancel={(one) => queue.cancel(one)} onRetry={(one) => queue.retry(one)} />
    </div>
  );
}

/** What it is stored as is there already. */
const NONE = [] as const;
