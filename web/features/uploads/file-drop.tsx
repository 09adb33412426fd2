import { uploads as copy } from "#web/copy/uploads.ts";
import { sizeText } from "#web/core/file-size.ts";
import { DropZone } from "#web/ui/drop-zone.tsx";

import { type FileRules, typeList } from "./file-rules.ts";

import classes from "./uploads.module.css";

/** An iPhone's photos, which become JPEGs before they are sent. */
const CONVERTED = ["image/heic", ".heic", ".heif"];

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
      accept={rules.accept.includes("image/jpeg") ? [...rules.accept, ...CONVERTED] : rules.accept}
      isMany={rules.maxFiles === undefined || rules.maxFiles > 1}
      help={
        <>
          <span className={classes.dropHelp}>{copy.dropHelp}</span>
          {copy.accepted(typeList(rules.accept), sizeText(rules.maxBytes))}
        </>
      }
      onFiles={onFiles}
    />
  );
}
