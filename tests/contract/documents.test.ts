import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { Document } from "#contracts/documents/shapes.ts";
import { DOCUMENT_CATEGORIES, DOCUMENT_STATUSES } from "#contracts/documents/terms.ts";
import { documents, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let owner: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
  staff = await portal.staff();
});
afterAll(() => portal.stop());

async function list(actor: Actor, query: Record<string, string | number> = {}) {
  const text = Object.entries({ limit: 200, ...query }).map(([name, value]) => [name, String(value)]);
  const answer = await actor.get<Record<string, unknown>[]>(`/api/documents?${new URLSearchParams(text)}`);
  expect(answer.status).toBe(200);
  return answer.json().map((row) => Document.parse({ ...row, uploadedAt: new Date(String(row.uploadedAt)) }));
}

const namesFor = async (actor: Actor, q: string, query = {}) =>
  (await list(actor, { q, ...query })).map(({ name }) => name);

describe("the list of documents", () => {
  test("[API-10] [ENT-09] names every field, newest upload first", async () => {
    const all = await list(staff);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(DOCUMENT_STATUSES));
    const times = all.map(({ uploadedAt }) => uploadedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test.for(DOCUMENT_CATEGORIES)(
    "[DOCS-11] the category filter %s leaves only its documents",
    async (category) => {
      const all = await list(staff);
      const found = await list(staff, { category });
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(all.filter((document) => document.category === category));
    },
  );

  test("[DOCS-11] the category filter all shows every document, those without a category too", async () => {
    const all = await list(staff, { category: "all" });
    expect(all).toEqual(await list(staff));
    expect(all.some(({ category }) => category === null)).toBe(true);
  });

  test("[ENT-33] a travel paper has no category of the Documents screen", async () => {
    const [travel] = await portal.db.select().from(documents).where(eq(documents.type, "travel"));
    expect((await list(staff)).find(({ id }) => id === travel?.id)?.category).toBeNull();
    expect((await staff.get("/api/documents?category=travel")).status).toBe(400);
  });

  test("filters by status, by journey, and by two at once", async () => {
    const all = await list(staff);
    const [first] = all;
    const { workspaceId = 0 } = first ?? {};
    expect(await list(staff, { status: "approved" })).toEqual(
      all.filter(({ status }) => status === "approved"),
    );
    expect(await list(staff, { workspaceId })).toEqual(
      all.filter((document) => document.workspaceId === workspaceId),
    );
    expect(await list(staff, { category: "health", status: "approved" })).toEqual(
      all.filter(({ category, status }) => category === "health" && status === "approved"),
    );
    expect(await list(staff, { workspaceId, status: "approved" })).toEqual(
      all.filter((document) => document.workspaceId === workspaceId && document.status === "approved"),
    );
  });

  test("pages by two make the whole, with and without filters", async () => {
    for (const query of [
      "",
      "status=approved&",
      "category=health&status=approved&",
      "q=certificate&",
      "q=ce&",
    ]) {
      const whole = await staff.get<{ id: number }[]>(`/api/documents?${query}limit=200`);
      const ids: number[] = [];
      let next: string | null = `/api/documents?${query}limit=2`;
      while (next !== null) {
        const page: Awaited<ReturnType<typeof staff.get<{ id: number }[]>>> = await staff.get(next);
        ids.push(...page.json().map(({ id }) => id));
        next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
      }
      expect(ids.length).toBeGreaterThan(2);
      expect(ids).toEqual(whole.json().map(({ id }) => id));
    }
  });

  test("of an owner holds their own journeys and nobody else's, however it is asked", async () => {
    const { workspaceIds } = await owner.trpc.auth.me.query({});
    const all = await list(staff);
    const own = all.filter(({ workspaceId }) => workspaceIds.includes(workspaceId));
    const anothers = all.find(({ workspaceId }) => !workspaceIds.includes(workspaceId));
    expect(own.length).toBeGreaterThan(2);
    expect(await list(owner)).toEqual(own);
    expect(await list(owner, { workspaceId: anothers?.workspaceId ?? 0 })).toEqual([]);
    expect(await list(owner, { q: anothers?.name ?? "" })).toEqual([]);
    expect(await list(owner, { status: "approved" })).toEqual(
      own.filter(({ status }) => status === "approved"),
    );
    expect(
      (await list(owner, { q: "bella" })).every(({ workspaceId }) => workspaceIds.includes(workspaceId)),
    ).toBe(true);
  });

  test("leaves out what was removed, what has no file yet, and archived journeys", async () => {
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const shown = await aDocument(portal.db, { workspaceId, name: "Leftout shown" });
    await aDocument(portal.db, { workspaceId, name: "Leftout removed", removedAt: new Date() });
    await aDocument(portal.db, { workspaceId, name: "Leftout unfinished", currentNumber: 0 });
    for (const q of ["leftout", "le"])
      expect(await namesFor(staff, q, { workspaceId })).toEqual([shown.name]);
    expect((await list(staff, { workspaceId })).map(({ name }) => name)).toEqual([shown.name]);
    await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspaceId));
    for (const q of ["", "leftout", "le"]) expect(await namesFor(staff, q, { workspaceId })).toEqual([]);
    expect((await staff.get(`/api/documents/${shown.id}`)).status).toBe(404);
  });
});

