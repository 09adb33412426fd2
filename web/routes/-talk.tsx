import type { ComponentProps } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { Conversation } from "#web/features/messages/conversation.tsx";
import { AttachFiles } from "#web/features/uploads/attach-files.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";

type Props = Omit<ComponentProps<typeof Conversation>, "workspaceId" | "attach" | "instead"> & {
  journey: CustomerWorkspace;
};

/** A conversation of the owner's page: with a box for those who may write, and files for those who may upload. */
export function Talk({ journey, ...props }: Props) {
  // Once on the page is enough: below a to-do there is simply no box.
  const instead = props.look === "message" ? <NotYours right="write" journey={journey} /> : null;
  return (
    <Conversation
      {...props}
      workspaceId={journey.id}
      {...(journey.rights.includes("upload") && { attach: AttachFiles })}
      {...(!journey.rights.includes("write") && { instead })}
    />
  );
}
