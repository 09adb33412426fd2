import { expect, test } from "vitest";

import type { Client } from "#contracts/admin/shapes.ts";

import { clientTable } from "./export-tables.ts";

const client: Client = {
  id: 1,
  name: '=HYPERLINK("x")',
  email: "o'brien@x.ie",
  phone: "+44 20 7946 0123",
  pets: 2,
  status: "active",
  joined: new Date("2026-11-27T23:30:00Z"),
  groupName: null,
  workspaces: 3,
  archivedAt: null,
  awaits: null,
  version: 0,
};

test("a client's row keeps numbers as numbers, defuses formulas and reads the day in the given zone", () => {
  const [header, row] = clientTable([client], "Asia/Tokyo").split("\r\n");
  expect(header).toBe('\u{FEFF}"Client","E-mail","Phone","Group","Pets","Journeys","Status","Joined"');
  expect(row).toBe(`"'=HYPERLINK(""x"")","o'brien@x.ie","'+44 20 7946 0123",,2,3,"active","2026-11-28"`);
});
