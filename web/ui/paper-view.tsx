import { IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";

import type { MediaType } from "#contracts/documents/shapes.ts";
import { paperView as copy } from "#web/copy/paper-view.ts";

import classes from "./paper-view.module.css";

/** Asks the viewer for the page as wide as its place, without a column of small ones beside it. */
const WIDE_PAGE = "#navpanes=0&view=FitH";

type Props = {
  /** Where the file is shown; the answer's own policy keeps it from running anything. */
  address: string;
  mediaType: MediaType;
  /** What it is a preview of, for screen readers. */
  label: string;
  /** As high as its place, instead of a part of a panel. */
  isTall?: boolean;
};

/** A file as its reader sees it, or a word that it cannot be shown here. */
export function PaperView({ address, mediaType, label, isTall = false }: Props) {
  const [isBroken, setBroken] = useState(false);
  const isPdf = mediaType === "application/pdf";
  // Phones have no viewer of their own for a PDF inside a page.
  const isShown = !isBroken && !(isPdf && navigator.pdfViewerEnabled === false);
  return (
    <div className={classes.view} data-tall={isTall || undefined}>
      {!isShown && (
        <p className={classes.none}>
          <IconEyeOff size={24} stroke={1.5} aria-hidden />
          <b>{copy.noPreview}</b>
          {copy.noPreviewHelp}
        </p>
      )}
      {isShown && isPdf && <iframe className={classes.page} src={address + WIDE_PAGE} title={label} />}
      {isShown && !isPdf && (
        <img className={classes.picture} src={address} alt={label} onError={() => setBroken(true)} />
      )}
    </div>
  );
}
