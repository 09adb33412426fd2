import { expect, test } from "vitest";

import { MEMBER_RIGHT_NAMES } from "#contracts/core/member-rights.ts";

import { memberRightsOf, rightsOf } from "./members-shapes.ts";
import { ROLE_BOUNDS } from "./members.ts";
import type { MemberRole } from "./shapes.ts";
import { MEMBER_ROLES } from "./terms.ts";

const asRole = (role: MemberRole, kept?: unknown, isPayer = false) => rightsOf({ role, isPayer }, kept);

test("[ROLE-09] an owner may do everything, a family viewer sees, a vet and an agent write and bring papers", () => {
  expect(asRole("owner")).toEqual(MEMBER_RIGHT_NAMES);
  expect(asRole("family")).toEqual(["view"]);
  expect(asRole("vet")).toEqual(["view", "write", "upload"]);
  expect(asRole("ground_agent")).toEqual(["view", "write", "upload"]);
  expect(asRole("staff")).toEqual(["view"]);
});

test("[ROLE-09] whoever pays may pay, whatever else they may", () => {
  expect(asRole("family", undefined, true)).toEqual(["view", "pay"]);
});

test("[ROLE-10] what is kept holds within the bounds only", () => {
  const kept = {
    version: 3,
    roles: { family: ["write", "choosePayer", "nonsense"], vet: ["pay"], owner: [], staff: ["pay"] },
  };
  expect(asRole("family", kept)).toEqual(["view", "write"]);
  expect(asRole("vet", kept)).toEqual(["view"]);
  expect(asRole("owner", kept)).toEqual(MEMBER_RIGHT_NAMES);
  expect(asRole("staff", kept)).toEqual(["view"]);
  expect(memberRightsOf("nonsense").version).toBe(0);
});

test("every role sees its journey, and only owners say who pays", () => {
  for (const role of MEMBER_ROLES) {
    const { always, mayHave, atFirst } = ROLE_BOUNDS[role];
    expect([role, always.includes("view")]).toEqual([role, true]);
    expect([role, mayHave.includes("choosePayer")]).toEqual([role, false]);
    expect(atFirst.filter((right) => !mayHave.includes(right))).toEqual([]);
  }
});
