import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { workspaceMembers, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { companyToday } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const today = companyToday();
const set = (id: number, facts: Partial<typeof workspaces.$inferInsert>) =>
  portal.db.update(workspaces).set(facts).where(eq(workspaces.id, id));

test("[RPT-44] what is over comes after what is coming, in every order by departure, until it is moved", async () => {
  const { owner, ownerId, ...started } = await startedJourney(portal, [{}]);
  const ids = [started.workspace.id];
  for (let one = 0; one < 4; one++) ids.push((await startedJourney(portal, [{}])).workspace.id);
  const [coming = 0, forgotten = 0, arrived = 0, onItsWay = 0, later = 0] = ids;
  await portal.db
    .insert(workspaceMembers)
    .values(ids.slice(1).map((id) => ({ workspaceId: id, userId: ownerId, role: "family" as const })));
  await set(coming, { departureDate: addDays(today, 5), arrivalDate: null });
  await set(forgotten, { departureDate: addDays(today, -200), arrivalDate: null });
  await set(arrived, { departureDate: addDays(today, -3), arrivalDate: null, arrivedOn: addDays(today, -2) });
  await set(onItsWay, { departureDate: addDays(today, -2), arrivalDate: null });
  await set(later, { departureDate: addDays(today, 90), arrivalDate: null });
  await portal.runDuties();

  const orders = async () => {
    const isOne = (id: number) => ids.includes(id);
    const byList = async (filter: object) =>
      (await staff.trpc.workspaces.list.query({ limit: 100, ...filter })).items
        .map(({ id }) => id)
        .filter(isOne);
    return [
      await byList({}),
      await byList({ sort: "departure" }),
      (await owner.trpc.journeys.own.query({ limit: 50 })).items.map(({ workspaceId }) => workspaceId),
      [...(await owner.trpc.auth.me.query({})).workspaceIds],
    ];
  };
  const wanted = [onItsWay, coming, later, forgotten, arrived];
  expect(await orders()).toEqual([wanted, wanted, wanted, wanted]);

  // Whoever travels after all is before the others again, at once.
  await set(forgotten, { departureDate: addDays(today, 1) });
  const moved = [onItsWay, forgotten, coming, later, arrived];
  expect(await orders()).toEqual([moved, moved, moved, moved]);
  await portal.runDuties();
  expect((await orders())[0]).toEqual(moved);
  await portal.db.delete(workspaceMembers).where(inArray(workspaceMembers.workspaceId, ids));
});
