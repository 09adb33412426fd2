import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { REMOVED_KEPT_DAYS } from "#contracts/removed/terms.ts";
import { activity, documents, documentVersions } from "#db/schema.ts";
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

const send = (actor: Actor, file: made.MadeFile, query: Record<string, string | number> = {}) =>
  upload(actor, file, { workspaceId, ...query });
const stored = async (actor: Actor, file = made.aPdf(), query: Record<string, string | number> = {}) =>
  (await send(actor, file, query)).json();

describe("[DOCS-19] a document that is replaced", () => {
  test("keeps its name and every file it had, each to be seen and downloaded", async () => {
    const first = await stored(owner, made.aPdf(), {
      name: "Titer",
      category: "health",
      fileName: "old.pdf",
    });
    await staff.trpc.documents.review.mutate({
      documentId: first.id,
      version: first.version,
      decision: "reject",
      reason: "Page 2 is missing",
    });
    const second = await stored(owner, made.aPng(), {
      replaces: first.id,
      fileName: "护照 🐶.png",
      name: "Something else",
    });
    expect(second).toMatchObject({
      id: first.id,
      name: "Titer",
      category: "health",
      status: "pending",
      rejectionReason: null,
      fileName: "护照 🐶.png",
    });
    for (const actor of [owner, staff]) {
      const history = await actor.trpc.documents.history.query({ documentId: first.id });
      expect(history.versions.map(({ number, fileName }) => [number, fileName])).toEqual([
        [2, "护照 🐶.png"],
        [1, "old.pdf"],
      ]);
      expect(history.versions[0]?.uploadedBy).toBe("Sarah Whitfield");
      expect(history.reviews).toMatchObject([{ number: 1, decision: "reject", reason: "Page 2 is missing" }]);
      const old = await download(portal.origin, actor, `/files/${first.id}?number=1`);
      expect(old.bytes).toEqual(made.aPdf());
      expect(old.response.headers.get("content-disposition")).toContain("old.pdf");
      expect((await download(portal.origin, actor, `/files/${first.id}`)).bytes).toEqual(made.aPng());
    }
  });

  test("is not replaced twice by one request that is sent again", async () => {
    const document = await stored(owner);
    const query = { replaces: document.id, requestId: crypto.randomUUID() };
    const [once, again] = [await stored(owner, made.aPng(), query), await stored(owner, made.aPng(), query)];
    expect(again).toEqual(once);
    const { versions } = await owner.trpc.documents.history.query({ documentId: document.id });
    expect(versions).toHaveLength(2);
  });

  test("is replaced by nobody who may not, and its files are another's to nobody", async () => {
    const document = await stored(owner);
    const replaces = document.id;
    const theirs = await aJourney(portal.db, DEMO_ACCOUNTS.secondOwner);
    expect((await upload(stranger, made.aPng(), { workspaceId: theirs.workspaceId, replaces })).status).toBe(
      404,
    );
    expect((await send(stranger, made.aPng(), { replaces })).status).toBe(404);
    expect((await send(owner, made.aPng(), { replaces: 999_999_999 })).status).toBe(404);
    const bySomebody = await stored(staff);
    expect((await send(owner, made.aPng(), { replaces: bySomebody.id })).status).toBe(403);
    await staff.trpc.documents.review.mutate({
      documentId: document.id,
      version: document.version,
      decision: "approve",
      byEye: true,
    });
    expect((await send(owner, made.aPng(), { replaces })).status).toBe(409);
    expect((await send(staff, made.aPng(), { replaces })).json().status).toBe("pending");
    for (const path of [`/api/documents/${document.id}/history`, `/files/${document.id}?number=1`]) {
      expect((await stranger.get(path)).status).toBe(404);
    }
    for (const number of ["3", "0", "-1", "x", "99999999999"]) {
      expect((await owner.get(`/files/${document.id}?number=${number}`)).status).toBe(404);
    }
  });

  test("and removed is brought back with its history, until a month has passed", async () => {
    const removed = await stored(owner);
    await send(owner, made.aPng(), { replaces: removed.id });
    const kept = await stored(owner);
    const keys = await keysOf(removed.id);
    for (const { id } of [removed, kept]) await owner.trpc.documents.remove.mutate({ documentId: id });
    await setRemoved(removed, REMOVED_KEPT_DAYS + 0.1);
    await setRemoved(kept, REMOVED_KEPT_DAYS - 0.1);
    const { scheduled } = await portal.miniflare.getWorker();
    await scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });
    expect((await owner.get(`/api/documents/${removed.id}/history`)).status).toBe(404);
    expect(await portal.db.select().from(documents).where(eq(documents.id, removed.id))).toEqual([]);
    const bucket = await portal.miniflare.getR2Bucket("FILES");
    expect(await Promise.all(keys.map((key) => bucket.head(key)))).toEqual([null, null]);
    expect((await owner.trpc.documents.restore.mutate({ documentId: kept.id })).id).toBe(kept.id);
    expect((await owner.get(`/files/${kept.id}`)).status).toBe(200);
  });
});

describe("what a document is called and where it is filed", () => {
  test("is changed by the company, found anew, and written down", async () => {
    const document = await stored(owner, made.aPdf(), { name: "Unfiled" });
    const filed = await staff.trpc.documents.update.mutate({
      documentId: document.id,
      version: document.version,
      name: "Filed",
      category: "permit",
    });
    expect(filed).toMatchObject({ name: "Filed", category: "permit", status: "pending" });
    const answer = await staff.get<Document[]>("/api/documents?q=filed&category=permit");
    expect(answer.json().map(({ id }) => id)).toContain(document.id);
    const again = { version: document.version, category: "health" };
    expect((await staff.send("PATCH", `/api/documents/${document.id}`, again)).status).toBe(409);
    expect(
      (await owner.send("PATCH", `/api/documents/${document.id}`, { version: 1, category: "health" })).status,
    ).toBe(403);
    const written = await portal.db.select().from(activity).where(eq(activity.documentId, document.id));
    expect(written.at(-1)).toMatchObject({ kind: "document.updated", subject: "Filed" });
  });
});

