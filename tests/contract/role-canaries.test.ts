import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payments, users, workspaceMembers } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

const IP = "203.0.113.77";
const DEVICE = "Canary/7.1 (a device of its own)";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
});
afterAll(() => portal.stop());

async function member(workspaceId: number, role: "vet" | "family" | "ground_agent"): Promise<Actor> {
  const email = `${role}.${randomUUID()}@example.com`;
  const [user] = await portal.db
    .insert(users)
    .values({ fullName: `A ${role}`, email, role: "customer", status: "active" })
    .returning();
  const userId = user?.id ?? 0;
  await portal.db.insert(workspaceMembers).values({ workspaceId, userId, role, joinedAt: new Date() });
  return portal.signIn(userId);
}

/** A journey whose owner has signed and paid, from an address and a device that stand nowhere else. */
async function signedAndPaid() {
  const started = await startedJourney(
    portal,
    [
      { actionType: "e-sign", title: "Declaration", settings: { sign: { text: "I declare." } } },
      { actionType: "deposit-payment", title: "Make deposit payment" },
    ],
    { isSequential: false },
  );
  const { workspace, owner, ownerId, taskIds } = started;
  const [signing = 0, paying = 0] = taskIds;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const { sha256 } = await owner.trpc.signing.find.query({ taskId: signing });
  const signed = { taskId: signing, sha256, method: "typed", typedName: "Ann Reed", timeZone: "UTC" };
  await owner.request("/trpc/signing.sign", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": IP, "user-agent": DEVICE },
    body: JSON.stringify({ json: signed }),
  });
  await owner.trpc.payments.payByCard.mutate({
    taskId: paying,
    cardToken: "tok_0123456789",
    requestId: randomUUID(),
  });
  const [payment] = await portal.db.select().from(payments).where(eq(payments.taskId, paying));
  const canaries = [IP, DEVICE, payment?.customerEmail ?? "none", payment?.transactionId ?? "none"];
  return { ...started, workspaceId: workspace.id, canaries };
}

/** Everything that somebody can read of a journey, in one text. */
async function read(actor: Actor, workspaceId: number, taskIds: readonly number[]): Promise<string> {
  const texts: string[] = [];
  for (const procedure of PROCEDURES) {
    const { path, route } = procedure;
    if (route.kind !== "query" || !["customer-of-workspace", "signed-in"].includes(route.access)) continue;
    if (path === "auth.me") continue;
    const ids = Object.fromEntries(ID_FIELDS.map((name) => [name, 1])) as Ids;
    const inputs = taskIds.map((taskId) => EXAMPLES[path]?.({ ...ids, workspaceId, taskId }) ?? {});
    const asked = "taskId" in (inputs[0] ?? {}) ? inputs : inputs.slice(0, 1);
    for (const answer of await Promise.all(asked.map((input) => call(actor, procedure, input))))
      texts.push(answer.text);
  }
  return texts.join("\n");
}

test("[TRUST-53] vets, agents and family see that something was signed and paid, and neither from where nor by which account", async () => {
  const { workspaceId, taskIds, canaries, owner } = await signedAndPaid();
  const seen = async (actor: Actor) => {
    const text = await read(actor, workspaceId, taskIds);
    expect(text).toContain("I declare.");
    return canaries.filter((canary) => text.includes(canary));
  };
  for (const role of ["vet", "ground_agent", "family"] as const)
    expect([role, await seen(await member(workspaceId, role))]).toEqual([role, []]);
  expect(await seen(owner)).toEqual(canaries);
  expect(await seen(await portal.staff())).toEqual(canaries);
}, 180_000);
