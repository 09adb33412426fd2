import type { ComponentProps } from "react";

import { Conversation } from "#web/features/messages/conversation.tsx";
import { AttachFiles } from "#web/features/uploads/attach-files.tsx";

/** A conversation whose messages can take files along. */
export function Talk(props: Omit<ComponentProps<typeof Conversation>, "attach">) {
  return <Conversation {...props} attach={AttachFiles} />;
}
