import type { InvitationState } from "./shapes.ts";

/** The two in which its link leads in. */
export const isLive = (state: InvitationState): boolean => state === "sent" || state === "opened";
