import type { Delivery } from "#contracts/webhooks/shapes.ts";
import { connectors } from "#web/copy/connectors.ts";
import { showToast } from "#web/core/toasts.ts";

const copy = connectors.webhooks;

/** Says what an outside system answered to something that was sent at once. */
export function tellOutcome({ state, status, answer }: Delivery): void {
  const isTaken = state === "delivered";
  const description = status === null ? (answer ?? "") : copy.answered(status);
  showToast({
    kind: isTaken ? "success" : "error",
    title: isTaken ? copy.tested : copy.notTaken,
    description,
  });
}
