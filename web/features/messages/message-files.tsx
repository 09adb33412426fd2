import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconFileText, IconPhoto } from "@tabler/icons-react";
import { useState } from "react";

import type { MessageFile } from "#contracts/messages/shapes.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { sizeText } from "#web/core/file-size.ts";
import { PaperView } from "#web/ui/paper-view.tsx";

import classes from "./conversation.module.css";

type Props = {
  files: readonly MessageFile[];
  /** What each is called among those of the whole conversation. */
  names: ReadonlyMap<MessageFile, string>;
};

/** What goes with a message; nothing of a file is fetched before somebody wants to see it. */
export function MessageFiles({ files, names }: Props) {
  return files.map((file) => (
    <File key={file.documentId} file={file} called={names.get(file) ?? file.name} />
  ));
}

function File({ file, called }: { file: MessageFile; called: string }) {
  const [isShown, setShown] = useState(false);
  const { documentId, name, fileName, mediaType, byteSize } = file;
  const Icon = mediaType === "application/pdf" ? IconFileText : IconPhoto;
  return (
    <div className={classes.file}>
      <div className={classes.fileLine}>
        <Icon size={18} stroke={1.75} aria-hidden />
        <span className={classes.fileName} dir="auto" title={name}>
          {name}
        </span>
        <span className={classes.fileSize}>{sizeText(byteSize)}</span>
        <ActionIcon
          component="a"
          href={`/files/${documentId}`}
          download={fileName}
          size={44}
          aria-label={copy.download(called)}
        >
          <IconDownload size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <Button
        variant="subtle"
        size="lg"
        className={classes.small}
        aria-expanded={isShown}
        aria-label={isShown ? `${copy.hidePreview}: ${called}` : copy.preview(called)}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? copy.hidePreview : copy.showPreview}
      </Button>
      {isShown && (
        <PaperView
          address={`/files/${documentId}?view=1`}
          mediaType={mediaType}
          label={copy.preview(called)}
        />
      )}
    </div>
  );
}
