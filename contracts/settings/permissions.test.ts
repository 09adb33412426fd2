import { expect, test } from "vitest";

import { permissionsOf, staffPermissionsOf } from "./permissions-shapes.ts";
import { PERMISSION_NAMES } from "./permissions.ts";

const without = (name: string) => ({ version: 3, staff: { [name]: false } });

test("staff hold everything until something is taken from them, and then all but that", () => {
  expect(permissionsOf("staff", undefined)).toEqual(PERMISSION_NAMES);
  for (const name of PERMISSION_NAMES) {
    expect(permissionsOf("staff", without(name))).toEqual(PERMISSION_NAMES.filter((other) => other !== name));
  }
});

test("nothing that is kept takes anything from administrators or gives an owner something", () => {
  const all = { version: 1, staff: Object.fromEntries(PERMISSION_NAMES.map((name) => [name, false])) };
  for (const kept of [undefined, all, { ...all, admin: {} }]) {
    expect(permissionsOf("admin", kept)).toEqual(PERMISSION_NAMES);
    expect(permissionsOf("customer", kept)).toEqual([]);
  }
});

test("a permission that is gone or new since leaves the other choices as they are", () => {
  const kept = { version: 7, staff: { goneLongAgo: false, editTemplates: false } };
  expect(staffPermissionsOf(kept).version).toBe(7);
  expect(permissionsOf("staff", kept)).toEqual(PERMISSION_NAMES.filter((name) => name !== "editTemplates"));
});

test.for([null, "all", { version: -1, staff: {} }, { staff: { editTemplates: "no" } }])(
  "what cannot be read is as at first: %j",
  (kept) => {
    expect(staffPermissionsOf(kept)).toEqual(staffPermissionsOf(undefined));
  },
);
