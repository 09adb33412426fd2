import { expect, test } from "vitest";

import { draftOf, problemOf } from "./draft.ts";

const fields = (changed: object = {}) => ({
  name: "Ann",
  email: "ann@example.com",
  personalMessage: "",
  memberRole: "owner" as const,
  ...changed,
});

test("[VAL-INV-01] [VAL-INV-02] a blank name or address is missing", () => {
  for (const blank of ["", "  ", "\t\n"]) {
    expect(problemOf(fields({ name: blank }))).toBe("missing");
    expect(problemOf(fields({ email: blank }))).toBe("missing");
  }
});

test("[VAL-INV-03] an address without an '@' is invalid", () => {
  expect(problemOf(fields({ email: "ann.example.com" }))).toBe("invalidEmail");
  expect(problemOf(fields())).toBeNull();
});

test("[VAL-INV-04] everything is trimmed before it is sent", () => {
  expect(draftOf(fields({ name: " Ann ", email: " a@b.cd\n", personalMessage: " Hi " }), 3)).toEqual({
    name: "Ann",
    email: "a@b.cd",
    workspaceId: 3,
    personalMessage: "Hi",
  });
});

test("a role is sent where it is not an owner's", () => {
  expect(draftOf(fields(), 3)).not.toHaveProperty("memberRole");
  expect(draftOf({ ...fields(), memberRole: "family" }, 3)).toMatchObject({ memberRole: "family" });
});

test("[VAL-INV-05] without a message none is sent", () => {
  for (const blank of ["", " \n "]) {
    expect(draftOf(fields({ personalMessage: blank }), 3)).not.toHaveProperty("personalMessage");
  }
});