describe("the search of documents", () => {
  let workspaceId: number;
  beforeAll(async () => {
    ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
    for (const [name, description] of [
      ["Zeugnis für élodie", ""],
      ["100% cotton", "blanket"],
      ["100 pounds", "crate"],
      ["a_b file", ""],
      ["axb file", ""],
      ['The "quoted" paper', ""],
      ["护照 copy", "passport of 王芳"],
      ["Паспорт Собаки", ""],
      ["Plain", "with STRASSE in its description"],
      ["OR AND NOT NEAR(", "operators*"],
    ] as const) {
      await aDocument(portal.db, { workspaceId, name, description });
    }
  });

  test.for([
    ["ÉLODIE", ["Zeugnis für élodie"]],
    ["E\u0301lodie", ["Zeugnis für élodie"]],
    ["для", []],
    ["СОБАК", ["Паспорт Собаки"]],
    ["strasse in", ["Plain"]],
    ["100%", ["100% cotton"]],
    ["a_b", ["a_b file"]],
    ['"quoted"', ['The "quoted" paper']],
    ["operators*", ["OR AND NOT NEAR("]],
    ["NOT NEAR(", ["OR AND NOT NEAR("]],
    ["护照", ["护照 copy"]],
    ["王", ["护照 copy"]],
    ["0%", ["100% cotton"]],
    ["_b", ["a_b file"]],
    ["*", ["OR AND NOT NEAR("]],
    ["'; drop table documents; --", []],
    ["pound", ["100 pounds"]],
  ] as const)("%s finds exactly what contains it, in any case", async ([q, names]) => {
    expect(await namesFor(staff, q, { workspaceId })).toEqual(names);
    expect(await namesFor(owner, q, { workspaceId })).toEqual(names);
  });

  test("a NUL in the text finds nothing and breaks nothing", async () => {
    for (const q of ["a\0b", "\0", "cotton\0"]) expect(await namesFor(staff, q, { workspaceId })).toEqual([]);
  });

  test("finds a document by what it is called and filed as now", async () => {
    const document = await aDocument(portal.db, { workspaceId, name: "Changing", category: "health" });
    expect(await namesFor(staff, "changing", { category: "health" })).toEqual(["Changing"]);
    await portal.db
      .update(documents)
      .set({ category: "permit", name: "Settled" })
      .where(eq(documents.id, document.id));
    expect(await namesFor(staff, "changing")).toEqual([]);
    expect(await namesFor(staff, "settled", { category: "health" })).toEqual([]);
    expect(await namesFor(staff, "settled", { category: "permit" })).toEqual(["Settled"]);
    await portal.db.delete(documents).where(eq(documents.id, document.id));
    expect(await namesFor(staff, "settled")).toEqual([]);
  });

  test("a blank text is no search, and a text over the limit is refused", async () => {
    expect(await list(staff, { q: "  " })).toEqual(await list(staff));
    expect((await staff.get(`/api/documents?q=${"x".repeat(200)}`)).status).toBe(200);
    expect((await staff.get(`/api/documents?q=${"x".repeat(201)}`)).status).toBe(400);
  });

  test("a cursor of another list is refused, never a failure", async () => {
    for (const place of [
      ["x", 1],
      [1.5, 1],
      [1e300, 1],
      [1, "x"],
      [null, 1],
      [9e15, 1],
    ]) {
      const cursor = btoa(encodeURIComponent(JSON.stringify(place)));
      for (const q of ["", "certificate", "ce"]) {
        const answer = await staff.get(`/api/documents?q=${q}&cursor=${encodeURIComponent(cursor)}`);
        expect([place, q, answer.status]).toEqual([place, q, 400]);
      }
    }
  });

  test("for two letters goes on where it stopped, and a page far down reads no more than the first", async () => {
    await portal.db.run(
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500) insert into documents (id, workspace_id, name, type, current_number, uploaded_by_id, uploaded_at, request_id) select 500000 + i, ${workspaceId}, 'Filler', 'travel', 1, 1, i, 'filler-' || i from n`,
    );
    const oldest = await aDocument(portal.db, { workspaceId, name: "qz oldest", uploadedAt: new Date(0) });
    const found: number[] = [];
    let next: string | null = "/api/documents?q=qz";
    let calls = 0;
    while (next !== null) {
      const page: Awaited<ReturnType<typeof staff.get<{ id: number }[]>>> = await staff.get(next);
      found.push(...page.json().map(({ id }) => id));
      expect(page.rowsRead).toBeLessThan(7_000);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
      calls += 1;
    }
    expect(found).toEqual([oldest.id]);
    expect(calls).toBe(3);
    const cursor = encodeURIComponent(btoa(encodeURIComponent(JSON.stringify([2_000, 502_000]))));
    const deep = await staff.get<{ id: number }[]>(`/api/documents?limit=50&cursor=${cursor}`);
    expect(deep.json()[0]?.id).toBe(501_999);
    expect(deep.rowsRead).toBeLessThan(120);
    await portal.db.run(sql`delete from documents where id between 500001 and 504500`);
  });
});

describe("one document", () => {
  test("is found by who may see it", async () => {
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const document = await aDocument(portal.db, {
      workspaceId,
      name: "Mine",
      uploadedById: DEMO_ACCOUNTS.owner,
    });
    const seen = await owner.trpc.documents.find.query({ documentId: document.id });
    expect(seen).toMatchObject({ name: "Mine", uploadedBy: "Sarah Whitfield", fileName: "Mine.pdf" });
    const stranger = await portal.secondOwner();
    for (const [actor, id] of [
      [stranger, document.id],
      [owner, 999_999_999],
    ] as const) {
      expect((await actor.get(`/api/documents/${id}`)).status).toBe(404);
    }
  });
});
