import { createHash, randomUUID } from "node:crypto";

import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { outbox, signatures, taskAssignees, tasks, workspaceMembers } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, taskOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

const TEXT = "ฉันยืนยันว่าสัตว์เลี้ยงของฉันไม่ได้มีไว้เพื่อขาย\nI declare that my pet is not for sale.";
const SIGNED = {
  actionType: "e-sign",
  title: "Owner declaration",
  settings: { sign: { text: TEXT } },
} as const;
const READ = { actionType: "handy-crate-tips" } as const;

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const typed = (taskId: number, sha256: string) => ({
  taskId,
  sha256,
  method: "typed" as const,
  typedName: "Łucja Ann Reed",
  timeZone: "Asia/Tokyo",
  requestId: randomUUID(),
});

async function toSign() {
  const journey = await startedJourney(portal, [SIGNED, READ]);
  const [taskId = 0, nextId = 0] = journey.taskIds;
  const { sha256 } = await journey.owner.trpc.signing.find.query({ taskId });
  return { ...journey, taskId, nextId, sha256 };
}

test("[SIGN-01] what is signed is kept word for word with its SHA-256, and who, when, with which zone and from where", async () => {
  const { owner, taskId, nextId, workspace, ownerId, sha256 } = await toSign();
  expect(sha256).toBe(
    createHash("sha256").update(`Owner declaration\n\n${TEXT}`.normalize("NFC")).digest("hex"),
  );
  await owner.trpc.signing.sign.mutate(typed(taskId, sha256));
  // Whoever changes the step afterwards does not change what was signed.
  await portal.db
    .update(tasks)
    .set({ title: "Another", settings: { sign: { text: "Other words" } } })
    .where(eq(tasks.id, taskId));
  const after = await staff.trpc.signing.find.query({ taskId });
  expect(after.text).toBe("Other words");
  expect(after.sha256).not.toBe(sha256);
  expect(after.signatures).toMatchObject([
    {
      signerName: "Ann Reed",
      typedName: "Łucja Ann Reed",
      title: "Owner declaration",
      text: TEXT,
      sha256,
      method: "typed",
      drawing: null,
      timeZone: "Asia/Tokyo",
    },
  ]);
  expect(Math.abs((after.signatures[0]?.signedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  const [row] = await portal.db.select().from(signatures).where(eq(signatures.taskId, taskId));
  expect(row).toMatchObject({ userId: ownerId, workspaceId: workspace.id });
  expect((await taskOf(portal.db, taskId)).status).toBe("completed");
  expect((await taskOf(portal.db, nextId)).status).toBe("in_progress");
  expect(await kindsOf(portal.db, workspace.id)).toContain("task.signed");
});

test("[SIGN-02] a text that has changed since it was read is not signed", async () => {
  const { owner, taskId, sha256 } = await toSign();
  await portal.db
    .update(tasks)
    .set({ settings: { sign: { text: "I pay for everything." } } })
    .where(eq(tasks.id, taskId));
  expect(await refusalOf(owner.trpc.signing.sign.mutate(typed(taskId, sha256)))).toEqual({
    status: 409,
    fault: "stale_version",
  });
  expect((await owner.trpc.signing.find.query({ taskId })).signatures).toEqual([]);
});

test("[SIGN-03] nobody signs for another: a colleague cannot sign the owner's step, nor an owner of another journey, nor by marking it read", async () => {
  const { owner, taskId, sha256 } = await toSign();
  const other = await startedJourney(portal, [READ]);
  expect(await refusalOf(staff.trpc.signing.sign.mutate(typed(taskId, sha256)))).toEqual({
    status: 403,
    fault: "forbidden",
  });
  expect(await refusalOf(other.owner.trpc.signing.sign.mutate(typed(taskId, sha256)))).toEqual({
    status: 404,
    fault: "not_found",
  });
  expect(await refusalOf(other.owner.trpc.signing.find.query({ taskId }))).toEqual({
    status: 404,
    fault: "not_found",
  });
  expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId }))).toEqual({
    status: 409,
    fault: "wrong_state",
  });
});

test("[SIGN-04] a step is signed in its turn and once, however often the button is pressed", async () => {
  const journey = await startedJourney(portal, [READ, SIGNED]);
  const [, taskId = 0] = journey.taskIds;
  const { sha256 } = await journey.owner.trpc.signing.find.query({ taskId });
  const attempt = typed(taskId, sha256);
  expect(await refusalOf(journey.owner.trpc.signing.sign.mutate(attempt))).toEqual({
    status: 409,
    fault: "out_of_turn",
  });
  await journey.owner.trpc.journeys.submitTodo.mutate({ taskId: journey.taskIds[0] ?? 0 });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => journey.owner.trpc.signing.sign.mutate(attempt)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await refusalOf(journey.owner.trpc.signing.sign.mutate(typed(taskId, sha256)))).toEqual({
    status: 409,
    fault: "wrong_state",
  });
  expect((await staff.trpc.signing.find.query({ taskId })).signatures).toHaveLength(1);
});

