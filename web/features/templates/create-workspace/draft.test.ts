import { expect, test } from "vitest";

import { draftOf, EMPTY, firstDeparture, problemsOf } from "./draft.ts";

const TODAY = "2026-11-27";
const good = {
  petName: "Bella",
  species: "cat",
  ownerName: "Sarah Whitfield",
  ownerEmail: "sarah@whitfield.example",
  departureDate: "12 Dec 2026",
  notes: "",
};
const problems = (fields: Partial<typeof good>) => problemsOf({ ...good, ...fields }, TODAY, "en-GB");

test("[VAL-WS-07] [NEWWS-05] a form with empty notes is valid", () => {
  expect(problems({})).toEqual({});
  expect(problems({ notes: "  " })).toEqual({});
});

test.each([
  ["VAL-WS-01", "petName", "Pet name is required"],
  ["VAL-WS-02", "ownerName", "Owner name is required"],
  ["VAL-WS-03", "ownerEmail", "Valid email is required"],
  ["VAL-WS-04", "departureDate", "Departure date is required"],
])("[%s] without %s the form says '%s'", (_, name, message) => {
  expect(problems({ [name]: "" })).toEqual({ [name]: message });
  expect(problems({ [name]: " \t" })).toEqual({ [name]: message });
});

test("every field that is empty has its own message", () => {
  expect(Object.keys(problemsOf(EMPTY, TODAY, "en-GB"))).toEqual([
    "petName",
    "ownerName",
    "ownerEmail",
    "departureDate",
  ]);
});

test.each(["sarah", "sarah@", "@whitfield.example", "sarah@whitfield", "sa rah@whitfield.example"])(
  "[VAL-WS-03] %j is no e-mail address",
  (ownerEmail) => {
    expect(problems({ ownerEmail })).toEqual({ ownerEmail: "Valid email is required" });
  },
);

test.each(["me+you@there.com", "o'brien@x.ie", "มานี@ตัวอย่าง.ไทย"])("%s is an e-mail address", (ownerEmail) => {
  expect(problems({ ownerEmail })).toEqual({});
});

test("[VAL-WS-05] [VAL-WS-08] the first departure is tomorrow; today and what lies before it are refused", () => {
  expect(firstDeparture(TODAY)).toBe("2026-11-28");
  expect(problems({ departureDate: "2026-11-28" })).toEqual({});
  for (const departureDate of ["27 Nov 2026", "2026-11-26", "31/12/2025"]) {
    expect(problems({ departureDate })).toEqual({ departureDate: "Choose a date from 28 Nov 2026 on" });
  }
});

test("[VAL-WS-06] no date before 1900 can be the first departure, wherever the clock stands", () => {
  expect(firstDeparture("1850-06-01")).toBe("1900-01-01");
  expect(firstDeparture("1899-12-31")).toBe("1900-01-01");
  expect(firstDeparture("1900-01-01")).toBe("1900-01-02");
  expect(problems({ departureDate: "1899-12-31" })).toHaveProperty("departureDate");
});

test("a date that cannot be read is told apart from a missing one", () => {
  expect(problems({ departureDate: "soon" })).toEqual({
    departureDate: "Write the date as 31 Dec 2026 or 2026-12-31",
  });
});

test.each(["31/12/2026", "2026-12-31", "31 Dec 2026", "Dec 31, 2026"])(
  "a departure typed as %s is sent as the day that was typed",
  (departureDate) => {
    expect(draftOf({ ...good, departureDate }, 3, "en-GB")).toEqual({
      petName: "Bella",
      species: "cat",
      ownerName: "Sarah Whitfield",
      ownerEmail: "sarah@whitfield.example",
      departureDate: "2026-12-31",
      notes: "",
      templateId: 3,
    });
  },
);
