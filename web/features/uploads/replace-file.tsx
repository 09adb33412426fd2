import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useCallback, useRef } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { showToast } from "#web/core/toasts.ts";

import { acceptOf, PAPER_RULES } from "./file-rules.ts";
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
  const stored = useCallback(() => {
    showToast({ title: copy.replacedTitle, description: copy.replaced(name), kind: "success" });
    void onChanged();
  }, [name, onChanged]);
  const { take, queue, list, rejected, isBusy } = useUploads(
    { workspaceId, replaces: id, place: `instead-of-${id}` },
    RULES,
    NONE,
    stored,
  );
  return (
    <div className={classes.instead}>
      <input
        ref={input}
        type="file"
        hidden
        data-attach
        aria-label={copy.replaceOf(called)}
        accept={acceptOf(RULES).join(",")}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
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
      <Rejections list={rejected} onDismiss={(gone) => queue.dismiss(gone)} />
      <UploadList list={list} onCancel={(one) => queue.cancel(one)} onRetry={(one) => queue.retry(one)} />
    </div>
  );
}

/** What it is stored as is there already. */
const NONE = [] as const;
