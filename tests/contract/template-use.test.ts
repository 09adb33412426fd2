import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;

beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const first = async () => {
  const { items } = await staff.trpc.templates.list.query({});
  const template = items.find(({ name }) => name === "Pets Flying To The USA");
  if (!template) throw new Error("There are no templates");
  return template;
};

test("[TPL-24] usage and success rate of a template come from its journeys: started, arrived, given up", async () => {
  const fresh = await first();
  expect(fresh.usageCount).toBe(0);
  const start = async (petName: string) =>
    staff.trpc.workspaces.createFromTemplate.mutate({
      templateId: fresh.id,
      petName,
      ownerName: "Ann Reed",
      ownerEmail: `${petName.toLowerCase()}@example.com`,
      departureDate: "2030-06-01",
    });
  const rex = await start("Rex");
  const mia = await start("Mia");
  await start("Tom");
  expect(await first()).toMatchObject({ usageCount: 3, successRate: fresh.successRate });

  await portal.db.run(
    `update workspaces set status = 'completed', arrived_on = '2026-11-01' where id = ${rex.id}`,
  );
  expect(await first()).toMatchObject({ usageCount: 3, successRate: "100%" });
  await staff.trpc.workspaces.archive.mutate({ workspaceId: mia.id, version: mia.version });
  expect(await first()).toMatchObject({ usageCount: 3, successRate: "50%" });
  // What has arrived stays a success when it is put away.
  await portal.db.run(`update workspaces set archived_at = 1 where id = ${rex.id}`);
  expect(await first()).toMatchObject({ usageCount: 3, successRate: "50%" });
  await staff.trpc.workspaces.restore.mutate({ workspaceId: mia.id });
  await portal.db.run(
    `update workspaces set status = 'completed', completion_reason = 'Stays' where id = ${mia.id}`,
  );
  expect(await first()).toMatchObject({ usageCount: 3, successRate: "50%" });
  await portal.db.run(
    `update workspaces set status = 'active', completion_reason = null where id = ${mia.id}`,
  );
  expect(await first()).toMatchObject({ usageCount: 3, successRate: "100%" });
});
