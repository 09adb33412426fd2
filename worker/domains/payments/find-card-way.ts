import { and, asc, eq, inArray, ne } from "drizzle-orm";

import type { Currency } from "#contracts/core/money-shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import { ACTION_TYPES } from "#contracts/workflows/terms.ts";
import { tasks } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { findQuote } from "./find-quote.ts";

const PAYMENTS = ACTION_TYPES.filter((type) => WIDGET_OF[type] === "payment");
/** A journey asks for its deposit and for the rest. */
const AT_MOST = 4;

type Asked = { workspaceId: number; currency: Currency; amount: number };

/**
 * The to-do of a journey whose turn it is and in which the caller pays by card what such an invoice can take; null where
 * there is none, and where no card is taken.
 */
export async function findCardWay(
  act: Act,
  { workspaceId, currency, amount }: Asked,
): Promise<{ workspaceId: number; taskId: number } | null> {
  if (act.isStaff || act.circumstances.gateway.way === "none") return null;
  const [open] = await act.read((db) => [
    db
      .select({ id: tasks.id })
      .from(tasks)
      .where(
        and(
          eq(tasks.workspaceId, workspaceId),
          inArray(tasks.actionType, PAYMENTS),
          ne(tasks.status, "completed"),
          ne(tasks.status, "pending"),
        ),
      )
      .orderBy(asc(tasks.id))
      .limit(AT_MOST),
  ]);
  for (const { id } of open) {
    if (await isPayable(act, id, { currency, amount })) return { workspaceId, taskId: id };
  }
  return null;
}

async function isPayable(act: Act, taskId: number, { currency, amount }: Omit<Asked, "workspaceId">) {
  try {
    const { task } = await allowTask(act, taskId, "pay");
    const quote = await findQuote(act, { taskId });
    const due = task.actionType === "settlement-payment" ? quote.remaining : quote.deposit;
    const isOpen = quote.paid === null && quote.transferAnnouncedAt === null && quote.hasPayer;
    return isOpen && quote.card !== "none" && quote.currency === currency && due > 0 && due <= amount;
  } catch (error) {
    if (error instanceof Fault && ["not_found", "forbidden"].includes(error.code)) return false;
    throw error;
  }
}
