import type { Ref } from "react";

import type { Message } from "#contracts/messages.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { whenText } from "#web/ui/when.ts";

import { MessageFiles } from "./message-files.tsx";

import classes from "./conversation.module.css";

type Props = {
  message: Message;
  /** The to-do it is a comment on, where that is worth saying. */
  about: string | undefined;
  isFirstNew: boolean;
  ref: Ref<HTMLLIElement> | undefined;
};

/** Who said what and when. */
export function MessageItem({ message, about, isFirstNew, ref }: Props) {
  const today = useToday();
  return (
    <>
      {isFirstNew && (
        <li className={classes.fresh}>
          <span>{copy.fresh}</span>
        </li>
      )}
      <li ref={ref}>
        <Avatar initials={message.authorInitials} />
        <div className={classes.words}>
          <bdi>{message.authorName}</bdi>
          {about !== undefined && <span className={classes.about}>{` ${copy.on(about)}`}</span>}
          {message.body !== "" && (
            <p className={classes.bubble} dir="auto">
              {message.body}
            </p>
          )}
          <MessageFiles files={message.files} />
          <time className={classes.time} dateTime={message.createdAt.toISOString()}>
            {whenText(message.createdAt, today, viewerZone())}
          </time>
        </div>
      </li>
    </>
  );
}
