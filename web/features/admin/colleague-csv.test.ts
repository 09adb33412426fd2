import { expect, test } from "vitest";

import type { Colleague } from "#contracts/admin/shapes.ts";

import { colleagueCsv, shortUsDate } from "./colleague-csv.ts";

const CREATED = new Date("2024-01-05T23:30:00Z");
const colleague: Colleague = {
  id: 1,
  fullName: "@cmd, Łucja",
  email: "lucja@example.com",
  jobTitle: "",
  isAdmin: true,
  status: "pending",
  assignedUsers: 3,
  createdAt: CREATED,
  hasSecondStep: false,
  invitation: null,
};

test("[ADMIN-32] a day of creation reads as a short US date", () => {
  expect(shortUsDate(CREATED, "UTC")).toBe("Jan 5, 2024");
  expect(shortUsDate(CREATED, "Asia/Tokyo")).toBe("Jan 6, 2024");
});
test("an exported colleague shows what the table shows, with formulas defused and numbers as numbers", () => {
  expect(colleagueCsv([colleague], "UTC").split("\r\n")[1]).toBe(
    `"'@cmd, Łucja","lucja@example.com","Co-founder","yes","pending",3,"2024-01-05"`,
  );
});
