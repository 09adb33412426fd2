import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { FoundKind } from "#contracts/search/shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { addBulk } from "#tests/support/bulk.ts";
import { aDraft } from "#tests/support/invoices.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { columnOf } from "#tests/support/rows.ts";
import { aTemplate, startedJourney } from "#tests/support/started-journey.ts";

/** More than any search has ever looked through row by row. */
const MANY = 2_800;
const CHIP = "985112003456781";

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [staff, admin] = await Promise.all([portal.staff(), portal.admin()]);
});
afterAll(() => portal.stop());

/** What a search finds, as `kind id`. */
const found = async (actor: Actor, q: string) =>
  (await actor.trpc.search.find.query({ q })).map(({ kind, id }) => `${kind} ${id}`);
const ofKind = async (kind: FoundKind, q: string) =>
  (await staff.trpc.search.find.query({ q })).filter((one) => one.kind === kind);

/** A chip in the record of a journey's pet. */
async function chipOf(workspaceId: number, code: string): Promise<number> {
  const [petId] = await columnOf(portal.db, sql`select pet_id from workspaces where id = ${workspaceId}`);
  await portal.db.run(
    sql`insert into health_entries (pet_id, kind, code, created_by_id, created_at, request_id) values (${petId}, 'microchip', ${code}, 1, 0, ${crypto.randomUUID()})`,
  );
  return Number(petId);
}

test("[RPT-22] one search finds people, pets, invoices, events and templates by their names", async () => {
  await admin.trpc.admin.importColleagues.mutate({
    rows: [
      {
        fullName: "Šárka Zbíral",
        email: "sarka@example.com",
        jobTitle: "Zoologist",
        isAdmin: false,
        status: "active",
      },
    ],
  });
  const [colleague] = await ofKind("person", "zbiral");
  expect(colleague).toMatchObject({ title: "Šárka Zbíral", detail: "Zoologist", workspaceId: null });
  expect(await ofKind("person", "zoologist")).toEqual([colleague]);

  const { workspace } = await startedJourney(portal, [{}], { petName: "Žofka" });
  await portal.db.run(
    sql`insert into users (full_name, email, role, created_at) values ('Zbyněk', 'vet.zbynek@example.com', 'customer', 0)`,
  );
  expect(await ofKind("person", "vet.zbynek")).toEqual([]);
  await portal.db.run(
    sql`insert into workspace_members (workspace_id, user_id, role, created_at) select ${workspace.id}, max(id), 'vet', 0 from users`,
  );
  expect(await ofKind("person", "vet.zbynek")).toMatchObject([{ workspaceId: workspace.id }]);
  expect(await ofKind("pet", "zofka")).toMatchObject([{ title: "Žofka", workspaceId: workspace.id }]);

  const invoice = await aDraft(staff, { serviceDescription: "Zeppelin crate" });
  expect(await found(staff, "zeppelin")).toEqual([`invoice ${invoice.id}`]);
  const event = await staff.trpc.schedule.create.mutate({
    eventType: "other",
    title: "Zumba with dogs",
    when: { timeZone: "UTC", start: "2031-02-03" },
  });
  expect(await found(staff, "zumba")).toEqual([`event ${event.id}`]);
  const templateId = await aTemplate(portal.db, [{}], { name: "Zürich by train" });
  expect(await found(staff, "zurich by")).toEqual([`template ${templateId}`]);
});

test("[RPT-22] a microchip finds its pet and its journey, however its number is broken up, and follows the record", async () => {
  const { workspace, owner } = await startedJourney(portal, [{}], { petName: "Chipped" });
  const petId = await chipOf(workspace.id, CHIP);
  const both = [`workspace ${workspace.id}`, `pet ${petId}`];
  for (const q of [CHIP, "985 112 003 456 781", "985-112-003456781", "3456781"])
    expect(await found(staff, q)).toEqual(both);
  expect(await found(owner, CHIP)).toEqual([`workspace ${workspace.id}`]);
  await portal.db.run(sql`update health_entries set code = '985112003456782' where code = ${CHIP}`);
  expect([await found(staff, CHIP), await found(staff, "985112003456782")]).toEqual([[], both]);
  await portal.db.run(sql`delete from health_entries where code = '985112003456782'`);
  expect(await found(staff, "985112003456782")).toEqual([]);
});

test("[RPT-22] what a paper says is found where its name does not say it, by staff and by its owner alone", async () => {
  const { workspace, owner } = await startedJourney(portal, [{}]);
  const paper = await aDocument(portal.db, { workspaceId: workspace.id, name: "Scan 0017" });
  await portal.db.run(
    sql`insert into document_texts (document_id, number, text, search_text) values (${paper.id}, 1, 'Nobivac Zoster 3', 'nobivac zoster 3')`,
  );
  const stranger = await portal.owner();
  expect(await found(staff, "Zoster")).toEqual([`paper ${paper.id}`]);
  expect(await found(owner, "ZOSTER")).toEqual([`paper ${paper.id}`]);
  expect(await found(stranger, "zoster")).toEqual([]);
  expect(await found(staff, "scan 0017")).toEqual([`document ${paper.id}`]);
});

test("[RPT-22] an owner finds nothing of the company's own: no client, pet, person, invoice or template", async () => {
  const { owner } = await startedJourney(portal, [{}], { petName: "Owned" });
  const kinds = new Set<FoundKind>();
  for (const q of ["ann", "owned", "usa", "dog", "inv", "ow", "te", "@e"])
    for (const { kind } of await owner.trpc.search.find.query({ q })) kinds.add(kind);
  expect([...kinds].filter((kind) => !["workspace", "action", "article"].includes(kind))).toEqual([]);
});

test("[RPT-21] [RPT-22] two letters are found at any size, in the middle and at the end of a name, in one trip", async () => {
  const { workspace, owner } = await startedJourney(portal, [{ title: "王小白的护照" }], {
    petName: "王小白",
  });
  await portal.db.run(sql`update clients set full_name = 'Ötzi Jq' where id = 1`);
  await portal.db.run(sql`update workspaces set name = 'Aaqx' where id = ${workspace.id}`);
  await addBulk(portal.db, MANY, 1);
  expect(await found(staff, "小白")).toContain(`workspace ${workspace.id}`);
  expect(await found(staff, "护照")).toHaveLength(1);
  expect(await found(staff, "qx")).toEqual([`workspace ${workspace.id}`, expect.stringMatching(/^action /)]);
  expect(await found(owner, "QX")).toContain(`workspace ${workspace.id}`);
  expect(await found(staff, "jq")).toContain("client 1");
  expect(await found(staff, "öt")).toContain("client 1");
  for (const q of ["zq", '""', "%%", "*)", "q*", ";n"]) expect(await found(staff, q)).toEqual([]);
  const answer = await staff.get("/api/search?q=jq");
  expect([answer.status, answer.trips]).toEqual([200, 1]);
});
