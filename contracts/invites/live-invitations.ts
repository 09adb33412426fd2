import type { InvitationState } from "./shapes.ts";

/** Those in which its link or its code leads in. */
export const isLive = (state: InvitationState): state is "sent" | "undelivered" | "opened" =>
  state === "sent" || state === "undelivered" || state === "opened";
