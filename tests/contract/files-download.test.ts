import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { documents, documentVersions } from "#db/schema.ts";
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

describe("a download", () => {
  test.for([
    "Bella’s passport.pdf",
    "Cześć.pdf",
    "καλή μέρα.pdf",
    "护照 🐶.pdf",
    "test-#.pdf",
    "a?b&c=1%20.pdf",
  ])("%s comes back with its own name", async (fileName) => {
    const document = (await send(owner, made.aPdf(), { fileName })).json();
    expect(document.fileName).toBe(fileName);
    const { response } = await download(portal.origin, owner, `/files/${document.id}`);
    const header = response.headers.get("content-disposition") ?? "";
    const [, plain = ""] = /^attachment; filename="([^"]*)"/.exec(header) ?? [];
    expect(plain).toMatch(/^[\x20-\x7e]+\.pdf$/);
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? "")).toBe(fileName);
  });

  test("a name is composed, without paths and control characters, and at most 255 bytes long", async () => {
    const long = `${"ř".repeat(300)}.pdf`;
    for (const [given, kept] of [
      ["../../etc/passwd.pdf", "passwd.pdf"],
      ["Re\u0301sume\u0301.pdf", "Résumé.pdf"],
      ["a\u0000b.pdf", "ab.pdf"],
      ["passport.exe", "passport.exe.pdf"],
      [long, `${"ř".repeat(125)}.pdf`],
    ] as const) {
      expect((await send(owner, made.aPdf(), { fileName: given })).json().fileName).toBe(kept);
    }
  });

  test("runs nothing, is kept by nobody, and says what it is by our list", async () => {
    const document = (await send(owner, made.aPdf())).json();
    const { response } = await download(portal.origin, owner, `/files/${document.id}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(document.byteSize),
      "content-disposition": `attachment; filename="passport.pdf"; filename*=UTF-8''passport.pdf`,
      "cache-control": "private, no-store",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": "same-origin",
    });
    const view = await download(portal.origin, owner, `/files/${document.id}?view=1`);
    expect(Object.fromEntries(view.response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="passport.pdf"; filename*=UTF-8''passport.pdf`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
    });
    expect(view.response.headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*frame-ancestors 'self'/,
    );
    const head = await owner.request(`/files/${document.id}`, { method: "HEAD" });
    expect([head.status, head.text, head.headers.get("content-type")]).toEqual([200, "", "application/pdf"]);
  });

  test("of another's, a missing, a removed and an unfinished document is the same answer", async () => {
    const document = (await send(owner, made.aPdf())).json();
    const removed = (await send(owner, made.aPdf())).json();
    await owner.send("DELETE", `/api/documents/${removed.id}`);
    const unfinished = (await send(owner, made.aPdf())).json();
    await portal.db.update(documents).set({ currentNumber: 0 }).where(eq(documents.id, unfinished.id));
    const answers = [
      await stranger.get(`/files/${document.id}`),
      await owner.get("/files/999999999"),
      await owner.get(`/files/${removed.id}`),
      await owner.get(`/files/${unfinished.id}`),
      await owner.get("/files/x"),
      await owner.get("/files/99999999999999999999"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await portal.anonymous.get(`/files/${document.id}`)).status).toBe(401);
    expect((await staff.get(`/files/${document.id}`)).status).toBe(200);
  });

  test("whose object is gone answers 410", async () => {
    const document = (await send(owner, made.aPdf())).json();
    await (await portal.miniflare.getR2Bucket("FILES")).delete(await keyOf(document.id));
    const answer = await owner.get(`/files/${document.id}`);
    expect([answer.status, answer.text]).toEqual([410, "The file is no longer there."]);
  });
});

describe("a paper that was handed back", () => {
  test("is replaced by the next upload, with its history kept", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [{ title: "UPLOAD Passport Copy" }]);
    const query = { ...journeyQuery(journey), taskId: journey.taskIds[0] ?? 0 };
    const first = (await send(owner, made.aPdf(), query)).json();
    await staff.send("POST", `/api/documents/${first.id}/review`, {
      version: first.version,
      decision: "reject",
      reason: "Page 2 is missing",
    });
    const second = (await send(owner, made.aPng(), { ...query, fileName: "page.png" })).json();
    expect(second).toMatchObject({
      id: first.id,
      status: "pending",
      rejectionReason: null,
      fileName: "page.png",
      mediaType: "image/png",
    });
    const versions = await portal.db
      .select({ number: documentVersions.number, fileName: documentVersions.fileName })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, first.id))
      .orderBy(documentVersions.number);
    expect(versions).toEqual([
      { number: 1, fileName: "passport.pdf" },
      { number: 2, fileName: "page.png" },
    ]);
    expect((await download(portal.origin, owner, `/files/${first.id}`)).bytes).toEqual(made.aPng());
  });

  test("is not guessed among several: a new document is made", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [{ title: "Pictures" }]);
    const query = { ...journeyQuery(journey), taskId: journey.taskIds[0] ?? 0 };
    await send(owner, made.aPng(), { ...query, fileName: "1.png" });
    await send(owner, made.aPng(), { ...query, fileName: "2.png" });
    await portal.db
      .update(documents)
      .set({ status: "rejected", rejectionReason: "Too dark" })
      .where(eq(documents.taskId, query.taskId));
    const third = (await send(owner, made.aJpeg(), { ...query, fileName: "3.jpg" })).json();
    const all = await portal.db.select().from(documents).where(eq(documents.taskId, query.taskId));
    expect(all.map(({ status }) => status).sort()).toEqual(["pending", "rejected", "rejected"]);
    expect(third.status).toBe("pending");
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
