import { uploads as copy } from "#web/copy/uploads.ts";
import { sizeText } from "#web/core/file-size.ts";
import { DropZone } from "#web/ui/drop-zone.tsx";

import { acceptOf, type FileRules, typeList } from "./file-rules.ts";

import classes from "./uploads.module.css";

type Props = {
  rules: FileRules;
  /** The words on the button. */
  label: string;
  onFiles: (files: readonly File[]) => void;
};

/** Chooses or takes dropped files; types are judged by content afterwards. */
export function FileDrop({ rules, label, onFiles }: Props) {
  return (
    <DropZone
      label={label}
      accept={acceptOf(rules)}
      isMany={rules.maxFiles === undefined || rules.maxFiles > 1}
      help={
        <>
          <span className={classes.dropHelp}>{copy.dropHelp}</span>
          {copy.accepted(
            typeList(rules.accept),
            sizeText(rules.maxBytes),
            rules.accept.includes("image/jpeg"),
          )}
        </>
      }
      onFiles={onFiles}
    />
  );
}
