const CHANNEL = "portal-signed-in";

/** Open pages that wait for it go on. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** @returns what ends the listening */
export function onSignedInElsewhere(go: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", go);
  return () => channel.close();
}
