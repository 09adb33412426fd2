import { randomUUID } from "node:crypto";

import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { activity, documents, documentVersions, notifications } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { download, upload } from "#tests/support/file-door.ts";
import * as made from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let owner: Actor;
let stranger: Actor;
let staff: Actor;
let workspaceId: number;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
  stranger = await portal.secondOwner();
  staff = await portal.staff();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
});
afterAll(() => portal.stop());

const send = (
  actor: Actor,
  file: made.MadeFile | ReadableStream<Uint8Array>,
  query: Record<string, string | number> = {},
  headers: Record<string, string> = {},
) => upload(actor, file, { workspaceId, ...query }, headers);

describe("an upload", () => {
  test("[DOCS-04] [UPL-06] becomes a pending document that can be found, searched and downloaded", async () => {
    const file = made.aPdf();
    const answer = await send(owner, file, {
      name: "Rabies certificate ÉLODIE",
      description: "From the vet",
      category: "vaccination",
      fileName: "rabies.pdf",
    });
    expect(answer.status).toBe(201);
    const document = answer.json();
    expect(document).toMatchObject({
      workspaceId,
      taskId: null,
      name: "Rabies certificate ÉLODIE",
      description: "From the vet",
      category: "vaccination",
      status: "pending",
      rejectionReason: null,
      uploadedBy: "Sarah Whitfield",
      fileName: "rabies.pdf",
      mediaType: "application/pdf",
      byteSize: file.byteLength,
    });
    const found = await owner.get<Document[]>("/api/documents?q=%C3%A9lodie");
    expect(found.json().map(({ id }) => id)).toContain(document.id);
    const { response, bytes } = await download(portal.origin, owner, `/files/${document.id}`);
    expect(response.status).toBe(200);
    expect(bytes).toEqual(file);
  });

  test("takes three trips to the database and tells the staff of the journey, not the uploader", async () => {
    await portal.db.run(
      sql`update workspaces set assigned_to_id = ${DEMO_ACCOUNTS.staff} where id = ${workspaceId}`,
    );
    const answer = await send(owner, made.aPng(), { fileName: "photo.png", name: "Told of" });
    expect(answer.trips).toBe(3);
    const told = await portal.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.workspaceId, workspaceId), sql`message like '%Told of%'`));
    expect(told.map(({ userId }) => userId)).toEqual([DEMO_ACCOUNTS.staff]);
    const entries = await portal.db
      .select()
      .from(activity)
      .where(and(eq(activity.documentId, answer.json().id), eq(activity.kind, "document.uploaded")));
    expect(entries).toHaveLength(1);
  });

  test("of a to-do is called and filed as the to-do says", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [
      { title: "UPLOAD Passport Copy" },
      { title: "Health papers", settings: { documentName: "Health certificate", category: "health" } },
    ]);
    const [first, second] = journey.taskIds;
    const plain = (await send(owner, made.aPdf(), { ...journeyQuery(journey), taskId: first ?? 0 })).json();
    expect(plain).toMatchObject({ name: "UPLOAD Passport Copy", category: null, taskId: first });
    const filed = (await send(owner, made.aPdf(), { ...journeyQuery(journey), taskId: second ?? 0 })).json();
    expect(filed).toMatchObject({ name: "Health certificate", category: "health" });
    const types = await portal.db
      .select({ type: documents.type })
      .from(documents)
      .where(eq(documents.workspaceId, journey.workspaceId))
      .orderBy(documents.id);
    expect(types.map(({ type }) => type)).toEqual(["travel", "health"]);
  });

  test("without a name is called like its file", async () => {
    const document = (await send(owner, made.aPdf(), { fileName: "Bella’s papers.pdf" })).json();
    expect(document.name).toBe("Bella’s papers");
  });

  test("before its turn, or after its end, is refused to the owner and not to the company", async () => {
    const journey = await aJourney(
      portal.db,
      DEMO_ACCOUNTS.owner,
      [
        { title: "Done", status: "completed" },
        { title: "Not yet", status: "pending" },
      ],
      { isSequential: true },
    );
    const [done, notYet] = journey.taskIds;
    const late = await send(owner, made.aPdf(), { ...journeyQuery(journey), taskId: done ?? 0 });
    const early = await send(owner, made.aPdf(), { ...journeyQuery(journey), taskId: notYet ?? 0 });
    expect([late.status, early.status]).toEqual([409, 409]);
    expect(early.headers.get("x-error-code")).toBe("out_of_turn");
    expect((await send(staff, made.aPdf(), { ...journeyQuery(journey), taskId: notYet ?? 0 })).status).toBe(
      201,
    );
  });

  test("names the field that is wrong and keeps nothing", async () => {
    const before = await countDocuments();
    for (const [query, field] of [
      [{ fileName: "" }, "fileName"],
      [{ requestId: "x" }, "requestId"],
      [{ category: "secret" }, "category"],
      [{ workspaceId: "one" }, "workspaceId"],
      [{ description: "x".repeat(LIMITS.notes + 1) }, "description"],
    ] as const) {
      const answer = await send(owner, made.aPdf(), query, { accept: "application/json" });
      expect(answer.status).toBe(400);
      expect(Object.keys((answer.json() as unknown as { fields: object }).fields)).toEqual([field]);
    }
    expect(await countDocuments()).toBe(before);
  });

  test("of a to-do of another journey is refused", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [{ title: "Elsewhere" }]);
    const answer = await send(owner, made.aPdf(), { taskId: journey.taskIds[0] ?? 0 });
    expect(answer.status).toBe(400);
  });

  test("is refused to strangers as if there were no such journey, and from other sites", async () => {
    const before = await countDocuments();
    expect((await send(stranger, made.aPdf())).status).toBe(404);
    expect((await send(owner, made.aPdf(), { workspaceId: 999_999 })).status).toBe(404);
    expect((await send(portal.anonymous, made.aPdf())).status).toBe(401);
    expect((await send(owner, made.aPdf(), {}, { origin: "https://evil.example" })).status).toBe(403);
    expect(await countDocuments()).toBe(before);
  });
});

