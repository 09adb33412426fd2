import { MINUTE_MS } from "#contracts/core/durations.ts";
import { splitDeposit } from "#contracts/core/money.ts";

import { CLIENTS } from "./client-table.ts";
import type { Journey, Planned } from "./journeys.ts";
import { userId } from "./people.ts";
import { itemsOf } from "./workspaces.ts";
import { add, requestId, type World } from "./world.ts";

/** The payment of a deposit or of what remained: most by card, every third by transfer; one transfer is still awaited. */
export function addPayment(world: World, journey: Journey, planned: Planned, paidAt: Date): void {
  const { taskId, step, completedAt } = planned;
  const items = itemsOf(world, journey.id);
  const { deposit, remaining } = splitDeposit(items.reduce((sum, item) => sum + item.amount, 0));
  const isAwaited = completedAt === null;
  const isTransfer = isAwaited || journey.id % 3 === 0;
  const attempt = requestId(`payment ${taskId}`);
  add(world, "payments", {
    workspaceId: journey.id,
    taskId,
    method: isTransfer ? "bank" : "card",
    status: isAwaited ? "awaiting_transfer" : "succeeded",
    amount: step.do === "settlement-payment" ? remaining : deposit,
    currency: "GBP",
    transactionId: isAwaited ? null : isTransfer ? `bank_${attempt}` : `sim_${attempt}`,
    customerName: CLIENTS[journey.owner].name,
    customerEmail: CLIENTS[journey.owner].email,
    items: items.filter((item) => item.required),
    payerId: userId(journey.owner),
    requestId: attempt,
    createdAt: new Date(paidAt.getTime() - MINUTE_MS),
    settledAt: isAwaited ? null : paidAt,
  });
  world.happenings.push({
    at: paidAt,
    kind: isAwaited ? "payment.announced" : "payment.succeeded",
    actorId: userId(journey.owner),
    personId: userId(journey.owner),
    workspaceId: journey.id,
    taskId,
    subject: step.title,
  });
}
