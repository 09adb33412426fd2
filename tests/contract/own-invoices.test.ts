import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { workspaceMembers } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft, anIssued } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

test("[HOME-04] an owner lists what was issued to them or to a journey they pay for, in pages; no draft, and nothing of another's", async () => {
  const journey = await startedJourney(portal, [{}]);
  const { id } = journey.workspace;
  const own = async (actor: Actor, limit = 50) => {
    const numbers: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await actor.trpc.billing.own.query({ limit, ...(cursor && { cursor }) });
      numbers.push(...page.items.map(({ invoiceNumber }) => invoiceNumber));
      cursor = page.nextCursor;
    } while (cursor);
    return numbers;
  };
  await aDraft(staff, { workspaceId: id });
  expect(await own(journey.owner)).toEqual([]);
  const issued = [await anIssued(staff, { workspaceId: id }), await anIssued(staff, { workspaceId: id })];
  const numbers = issued.map(({ invoiceNumber }) => invoiceNumber).toReversed();
  expect(await own(journey.owner)).toEqual(numbers);
  expect(await own(journey.owner, 1)).toEqual(numbers);

  const payer = await portal.secondOwner();
  const before = await own(payer);
  expect(before.some((number) => numbers.includes(number))).toBe(false);
  await portal.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: DEMO_ACCOUNTS.secondOwner, role: "family", isPayer: true });
  expect(await own(payer)).toEqual([...numbers, ...before]);
  expect(await own(staff)).toEqual([]);
});
