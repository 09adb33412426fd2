import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { compareNames, fold } from "#contracts/core/fold.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft } from "#tests/support/invoices.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { rowsOf } from "#tests/support/rows.ts";
import { aTemplate, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [staff, admin] = await Promise.all([portal.staff(), portal.admin()]);
});
afterAll(() => portal.stop());

/** A name as it stands, and what people type who look for it. */
const LOOKED_FOR = [
  ["Tomáš Šilhavý", ["silhavy", "TOMAS  SILHAVY", "šilhavý"]],
  ["Nguyễn Đức", ["nguyen", "ｎｇｕｙｅｎ", "duc", "nguye\u0302\u0303n"]],
  ["Łukasz Żółć", ["lukasz", "zolc", " Łukasz   Żółć "]],
  ["Søren Kjær", ["soren", "KJAER"]],
  ["Éloïse O’Brien", ["eloise", "o'brien", "él", "EL"]],
  ["Ｗｅｉ Strauß", ["wei", "strauss", "STRAUẞ"]],
  ["Юрий Ёлкин", ["елкин", "ЮРИЙ"]],
  ["أَحْمَد", ["احمد"]],
  ["สมชาย ทำงาน", ["ทำงาน", "สมชาย"]],
] as const;
const ORDERED = ["adam ant", "de Vries", "Łukasz", "Ömer", "Zoë"];
const SHUFFLED = ["Zoë", "adam ant", "de Vries", "Ömer", "Łukasz"];

/** The microchips of a pet's record, one after the other. */
const CHIPS = (petId: string) =>
  `(select group_concat(code, ' ') from health_entries where pet_id = ${petId} and kind = 'microchip' and not is_planned)`;

const mailOf = () => `n${crypto.randomUUID()}@example.com`;

describe("[RPT-21] a name is found however it is typed", () => {
  test.for(LOOKED_FOR)("%s, in every search", async ([name, typed]) => {
    await staff.trpc.clients.create.mutate({ name, email: mailOf() });
    const { workspace } = await startedJourney(portal, [{ title: `Papers of ${name}` }], { petName: name });
    const document = await aDocument(portal.db, { workspaceId: workspace.id, name: `Passport of ${name}` });
    const invoice = await aDraft(staff, { serviceDescription: `Crate for ${name}` });
    const event = await staff.trpc.schedule.create.mutate({
      eventType: "other",
      title: `Call ${name}`,
      when: { timeZone: "UTC", start: "2031-02-03" },
    });
    for (const q of typed) {
      const found = await staff.trpc.search.find.query({ q });
      const kinds = new Set(found.map(({ kind }) => kind));
      const isShort = Array.from(fold(q).trim()).length < 3;
      const expected = ["action", "client", "event", "invoice", "pet", "workspace"];
      expect([...kinds]).toEqual(expect.arrayContaining(isShort ? expected : [...expected, "document"]));
      expect(found.map(({ id, kind }) => `${kind} ${id}`)).toContain(`workspace ${workspace.id}`);
      const documents = await staff.trpc.documents.list.query({ q });
      expect(documents.items.map(({ id }) => id)).toContain(document.id);
      const invoices = await staff.trpc.billing.invoices.query({ q });
      expect(invoices.items.map(({ id }) => id)).toContain(invoice.id);
      const events = await staff.trpc.schedule.events.query({ q });
      expect(events.items.map(({ id }) => id)).toContain(event.id);
    }
  });

  test("an airport too, by its city or the name of its country", async () => {
    const codes = async (q: string) =>
      (await staff.trpc.airports.search.query({ q })).map(({ code }) => code);
    const [named] = await rowsOf(
      portal.db,
      sql`select code, name from airports where name glob '*[řžšłøüãé]*' limit 1`,
    );
    const [code, name] = named as [string, string];
    expect(await codes(fold(name))).toContain(code);
    expect(await codes(name.toUpperCase())).toContain(code);
  });

  test("%, _, quotes, stars and words of the index mean themselves", async () => {
    await staff.trpc.clients.create.mutate({ name: 'Zed 100%_"x* NEAR', email: mailOf() });
    const names = async (q: string) =>
      (await staff.trpc.search.find.query({ q })).flatMap(({ kind, title }) =>
        kind === "client" ? [title] : [],
      );
    for (const q of ["100%_", '"x*', "zed 100%", "x* near"])
      expect(await names(q)).toEqual(['Zed 100%_"x* NEAR']);
    for (const q of ["zed%", "z_d", "zed*", "zed OR", "{search_text} : zed", "%_%", "100_"])
      expect(await names(q)).not.toContain('Zed 100%_"x* NEAR');
  });
});

