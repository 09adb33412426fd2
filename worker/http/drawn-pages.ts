export type Readers = "anybody" | "signed in" | "staff";

/**
 * The pages that the Worker draws, by address, and for whom. Not the doors whose key stands behind the `#`, which no server
 * sees. `wrangler.toml` leads them here; `web/vite.pages.config.ts` names what is drawn on them.
 */
export const DRAWN: readonly [address: string, readers: Readers][] = [
  ["/", "staff"],
  ["/workspaces", "staff"],
  ["/workspace/:id", "staff"],
  ["/workspace/:id/rules", "staff"],
  ["/status", "staff"],
  ["/actions", "staff"],
  ["/documents", "staff"],
  ["/schedule", "staff"],
  ["/billing", "staff"],
  ["/workspace/:id/customer", "signed in"],
  ["/sign-in", "anybody"],
  ["/set-up", "anybody"],
  ["/planner", "anybody"],
];