test.each([
  ["a drawn one without strokes", { method: "drawn" as const }, "drawing"],
  ["strokes that are no strokes", { method: "drawn" as const, drawing: 'M1 1L2 2"/><script>' }, "drawing"],
  ["a blank name", { typedName: "  " }, "typedName"],
  ["a zone that is none", { timeZone: "+02:00" }, "timeZone"],
])("%s is refused and loses nothing", async (_what, wrong, field) => {
  const { owner, taskId, sha256 } = await toSign();
  const refusal = await refusalOf(owner.trpc.signing.sign.mutate({ ...typed(taskId, sha256), ...wrong }));
  expect(refusal).toMatchObject({ status: 400, fault: "invalid_input" });
  expect(Object.keys(refusal.fields as object)).toEqual([field]);
  expect((await taskOf(portal.db, taskId)).status).toBe("in_progress");
});

test("[SIGN-06] a step of the team is signed by a colleague in their own name, once, and neither by an owner nor by marking it done", async () => {
  const { owner, taskIds, workspace } = await startedJourney(portal, [
    { ...SIGNED, assignedRole: "team" },
    READ,
  ]);
  const [taskId = 0, nextId = 0] = taskIds;
  const { sha256 } = await staff.trpc.signing.find.query({ taskId });
  expect(await refusalOf(owner.trpc.signing.sign.mutate(typed(taskId, sha256)))).toEqual({
    status: 403,
    fault: "forbidden",
  });
  const { version } = await taskOf(portal.db, taskId);
  expect(await refusalOf(staff.trpc.tasks.complete.mutate({ taskId, version }))).toEqual({
    status: 409,
    fault: "wrong_state",
  });
  const admin = await portal.admin();
  const results = await Promise.allSettled([
    staff.trpc.signing.sign.mutate(typed(taskId, sha256)),
    admin.trpc.signing.sign.mutate(typed(taskId, sha256)),
  ]);
  const won = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const lost = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(won).toHaveLength(1);
  expect(lost.reason).toMatchObject({ data: { httpStatus: 409 } });
  const { signatures: kept } = await staff.trpc.signing.find.query({ taskId });
  expect(kept.map(({ signerName }) => signerName)).toEqual([won[0]?.signerName]);
  expect((await taskOf(portal.db, taskId)).status).toBe("completed");
  expect((await taskOf(portal.db, nextId)).status).toBe("in_progress");
  expect(await kindsOf(portal.db, workspace.id)).toContain("task.signed");
});

test.each(["the first", "the second"] as const)(
  "of two owners %s signs, and the colleague's mail names whom the record names",
  async (which) => {
    const { owner, taskId, workspace, sha256 } = await toSign();
    const userId = DEMO_ACCOUNTS.secondOwner;
    const joined = { workspaceId: workspace.id, userId, role: "owner", joinedAt: new Date() } as const;
    await portal.db.insert(workspaceMembers).values(joined);
    await portal.db.insert(taskAssignees).values({ taskId, userId });
    await staff.trpc.notifications.setPreference.mutate({ kind: "progress", channel: "mail" });
    const signer = which === "the first" ? owner : await portal.secondOwner();
    const { fullName } = await signer.trpc.auth.me.query({});

    await signer.trpc.signing.sign.mutate(typed(taskId, sha256));

    const { email } = await staff.trpc.auth.me.query({});
    const [mail] = await portal.db
      .select()
      .from(outbox)
      .where(eq(outbox.toEmail, email))
      .orderBy(desc(outbox.id))
      .limit(1);
    expect(mail?.payload).toMatchObject({
      message: `${fullName} has completed “Owner declaration” (${workspace.name}).`,
    });
    const { items } = await staff.trpc.journeys.activity.query({ workspaceId: workspace.id });
    const signed = items.filter(({ kind }) => kind === "task.signed" || kind === "task.completed");
    expect(new Set(signed.map(({ actorName }) => actorName))).toEqual(new Set([fullName]));
  },
);

test("[RPT-06] a step without a text is signed by nobody, and no step without one is made", async () => {
  for (const text of ["", " ", "\u200B\u2060"]) {
    const journey = await startedJourney(portal, [{ ...SIGNED, settings: { sign: { text } } }]);
    const [taskId = 0] = journey.taskIds;
    const { sha256 } = await journey.owner.trpc.signing.find.query({ taskId });
    expect(await refusalOf(journey.owner.trpc.signing.sign.mutate(typed(taskId, sha256)))).toMatchObject({
      status: 409,
      fault: "wrong_state",
    });
  }
  const { workspace } = await startedJourney(portal, [READ]);
  const draft = {
    workspaceId: workspace.id,
    title: "Declaration",
    actionType: "e-sign",
    assignedRole: "customer",
  } as const;
  const asked = { description: "Say what is to be signed" };
  const empty = staff.trpc.tasks.create.mutate({ ...draft, description: "\u200B" });
  expect((await refusalOf(empty)).fields).toEqual(asked);
  const { id: taskId, version } = await staff.trpc.tasks.create.mutate({
    ...draft,
    description: "I declare",
  });
  const emptied = staff.trpc.tasks.update.mutate({ taskId, version, description: " " });
  expect((await refusalOf(emptied)).fields).toEqual(asked);
});

test("[RPT-31] no name of nothing visible signs", async () => {
  const { owner, taskId, sha256 } = await toSign();
  const invisible = owner.trpc.signing.sign.mutate({ ...typed(taskId, sha256), typedName: "\u200B\u3164" });
  expect((await refusalOf(invisible)).fields).toEqual({ typedName: "Please type your full name" });
});
