import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("demo");
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
    const [{ n } = { n: 0 }] = await portal.db.all<{ n: number }>(
      sql`select (select count(*) from signatures) * (select count(*) from payments) as n`,
    );
    expect(n).toBeGreaterThan(0);
    const before = snapshot(portal);
    await expect(portal.db.run(sql.raw(statement))).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining(why) }),
      }) as Error,
    );
    expect(snapshot(portal)).toBe(before);
  },
);
