import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { documents, documentTexts } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import * as made from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

let portal: Portal;
let owner: Actor;
let staff: Actor;
let workspaceId: number;
beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  owner = await portal.owner();
  staff = await portal.staff();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
});
afterAll(() => portal.stop());

const stored = async (file: made.MadeFile, query: Record<string, string | number> = {}) =>
  (await upload(owner, file, { workspaceId, ...query })).json();
const found = async (actor: Actor, q: string, query: Record<string, string> = {}) => {
  const text = new URLSearchParams({ q, workspaceId: String(workspaceId), ...query });
  return (await actor.get<Document[]>(`/api/documents?${text}`)).json().map(({ id }) => id);
};
/** A paper that keeps its reader busy is ended three times, and what waits behind it is told of again. */
const PATIENCE = { timeout: 60_000 };

/** Papers are read once the upload has been answered. */
const isRead = ({ id }: Document) =>
  expect
    .poll(
      async () => (await portal.db.select().from(documents).where(eq(documents.id, id)))[0]?.textNumber,
      PATIENCE,
    )
    .toBeGreaterThan(0);

describe("[DOCS-18] the search inside papers", () => {
  test("finds ÉLODIE by élodie and the signs of a text as they are, for those who may see it and nobody else", async () => {
    const paper = await stored(made.aPdfSaying("Halter: \u00c9LODIE M\u00dcLLER\n100% gesund, Nr. a_b"));
    const other = await stored(made.aPdfSaying("100 gesund, Nr. axb"));
    await isRead(paper);
    await isRead(other);
    for (const q of ["élodie", "ÉLODIE", "E\u0301lodie mü", "100%", "a_b"]) {
      expect(await found(staff, q)).toEqual([paper.id]);
      expect(await found(owner, q)).toEqual([paper.id]);
    }
    expect(await found(staff, "gesund")).toEqual([other.id, paper.id]);
    expect(await found(staff, "gesund", { sort: "oldest" })).toEqual([paper.id, other.id]);
    expect(await found(await portal.secondOwner(), "gesund")).toEqual([]);
  });

  test("goes by the file of today: what only an older version said is not found", async () => {
    const paper = await stored(made.aPdfSaying("the former wording"));
    await isRead(paper);
    expect(await found(staff, "former wording")).toEqual([paper.id]);
    await stored(made.aPdfSaying("the newer wording"), { replaces: paper.id });
    await expect.poll(() => found(staff, "newer wording")).toEqual([paper.id]);
    expect(await found(staff, "former wording")).toEqual([]);
    await stored(made.aPng(), { replaces: paper.id });
    expect(await found(staff, "newer wording")).toEqual([]);
  });

  test("follows a paper that is filed, reviewed, removed and brought back", async () => {
    const paper = await stored(made.aPdfSaying("wandering words"), { category: "health" });
    await isRead(paper);
    const wandering = (query = {}) => found(staff, "wandering words", query);
    expect(await wandering({ category: "health" })).toEqual([paper.id]);
    const { version } = await staff.trpc.documents.update.mutate({
      documentId: paper.id,
      version: paper.version,
      category: "customs",
    });
    expect([await wandering({ category: "health" }), await wandering({ category: "customs" })]).toEqual([
      [],
      [paper.id],
    ]);
    await staff.trpc.documents.review.mutate({ documentId: paper.id, version, decision: "approve" });
    expect(await wandering({ status: "approved" })).toEqual([paper.id]);
    await staff.trpc.documents.remove.mutate({ documentId: paper.id });
    expect(await wandering()).toEqual([]);
    await staff.trpc.documents.restore.mutate({ documentId: paper.id });
    expect(await wandering()).toEqual([paper.id]);
    await portal.db.delete(documents).where(eq(documents.id, paper.id));
    expect(await wandering()).toEqual([]);
  });

  test("a scan simply has no words, and a paper that cannot be read is given up", async () => {
    const scan = await stored(made.aPdf());
    await isRead(scan);
    expect(await portal.db.select().from(documentTexts).where(eq(documentTexts.documentId, scan.id))).toEqual(
      [],
    );
  });

  test("a hostile file is stored like any other and holds up nobody", { timeout: 120_000 }, async () => {
    const bomb = await stored(made.aPdfUnfoldingTo(60_000_000), { name: "bomb" });
    const paper = await stored(made.aPdfSaying("after the bomb"));
    await isRead(paper);
    expect(await found(staff, "after the bomb")).toEqual([paper.id]);
    expect((await owner.get(`/files/${bomb.id}`)).status).toBe(200);
  });

  test("what was there before is read by the clock", { timeout: 120_000 }, async () => {
    const paper = await stored(made.aPdfSaying("waiting for the clock"));
    await isRead(paper);
    await portal.db.delete(documentTexts).where(eq(documentTexts.documentId, paper.id));
    await portal.db.update(documents).set({ textNumber: 0 }).where(eq(documents.id, paper.id));
    expect(await found(staff, "waiting for the clock")).toEqual([]);
    await expect
      .poll(async () => {
        await portal.runDuties();
        return found(staff, "waiting for the clock");
      }, PATIENCE)
      .toEqual([paper.id]);
  });

  test("a paper that ended its reader three times is left alone", async () => {
    const paper = await stored(made.aPdfSaying("left alone"));
    await isRead(paper);
    await portal.db.delete(documentTexts).where(eq(documentTexts.documentId, paper.id));
    await portal.db.update(documents).set({ textNumber: 0, textTries: 3 }).where(eq(documents.id, paper.id));
    await portal.runDuties();
    expect(await found(staff, "left alone")).toEqual([]);
  });
});

