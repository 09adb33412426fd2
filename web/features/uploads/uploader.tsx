import { useCallback, useState } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";

import { DocumentList } from "./document-list.tsx";
import { FileDrop } from "./file-drop.tsx";
import type { FileRules } from "./file-rules.ts";
import { LeftList } from "./left-list.tsx";
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
  const [told, setTold] = useState("");
  const uploaded = useCallback(
    (stored: readonly File[]) => {
      setTold(copy.allStored(stored.length));
      void onChanged();
    },
    [onChanged],
  );
  const uploads = useUploads(destination, rules, files, uploaded);
  const { queue, isBusy } = uploads;
  const take = (chosen: readonly File[]) => {
    setTold("");
    uploads.take(chosen);
  };
  return (
    <div className={classes.uploader}>
      {mayAdd && <FileDrop rules={rules} label={label} onFiles={take} />}
      <Rejections list={uploads.rejected} onDismiss={(gone) => queue.dismiss(gone)} />
      <LeftList list={uploads.left} onDismiss={(id) => queue.forget(new Set([id]))} />
      <UploadList list={uploads.list} onCancel={(id) => queue.cancel(id)} onRetry={(id) => queue.retry(id)} />
      <DocumentList files={files} isEditable={isEditable} mayReplace={mayAdd} onChanged={onChanged} />
      <p className="sr-only" role="status">
        {told}
      </p>
      {children?.({ isBusy })}
    </div>
  );
}
