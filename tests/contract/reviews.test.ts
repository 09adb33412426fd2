import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { activity, documentReviews, documents, notifications, tasks, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let owner: Actor;
let stranger: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
  stranger = await portal.secondOwner();
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** A to-do that the owner has handed in, with papers nobody has looked at. */
async function inReview(names: readonly string[] = ["Passport"]) {
  const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [
    { title: "UPLOAD Passport Copy", status: "your_turn", turn: "team", submittedAt: new Date() },
  ]);
  const [taskId = 0] = journey.taskIds;
  const papers = [];
  for (const name of names) {
    papers.push(
      await aDocument(portal.db, { ...where(journey), taskId, name, uploadedById: DEMO_ACCOUNTS.owner }),
    );
  }
  return { ...journey, taskId, papers };
}
const where = ({ workspaceId }: { workspaceId: number }) => ({ workspaceId });

async function review(actor: Actor, documentId: number, body: object) {
  return actor.send<Record<string, unknown>>("POST", `/api/documents/${documentId}/review`, body);
}

const taskOf = async (taskId: number) =>
  (await portal.db.select().from(tasks).where(eq(tasks.id, taskId)))[0];
const newsOf = (workspaceId: number) =>
  portal.db.select().from(notifications).where(eq(notifications.workspaceId, workspaceId));

describe("a document's review", () => {
  test("[DOCS-05] approving the last paper completes the to-do and the journey, in two trips", async () => {
    const { workspaceId, taskId, papers } = await inReview(["Page 1", "Page 2"]);
    const [first, second] = papers;
    const approved = await review(staff, first?.id ?? 0, { version: 0, decision: "approve", byEye: true });
    expect([approved.status, approved.json()]).toMatchObject([
      200,
      { status: "approved", rejectionReason: null, version: 1 },
    ]);
    expect(approved.trips).toBeLessThanOrEqual(2);
    expect((await taskOf(taskId))?.status).toBe("your_turn");
    await review(staff, second?.id ?? 0, { version: 0, decision: "approve", byEye: true });
    expect(await taskOf(taskId)).toMatchObject({ status: "completed", completedById: DEMO_ACCOUNTS.staff });
    const [workspace] = await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
    expect(workspace?.readyToldAt).toBeInstanceOf(Date);
  });

  test("rejecting hands the to-do back with the reason, and the owner is told", async () => {
    const { workspaceId, taskId, papers } = await inReview();
    const answer = await review(staff, papers[0]?.id ?? 0, {
      version: 0,
      decision: "reject",
      reason: "  Page 2 is missing ",
    });
    expect(answer.json()).toMatchObject({ status: "rejected", rejectionReason: "Page 2 is missing" });
    expect(await taskOf(taskId)).toMatchObject({
      status: "in_progress",
      turn: "customer",
      returnedReason: "Page 2 is missing",
    });
    const news = await newsOf(workspaceId);
    expect(new Set(news.map(({ userId }) => userId))).toEqual(new Set([DEMO_ACCOUNTS.owner]));
    expect(news.find(({ category }) => category === "document")).toMatchObject({
      title: "Document rejected",
      message: "“Passport” (Testa to nowhere): Page 2 is missing",
      type: "error",
      actionUrl: `/workspace/${workspaceId}/customer?todo=${taskId}`,
    });
  });

  test("[ENT-34] asking for changes says needs-review, with the reason", async () => {
    const { taskId, papers } = await inReview();
    const answer = await review(staff, papers[0]?.id ?? 0, {
      version: 0,
      decision: "ask_changes",
      reason: "Sharper, please",
    });
    expect(answer.json()).toMatchObject({ status: "needs-review", rejectionReason: "Sharper, please" });
    expect((await taskOf(taskId))?.turn).toBe("customer");
  });

  test("leaves a to-do alone that does not wait for review, and a paper of no to-do at all", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [{ title: "Open" }]);
    const [taskId = 0] = journey.taskIds;
    const paper = await aDocument(portal.db, { ...where(journey), taskId, name: "Early" });
    expect((await review(staff, paper.id, { version: 0, decision: "approve", byEye: true })).status).toBe(
      200,
    );
    expect((await taskOf(taskId))?.status).toBe("in_progress");
    const loose = await aDocument(portal.db, { ...where(journey), name: "Loose" });
    expect((await review(staff, loose.id, { version: 0, decision: "approve", byEye: true })).status).toBe(
      200,
    );
  });

  test("is written down with who, what and why", async () => {
    const { papers } = await inReview();
    const documentId = papers[0]?.id ?? 0;
    await review(staff, documentId, { version: 0, decision: "reject", reason: "Blurred" });
    expect(
      await portal.db.select().from(documentReviews).where(eq(documentReviews.documentId, documentId)),
    ).toEqual([
      expect.objectContaining({
        decision: "reject",
        reason: "Blurred",
        reviewerId: DEMO_ACCOUNTS.staff,
        number: 1,
      }),
    ]);
    expect(
      await portal.db
        .select()
        .from(activity)
        .where(and(eq(activity.documentId, documentId), eq(activity.kind, "document.rejected"))),
    ).toEqual([
      expect.objectContaining({
        actorId: DEMO_ACCOUNTS.staff,
        data: { before: { status: "pending" }, after: { status: "rejected" }, text: "Blurred" },
      }),
    ]);
  });

  test("tells the colleague who brought the paper for the owner", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const paper = await aDocument(portal.db, {
      ...where(journey),
      name: "Brought",
      uploadedById: DEMO_ACCOUNTS.administrator,
    });
    await review(staff, paper.id, { version: 0, decision: "approve", byEye: true });
    const told = (await newsOf(journey.workspaceId)).map(({ userId }) => userId);
    expect(new Set(told)).toEqual(new Set([DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.owner]));
  });

  test("without a reason is refused by its field, and nothing is written", async () => {
    const { papers } = await inReview();
    for (const decision of ["reject", "ask_changes"]) {
      const answer = await staff.request<{ fields: object }>(`/api/documents/${papers[0]?.id}/review`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ version: 0, decision, reason: "  " }),
      });
      expect([answer.status, answer.json().fields]).toEqual([400, { reason: "Say what has to be mended" }]);
    }
    const [document] = await portal.db
      .select()
      .from(documents)
      .where(eq(documents.id, papers[0]?.id ?? 0));
    expect(document).toMatchObject({ status: "pending", version: 0 });
  });

  test("of two at once happens once; a stale one and a second approval are refused", async () => {
    const { papers } = await inReview(["Twice"]);
    const documentId = papers[0]?.id ?? 0;
    const answers = await Promise.all([
      review(staff, documentId, { version: 0, decision: "approve", byEye: true }),
      review(staff, documentId, { version: 0, decision: "reject", reason: "No" }),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(
      (await review(staff, documentId, { version: 0, decision: "approve", byEye: true })).headers.get(
        "x-error-code",
      ),
    ).toBe("stale_version");
    const other = await inReview();
    const again = other.papers[0]?.id ?? 0;
    await review(staff, again, { version: 0, decision: "approve", byEye: true });
    expect(
      (await review(staff, again, { version: 1, decision: "approve", byEye: true })).headers.get(
        "x-error-code",
      ),
    ).toBe("wrong_state");
    const reviews = await portal.db
      .select()
      .from(documentReviews)
      .where(eq(documentReviews.documentId, documentId));
    expect(reviews).toHaveLength(1);
  });

  test("two papers looked at in the same moment do not leave the to-do open", async () => {
    const { taskId, papers } = await inReview(["Left", "Right"]);
    const answers = await Promise.all(
      papers.map(({ id }) => review(staff, id, { version: 0, decision: "approve", byEye: true })),
    );
    for (const [i, answer] of answers.entries()) {
      if (answer.status === 409)
        await review(staff, papers[i]?.id ?? 0, { version: 0, decision: "approve", byEye: true });
    }
    expect((await taskOf(taskId))?.status).toBe("completed");
  });

  test("is the company's: an owner may not, and a stranger sees nothing", async () => {
    const { papers } = await inReview();
    const body = { version: 0, decision: "approve", byEye: true };
    expect((await review(owner, papers[0]?.id ?? 0, body)).status).toBe(403);
    expect((await review(stranger, papers[0]?.id ?? 0, body)).status).toBe(403);
    expect((await review(staff, 999_999_999, body)).status).toBe(404);
  });
});

