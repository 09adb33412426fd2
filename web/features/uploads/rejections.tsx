import { IconAlertCircle, IconX } from "@tabler/icons-react";

import { uploads as copy } from "#web/copy/uploads.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import type { Rejection } from "./file-rules.ts";

import classes from "./uploads.module.css";

type Props = { list: readonly Rejection[]; onDismiss: (rejection: Rejection) => void };

/** Which files were not taken, why, and what to do about it. */
export function Rejections({ list, onDismiss }: Props) {
  return (
    <div role="alert" className={classes.rejections}>
      {list.map((rejection, at) => (
        <div key={`${at}:${rejection.fileName}`} className={classes.rejection}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          <div>
            <bdi>{rejection.fileName}</bdi>
            {rejection.messages.map((message) => (
              <b key={message}>{message}</b>
            ))}
            <p>{rejection.help}</p>
          </div>
          <IconButton
            label={copy.dismiss(rejection.fileName)}
            tip="end"
            size={36}
            onClick={() => onDismiss(rejection)}
          >
            <IconX size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
