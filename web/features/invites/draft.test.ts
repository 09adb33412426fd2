import { expect, test } from "vitest";

import { draftOf, EMPTY, firstOf, problemOf } from "./draft.ts";

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

test("[RPT-37] the form begins with the owner, until they are in or have been asked", () => {
  const owner = { role: "owner" as const, joinedAt: null, isInvited: false };
  const journey = (changed: object) => ({
    ownerName: "Ann Reed",
    ownerEmail: "ann@example.com",
    members: [
      { role: "staff" as const, joinedAt: new Date(), isInvited: false },
      { ...owner, ...changed },
    ],
  });
  expect(firstOf(journey({}))).toMatchObject({
    name: "Ann Reed",
    email: "ann@example.com",
    memberRole: "owner",
  });
  expect(firstOf(journey({ isInvited: true }))).toEqual(EMPTY);
  expect(firstOf(journey({ joinedAt: new Date() }))).toEqual(EMPTY);
});
