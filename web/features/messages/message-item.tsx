import type { Ref } from "react";

import type { Message, MessageFile } from "#contracts/messages/shapes.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { Bubble, FeedItem, FeedTime } from "#web/ui/feed-item.tsx";

import { MessageFiles } from "./message-files.tsx";

import classes from "./conversation.module.css";

type Props = {
  message: Message;
  /** The to-do it is a comment on, where that is worth saying. */
  about: string | undefined;
  isFirstNew: boolean;
  fileNames: ReadonlyMap<MessageFile, string>;
  ref: Ref<HTMLLIElement> | undefined;
};

/** Who said what and when. */
export function MessageItem({ message, about, isFirstNew, fileNames, ref }: Props) {
  return (
    <>
      {isFirstNew && (
        <li className={classes.fresh}>
          <span>{copy.fresh}</span>
        </li>
      )}
      <FeedItem ref={ref} initials={message.authorInitials}>
        <bdi>{message.authorName}</bdi>
        {about !== undefined && <span className={classes.about}>{` ${copy.on(about)}`}</span>}
        {message.body !== "" && <Bubble>{message.body}</Bubble>}
        <MessageFiles files={message.files} names={fileNames} />
        <FeedTime at={message.createdAt} />
      </FeedItem>
    </>
  );
}
