import { eq } from "drizzle-orm";

import type { Invoice } from "#contracts/billing/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { activity } from "#db/schema.ts";

import type { Actor } from "./actor.ts";
import type { Portal } from "./portal.ts";
import { TEST_ZONE } from "./worker.ts";

export const companyToday = (): CalendarDate => dateInZone(new Date(), TEST_ZONE);

type Draft = Parameters<Actor["trpc"]["billing"]["create"]["mutate"]>[0];

/** A draft for the first client over 100.00 USD, due in two weeks, where the facts do not say otherwise. */
export function aDraft(staff: Actor, facts: Partial<Draft> = {}): Promise<Invoice> {
  return staff.trpc.billing.create.mutate({
    ...(facts.workspaceId === undefined ? { clientId: 1 } : {}),
    serviceDescription: "Pet travel service",
    dueDate: addDays(companyToday(), 14),
    currency: "USD",
    lines: [{ description: "Crate", quantity: 2, unitAmount: 5_000 }],
    ...facts,
  });
}

export async function anIssued(staff: Actor, facts: Partial<Draft> = {}): Promise<Invoice> {
  const { id, version } = await aDraft(staff, facts);
  return staff.trpc.billing.issue.mutate({ invoiceId: id, version });
}

/** What was written down of an invoice's changes, by the subject of its entries, oldest first. */
export async function recordOf(portal: Portal, subject: string): Promise<string[]> {
  const rows = await portal.db
    .select()
    .from(activity)
    .where(eq(activity.subject, subject))
    .orderBy(activity.id);
  return rows.map(({ kind }) => kind);
}