describe("taking a document away", () => {
  test("[DOCS-10] takes it off the list and out of the count, and it can be brought back", async () => {
    const { taskId, papers } = await inReview();
    const documentId = papers[0]?.id ?? 0;
    expect((await taskOf(taskId))?.attachmentCount).toBe(1);
    const answer = await owner.send("DELETE", `/api/documents/${documentId}`);
    expect([answer.status, answer.json()]).toEqual([200, { documentId }]);
    expect((await taskOf(taskId))?.attachmentCount).toBe(0);
    expect((await owner.get(`/api/documents/${documentId}`)).status).toBe(404);
    expect((await owner.send("DELETE", `/api/documents/${documentId}`)).status).toBe(404);
    const restored = await owner.send<{ id: number }>("POST", `/api/documents/${documentId}/restore`);
    expect([restored.status, restored.json().id]).toEqual([200, documentId]);
    expect((await owner.send("POST", `/api/documents/${documentId}/restore`)).status).toBe(200);
    expect((await taskOf(taskId))?.attachmentCount).toBe(1);
    const kinds = await portal.db
      .select({ kind: activity.kind })
      .from(activity)
      .where(eq(activity.documentId, documentId));
    expect(kinds.map(({ kind }) => kind)).toEqual(["document.removed", "document.restored"]);
  });

  test("an owner removes only what they brought, and not what is approved; the company removes anything", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const theirs = await aDocument(portal.db, {
      ...where(journey),
      name: "Staff's",
      uploadedById: DEMO_ACCOUNTS.staff,
    });
    const approved = await aDocument(portal.db, {
      ...where(journey),
      name: "Approved",
      uploadedById: DEMO_ACCOUNTS.owner,
      status: "approved",
    });
    expect((await owner.send("DELETE", `/api/documents/${theirs.id}`)).status).toBe(403);
    expect((await owner.send("DELETE", `/api/documents/${approved.id}`)).status).toBe(409);
    expect((await stranger.send("DELETE", `/api/documents/${approved.id}`)).status).toBe(404);
    for (const { id } of [theirs, approved])
      expect((await staff.send("DELETE", `/api/documents/${id}`)).status).toBe(200);
    expect((await owner.send("POST", `/api/documents/${theirs.id}/restore`)).status).toBe(403);
    expect((await stranger.send("POST", `/api/documents/${theirs.id}/restore`)).status).toBe(404);
  });
});
