import { useCallback, useState } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { Delayed } from "#web/ui/delayed.tsx";

import { DocumentList } from "./document-list.tsx";
import { FileDrop } from "./file-drop.tsx";
import { checkFiles, type FileRules, type Rejection } from "./file-rules.ts";
import { LeftList } from "./left-list.tsx";
import { madeReady } from "./made-ready.ts";
import { Rejections } from "./rejections.tsx";
import type { Destination } from "./send-file.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

import classes from "./uploads.module.css";

type Files = CustomerWorkspace["files"];

type Props = {
  destination: Destination;
  rules: FileRules;
  label: string;
  /** What stands in this place already. */
  files: Files;
  onChanged: () => Promise<void>;
  /** Which files may still be taken back here. */
  isEditable: (file: Files[number]) => boolean;
  /** Whether the reader's role lets them add some. */
  mayAdd?: boolean;
  children?: (state: { isBusy: boolean }) => React.ReactNode;
};

/** Choose or drop, see it go up, see what is there. */
export function Uploader({
  destination,
  rules,
  label,
  files,
  onChanged,
  isEditable,
  mayAdd = true,
  children,
}: Props) {
  const [rejected, setRejected] = useState<readonly Rejection[]>([]);
  const [told, setTold] = useState("");
  const [preparing, setPreparing] = useState(0);
  const uploaded = useCallback(
    (stored: readonly File[]) => {
      setTold(copy.allStored(stored.length));
      void onChanged();
    },
    [onChanged],
  );
  const { queue, list, left, isBusy } = useUploads(destination, files, uploaded);
  const take = async (chosen: readonly File[]) => {
    setTold("");
    setPreparing(chosen.length);
    const ready = await Promise.all(chosen.map((file) => madeReady(file))).finally(() => setPreparing(0));
    const { taken, rejected: refused } = await checkFiles(ready, rules);
    setRejected(refused);
    if (taken.length > 0) queue.add(taken);
  };
  return (
    <div className={classes.uploader}>
      {mayAdd && <FileDrop rules={rules} label={label} onFiles={(chosen) => void take(chosen)} />}
      {preparing > 0 && (
        <Delayed>
          <p className={classes.sub} role="status">
            {copy.preparing(preparing)}
          </p>
        </Delayed>
      )}
      <Rejections
        list={rejected}
        onDismiss={(gone) => setRejected((before) => before.filter((one) => one !== gone))}
      />
      <LeftList list={left} onDismiss={(id) => queue.forget(new Set([id]))} />
      <UploadList list={list} onCancel={(id) => queue.cancel(id)} onRetry={(id) => queue.retry(id)} />
      <DocumentList files={files} isEditable={isEditable} mayReplace={mayAdd} onChanged={onChanged} />
      <p className="sr-only" role="status">
        {told}
      </p>
      {children?.({ isBusy: isBusy || preparing > 0 })}
    </div>
  );
}
