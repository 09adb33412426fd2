import type { Role } from "#contracts/auth/shapes.ts";

import { remember } from "./session.ts";

const CHANNEL = "portal-signed-in";

/** Somebody has come in here: the other tabs of this browser that wait for it go on. */
export function noteSignedIn(role: Role): void {
  remember("portal-role", role);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/**
 * Looks again once somebody may have come in in another tab: as soon as that tab says so, and when this one is looked at
 * again, since what sleeps hears nothing.
 * @returns what ends the listening
 */
export function onSignedInElsewhere(look: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const onSeen = () => {
    if (document.visibilityState === "visible") look();
  };
  channel.addEventListener("message", look);
  document.addEventListener("visibilitychange", onSeen);
  return () => {
    channel.close();
    document.removeEventListener("visibilitychange", onSeen);
  };
}
