import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** A dog for London, with a month to go. */
const BARON = 13;

const run = async () => {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });
};
const told = () =>
  portal.db.all<{ title: string; message: string; by_mail: number }>(
    sql`select title, message, by_mail from notifications where workspace_id = ${BARON} and title like 'Travel rules%' order by id`,
  );
const watch = () =>
  portal.db.all<{ next_check_on: string }>(
    sql`select next_check_on from rule_watches where workspace_id = ${BARON}`,
  );

test("[PETREC-05] a vaccination that lapses before the arrival is told once to everybody, however often the clock runs", async () => {
  await run();
  const first = await told();
  const people = new Set(first.map(({ title }) => title));
  expect([...people]).toContain("Travel rules: a paper lapses before the arrival");
  expect(first[0]?.message).toMatch(/\d{1,2} \w{3} \d{4}/);
  await portal.db.run(sql`update rule_watches set next_check_on = '2000-01-01'`);
  await run();
  expect(await told()).toEqual(first);
});

test("[PETREC-05] a journey that cannot be judged keeps nobody else from the news", async () => {
  await portal.db.run(sql`delete from rule_alerts`);
  await portal.db.run(sql`delete from notifications where title like 'Travel rules%'`);
  await portal.db.run(sql`update rule_watches set next_check_on = '2000-01-02'`);
  // No calendar has this day, so that the rules cannot count from it; it is looked at first.
  await portal.db.run(sql`update workspaces set departure_date = '2026-99-99' where id = 1`);
  await portal.db.run(sql`update rule_watches set next_check_on = '2000-01-01' where workspace_id = 1`);
  await run();
  expect((await told()).length).toBeGreaterThan(0);
  const [broken] = await portal.db.all<{ next_check_on: string }>(
    sql`select next_check_on from rule_watches where workspace_id = 1`,
  );
  expect(broken?.next_check_on).not.toBe("2000-01-01");
});

test("[PETREC-05] what a journey is judged on brings its next look forward, and its end stops it", async () => {
  const [{ next_check_on: next } = { next_check_on: "" }] = await watch();
  expect(next > "2020-01-01").toBe(true);
  const { today } = await staff.trpc.journeys.assess.query({ workspaceId: BARON });
  await staff.trpc.health.add.mutate({
    workspaceId: BARON,
    entry: { kind: "vaccination", disease: "rabies", givenOn: today, validUntil: addDays(today, 365) },
  });
  expect(await watch()).toEqual([{ next_check_on: "2000-01-01" }]);
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId: BARON });
  await staff.trpc.workspaces.update.mutate({
    workspaceId: BARON,
    version,
    status: "completed",
    completionReason: "The owner travels alone",
  });
  expect(await watch()).toEqual([]);
});