describe("[DOCS-20] several documents at once", () => {
  test("come as one archive, each under its own name in any script", async () => {
    const papers = [
      await stored(owner, made.aPdf(), { fileName: "Bella’s passport.pdf" }),
      await stored(owner, made.aPng(), { fileName: "护照 🐶.png" }),
      await stored(owner, made.aPdf(), { fileName: "bella’s passport.pdf" }),
    ];
    const ids = papers.map(({ id }) => id).join(",");
    const { response, bytes } = await download(portal.origin, owner, `/files/archive?ids=${ids}`);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="documents-\d{4}-\d\d-\d\d\.zip"/,
    );
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(["Bella’s passport.pdf", "护照 🐶.png", "bella’s passport (2).pdf"]);
    expect(files["护照 🐶.png"]).toEqual(made.aPng());
    expect(files["bella’s passport (2).pdf"]).toEqual(made.aPdf());
  });

  test("[RPT-32] come under names that every system takes, no two of them alike", async () => {
    const names = ["Rabies 10:30.pdf", "Rabies 10?30.pdf", "CON.pdf", 'Bella\'s <vet> "copy".pdf'];
    const papers = [];
    for (const fileName of names) papers.push(await stored(owner, made.aPdf(), { fileName }));
    expect(papers.map(({ fileName }) => fileName)).toEqual(names);
    const ids = papers.map(({ id }) => id).join(",");
    const { bytes } = await download(portal.origin, owner, `/files/archive?ids=${ids}`);
    expect(Object.keys(unzipSync(bytes))).toEqual([
      "Rabies 10_30.pdf",
      "Rabies 10_30 (2).pdf",
      "_CON.pdf",
      "Bella's _vet_ _copy_.pdf",
    ]);
  });

  test("a file that is gone is named in the archive and holds back no other", async () => {
    const [lost, there] = [await stored(owner, made.aPdf(), { fileName: "lost.pdf" }), await stored(owner)];
    const bucket = await portal.miniflare.getR2Bucket("FILES");
    await bucket.delete(await keysOf(lost.id));
    const { bytes } = await download(portal.origin, owner, `/files/archive?ids=${lost.id},${there.id}`);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(["passport.pdf", "Files that are no longer there.txt"]);
    expect(new TextDecoder().decode(files["Files that are no longer there.txt"])).toBe("lost.pdf");
  });

  test("with another's, a missing or a removed one among them, or too many, nothing is handed out", async () => {
    const [mine, removed] = [await stored(owner), await stored(owner)];
    await owner.trpc.documents.remove.mutate({ documentId: removed.id });
    const archive = (actor: Actor, ids: string) => actor.get(`/files/archive?ids=${ids}`);
    expect((await archive(stranger, String(mine.id))).status).toBe(404);
    expect((await archive(owner, `${mine.id},${removed.id}`)).status).toBe(404);
    expect((await archive(owner, `${mine.id},999999999`)).status).toBe(404);
    expect((await archive(portal.anonymous, String(mine.id))).status).toBe(401);
    const many = Array.from({ length: LIMITS.archiveFiles + 1 }, (_, at) => at + 1).join(",");
    for (const ids of ["", "x", "1,", many]) expect((await archive(staff, ids)).status).toBe(400);
  });
});

describe("[DOCS-26] the approved papers of a journey", () => {
  const approve = ({ id, version }: Document) =>
    staff.trpc.documents.review.mutate({ documentId: id, version, decision: "approve", byEye: true });
  const archive = (actor: Actor, id: number) => actor.get(`/files/archive?workspaceId=${id}`);

  test("come as one archive named by it, and no other paper with them", async () => {
    const journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const own = { workspaceId: journey.workspaceId };
    expect((await archive(owner, own.workspaceId)).status).toBe(404);
    const first = await stored(owner, made.aPdf(), { ...own, fileName: "first.pdf" });
    await approve(first);
    await approve(await stored(staff, made.aPng(), { ...own, fileName: "כתובת 12345.png" }));
    await stored(owner, made.aPdf(), { ...own, fileName: "pending.pdf" });
    for (const actor of [owner, staff]) {
      const path = `/files/archive?workspaceId=${own.workspaceId}`;
      const { response, bytes } = await download(portal.origin, actor, path);
      expect(Object.keys(unzipSync(bytes))).toEqual(["first.pdf", "כתובת 12345.png"]);
      expect(decodeURIComponent(response.headers.get("content-disposition") ?? "")).toContain(
        `filename*=UTF-8''${first.workspaceName}.zip`,
      );
    }
    for (const actor of [stranger, portal.anonymous])
      expect((await archive(actor, own.workspaceId)).status).toBe(actor === stranger ? 404 : 401);
    for (const query of ["", `?ids=${first.id}&workspaceId=${own.workspaceId}`, "?workspaceId=x"])
      expect((await owner.get(`/files/archive${query}`)).status).toBe(400);
  });
});

async function keysOf(documentId: number): Promise<string[]> {
  const rows = await portal.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  return rows.map(({ fileKey }) => fileKey);
}

async function setRemoved({ id }: Document, daysAgo: number): Promise<void> {
  await portal.db
    .update(documents)
    .set({ removedAt: new Date(Date.now() - daysAgo * DAY_MS) })
    .where(eq(documents.id, id));
}