test("[DOCS-24] an analysis takes what a paper says, with what it reads like; a photo has nothing to say", async () => {
  const paper = await stored(made.aPdfSaying("RABIES VACCINATION CERTIFICATE of Bella"));
  const photo = await stored(made.aPng());
  await isRead(paper);
  const read = (actor: Actor, { id }: Document) => actor.trpc.analysis.readDocument.query({ documentId: id });
  expect(await read(owner, paper)).toMatchObject({
    state: "read",
    text: "RABIES VACCINATION CERTIFICATE of Bella",
    documentType: "vaccination_record",
  });
  expect(await read(staff, photo)).toMatchObject({ state: "none", text: "", documentType: null });
  await portal.db.delete(documentTexts).where(eq(documentTexts.documentId, paper.id));
  await portal.db.update(documents).set({ textNumber: 0 }).where(eq(documents.id, paper.id));
  expect((await read(staff, paper)).state).toBe("waiting");
  expect((await (await portal.secondOwner()).get(`/api/documents/${paper.id}/text`)).status).toBe(404);
});

test("[DOCS-30] what was read from a photo is kept for its own file, by those who may upload, and never over a file's own words", async () => {
  const [photo, paper] = [await stored(made.aPng()), await stored(made.aPdfSaying("its own words"))];
  await isRead(paper);
  const keep = (actor: Actor, { id }: Document, number = 1, text = "seen on a photo") =>
    actor.trpc.analysis.keepText.mutate({ documentId: id, number, text });
  expect(await keep(owner, photo)).toMatchObject({
    state: "read",
    isFromPhoto: true,
    text: "seen on a photo",
  });
  expect(await found(staff, "seen on a photo")).toEqual([photo.id]);
  await keep(staff, photo, 1, "seen more clearly");
  expect(await found(staff, "seen on a photo")).toEqual([]);
  expect((await refusalOf(keep(staff, photo, 2))).fault).toBe("stale_version");
  expect((await refusalOf(keep(staff, paper))).fault).toBe("wrong_state");
  expect((await refusalOf(keep(await portal.secondOwner(), photo))).fault).toBe("not_found");
  await stored(made.aPng(), { replaces: photo.id });
  expect(await found(staff, "seen more clearly")).toEqual([]);
});

test("[DOCS-21] documents come newest, oldest or by name, page by page", async () => {
  const { workspaceId: other } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const names = ["émile", "Zoë", "anna", "ÉLODIE", "bella"];
  for (const name of names) await upload(owner, made.aPdf(), { workspaceId: other, name });
  const sorted = async (sort: string) => {
    const all: string[] = [];
    let next: string | null = `/api/documents?workspaceId=${other}&sort=${sort}&limit=2`;
    while (next !== null) {
      const page: Awaited<ReturnType<typeof staff.get<Document[]>>> = await staff.get(next);
      all.push(...page.json().map(({ name }) => name));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
    }
    return all;
  };
  expect(await sorted("oldest")).toEqual(names);
  expect(await sorted("newest")).toEqual(names.toReversed());
  expect(await sorted("name")).toEqual(["anna", "bella", "ÉLODIE", "émile", "Zoë"]);
});
