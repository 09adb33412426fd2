import { expect, test } from "vitest";

import { shell as copy } from "#web/copy/shell.ts";

import { firstName, partOfDay } from "./greeting.ts";

const greeting = (hour: number, fullName: string | null | undefined) =>
  copy.greeting(partOfDay(hour), firstName(fullName) ?? copy.friend);

test("[HEAD-01] [CONST-23] until noon the greeting says morning", () => {
  for (const hour of [0, 5, 11]) expect(greeting(hour, "Anna Lindqvist")).toContain("morning");
  expect(greeting(12, "Anna Lindqvist")).not.toContain("morning");
});

test("[HEAD-02] [CONST-23] [CONST-24] from noon until six the greeting says afternoon", () => {
  for (const hour of [12, 17]) expect(greeting(hour, "Anna Lindqvist")).toContain("afternoon");
  for (const hour of [11, 18]) expect(greeting(hour, "Anna Lindqvist")).not.toContain("afternoon");
});

test("[HEAD-03] [CONST-24] from six in the evening until midnight the greeting says evening", () => {
  for (const hour of [18, 23]) expect(greeting(hour, "Anna Lindqvist")).toContain("evening");
  for (const hour of [0, 17]) expect(greeting(hour, "Anna Lindqvist")).not.toContain("evening");
});

test("[HEAD-04] the greeting takes the first word of the full name, whatever white space stands around it", () => {
  expect(firstName("Sarah Jane Smith")).toBe("Sarah");
  expect(firstName("  Sarah\u00A0\tJane")).toBe("Sarah");
  expect(greeting(9, "Sarah Jane Smith")).toBe("Good morning, Sarah");
});

test("[HEAD-05] somebody without a name is greeted as Friend", () => {
  for (const nobody of [undefined, null, "", " \t "]) {
    expect(greeting(9, nobody)).toBe("Good morning, Friend");
  }
});
