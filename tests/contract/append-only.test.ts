import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("demo");
  const { owner, taskIds } = await startedJourney(portal, [
    { actionType: "e-sign", settings: { sign: { text: "I declare." } } },
  ]);
  const [taskId = 0] = taskIds;
  const { sha256 } = await owner.trpc.signing.find.query({ taskId });
  const signed = { taskId, sha256, method: "typed", typedName: "Ann Reed", timeZone: "UTC" } as const;
  await owner.trpc.signing.sign.mutate(signed);
});
afterAll(() => portal.stop());

test.for([
  ["insert or replace into activity select * from activity limit 1", "append-only"],
  ["update signatures set typed_name = 'Somebody else'", "append-only"],
  ["delete from signatures", "append-only"],
  ["insert or replace into signatures select * from signatures limit 1", "signatures.request_id"],
  ["update payments set amount = 1 where status = 'succeeded'", "not rewritten"],
  ["update payments set status = 'failed' where status = 'succeeded'", "not rewritten"],
  ["update payments set transaction_id = 'another' where status = 'succeeded'", "not rewritten"],
  ["delete from payments", "not removed"],
  ["insert or replace into payments select * from payments limit 1", "payments.request_id"],
] as const)(
  "[TRUST-55] whoever writes to the database itself meets a refusal: %s",
  async ([statement, why]) => {
    const before = snapshot(portal);
    const refused = await portal.db.run(sql.raw(statement)).then(
      () => "nothing",
      (error: unknown) => String((error as { cause?: unknown }).cause ?? error),
    );
    expect(refused).toContain(why);
    expect(snapshot(portal)).toBe(before);
  },
);