describe("the same request again", () => {
  test("gives the same document, also five times at once", async () => {
    const requestId = randomUUID();
    const before = await countDocuments();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(owner, made.aPdf(), { requestId, name: "Once" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await countDocuments()).toBe(before + 1);
    const entries = await portal.db
      .select()
      .from(activity)
      .where(eq(activity.documentId, answers[0]?.json().id ?? 0));
    expect(entries).toHaveLength(1);
  });

  test("with another file, another place or by somebody else is refused", async () => {
    const requestId = randomUUID();
    await send(owner, made.aPdf(), { requestId });
    expect((await send(owner, made.aPng(), { requestId })).status).toBe(409);
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    expect((await send(owner, made.aPdf(), { requestId, ...journeyQuery(journey) })).status).toBe(409);
    expect((await send(staff, made.aPdf(), { requestId })).status).toBe(409);
  });

  test("finishes what was left half-way", async () => {
    const requestId = randomUUID();
    const document = (await send(owner, made.aPdf(), { requestId })).json();
    await portal.db.update(documents).set({ currentNumber: 0 }).where(eq(documents.id, document.id));
    await (await portal.miniflare.getR2Bucket("FILES")).delete(await keyOf(document.id));
    const again = await send(owner, made.aPdf(), { requestId });
    expect([again.status, again.json().id]).toEqual([201, document.id]);
    expect((await owner.get(`/files/${document.id}`)).status).toBe(200);
  });
});

async function keyOf(documentId: number): Promise<string> {
  const [version] = await portal.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(sql`number desc`);
  if (!version) throw new Error("No version");
  return version.fileKey;
}

const journeyQuery = (journey: { workspaceId: number }) => ({ workspaceId: journey.workspaceId });

async function countDocuments(): Promise<number> {
  const [row] = await portal.db.select({ n: sql<number>`count(*)` }).from(documents);
  return row?.n ?? 0;
}