describe("[RPT-21] names stand in a reader's order", () => {
  const ours = (names: readonly string[]) => names.filter((name) => ORDERED.includes(name));

  test("clients, in one page and page by page", async () => {
    for (const name of SHUFFLED) await staff.trpc.clients.create.mutate({ name, email: mailOf() });
    const { items } = await staff.trpc.admin.clients.query({ limit: 200 });
    expect(ours(items.map(({ name }) => name))).toEqual(ORDERED);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await staff.trpc.admin.clients.query({ limit: 3, ...(cursor && { cursor }) });
      paged.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(items.map(({ name }) => name));
    expect(paged.map(fold)).toEqual(paged.map(fold).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test("colleagues, teams with their members, tags and templates", async () => {
    await admin.trpc.admin.importColleagues.mutate({
      rows: SHUFFLED.map((fullName) => ({
        fullName,
        email: mailOf(),
        jobTitle: null,
        isAdmin: false,
        status: "active",
      })),
    });
    const colleagues = (await admin.trpc.admin.colleagues.query({ limit: 200 })).items;
    expect(ours(colleagues.map(({ fullName }) => fullName))).toEqual(ORDERED);
    const memberIds = colleagues.filter(({ fullName }) => ORDERED.includes(fullName)).map(({ id }) => id);
    for (const name of SHUFFLED) {
      await admin.trpc.admin.createTeam.mutate({ name, memberIds });
      await admin.trpc.tags.create.mutate({ name, color: "blue" });
      await aTemplate(portal.db, [{}], { name });
    }
    const teams = (await staff.trpc.admin.teams.query({ limit: 200 })).items;
    expect(ours(teams.map(({ name }) => name))).toEqual(ORDERED);
    for (const { members } of teams.filter(({ name }) => ORDERED.includes(name)))
      expect(members.map(({ fullName }) => fullName)).toEqual(ORDERED);
    expect(ours((await staff.trpc.tags.list.query({})).map(({ name }) => name))).toEqual(ORDERED);
    const templates = (await staff.trpc.templates.list.query({ limit: 200 })).items;
    expect(ours(templates.map(({ name }) => name))).toEqual(ORDERED);
    const { workspace } = await startedJourney(portal, [{}]);
    const named = await staff.trpc.messages.mentionable.query({ workspaceId: workspace.id });
    expect(ours(named.map(({ name }) => name))).toEqual(ORDERED);
  });

  test("journeys, documents, and groups of actions of which nobody's comes last", async () => {
    const started = [];
    for (const name of SHUFFLED) {
      const { workspace } = await startedJourney(portal, [{}], { petName: name });
      const change = { workspaceId: workspace.id, version: workspace.version };
      await staff.trpc.workspaces.update.mutate({ ...change, name });
      await aDocument(portal.db, { workspaceId: workspace.id, name });
      started.push(workspace.id);
    }
    const journeys = await staff.trpc.workspaces.list.query({ sort: "name", limit: 200 });
    expect(ours(journeys.items.map(({ name }) => name))).toEqual(ORDERED);
    const documents = await staff.trpc.documents.list.query({ sort: "name", limit: 200 });
    expect(ours(documents.items.map(({ name }) => name))).toEqual(ORDERED);
    const actions = await staff.trpc.tasks.list.query({ group: "workspace", limit: 200 });
    const names = actions.items.map(({ workspaceName }) => workspaceName ?? "");
    expect(ours([...new Set(names)])).toEqual(ORDERED);
    await portal.db.run(sql`update tasks set assigned_to_id = null where assigned_role = 'team'`);
    const [last] = await rowsOf(
      portal.db,
      sql`select assignee_name from tasks where workspace_name is not null order by assignee_key desc limit 1`,
    );
    expect(last).toEqual([null]);
  });
});

describe("the database folds as the code does", () => {
  const TEXTS = [
    LOOKED_FOR.map(([name]) => name).join("; "),
    "ΣΑΣ İstanbul ﬁne ﬂight ½ № O`Neil 𝔉𝔯𝔞𝔨𝔱𝔲𝔯 한국 ガ 😀",
    "A\tB\nC",
    "محـــمد",
    `${"x".repeat(199)}É`,
    "葛\u{e0100}城 Ærø ŉ ǅ Zo\u200bë עִבְרִית क़लम",
  ];

  test("letter for letter, and where a row is changed", async () => {
    for (const text of TEXTS) {
      await portal.db.run(sql`update clients set full_name = ${text.normalize("NFC")} where id = 1`);
      const [row] = await rowsOf(portal.db, sql`select name_key from clients where id = 1`);
      expect(row).toEqual([fold(text)]);
    }
  });

  test("in every row that there is, whoever wrote it", async () => {
    const kept = [
      ["users", "full_name", "name_key"],
      ["clients", "full_name", "name_key"],
      ["pets", "name", "name_key"],
      ["teams", "name", "name_key"],
      ["tags", "name", "name_key"],
      ["templates", "name", "name_key"],
      ["library_templates", "name", "name_key"],
      ["help_articles", "title", "title_key"],
      ["documents", "name", "name_key"],
      ["workspaces", "name", "name_key"],
      ["workspaces", "assigned_to_name", "assignee_key"],
      [
        "workspaces",
        `name || ' ' || pet_name || ' ' || owner_name || ' ' || ifnull(destination, '') || ifnull(' ' || ${CHIPS("workspaces.pet_id")}, '')`,
        "search_text",
      ],
      [
        "pets",
        `name || ifnull(' ' || breed, '') || ifnull(' ' || passport_number, '') || ifnull(' ' || ${CHIPS("pets.id")}, '')`,
        "search_text",
      ],
      ["users", "full_name || ' ' || email || ifnull(' ' || job_title, '')", "search_text"],
      ["templates", "name || ' ' || destination", "search_text"],
      ["tasks", "title || ' ' || workspace_name", "search_text"],
      ["documents", "name || ' ' || description", "search_text"],
      ["schedule_events", "title || ' ' || ifnull(location || ' ', '') || description", "search_text"],
    ] as const;
    for (const [table, text, key] of kept) {
      const rows = await rowsOf(portal.db, sql.raw(`select ${text}, ${key} from ${table}`));
      expect(rows.length).toBeGreaterThan(0);
      for (const [said, folded] of rows)
        expect([table, key, folded]).toEqual([table, key, typeof said === "string" ? fold(said) : null]);
    }
  });

  test("the order of keys is that of compareNames", () => {
    expect(SHUFFLED.toSorted(compareNames)).toEqual(ORDERED);
  });
});
