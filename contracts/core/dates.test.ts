import { describe, expect, test } from "vitest";

import { ageOn, ageSince, yearsOld } from "./ages.ts";
import { CalendarDate } from "./dates-shapes.ts";
import { addDays, dateInZone, daysBetween, duePhrase } from "./dates.ts";
import { DAY_MS } from "./durations.ts";

describe("a calendar date", () => {
  test("is what the wall says where a person is", () => {
    const instant = new Date("2027-03-14T11:30:00Z");
    expect(dateInZone(instant, "UTC")).toBe("2027-03-14");
    expect(dateInZone(instant, "Pacific/Kiritimati")).toBe("2027-03-15");
    expect(dateInZone(instant, "America/New_York")).toBe("2027-03-14");
    expect(dateInZone(instant, "Pacific/Pago_Pago")).toBe("2027-03-14");
    expect(dateInZone(new Date("2027-03-14T10:59:59Z"), "Pacific/Pago_Pago")).toBe("2027-03-13");
  });

  test("changes at midnight of its zone, on the days the clocks change too", () => {
    expect(dateInZone(new Date("2027-03-14T04:59:59Z"), "America/New_York")).toBe("2027-03-13");
    expect(dateInZone(new Date("2027-03-14T05:00:00Z"), "America/New_York")).toBe("2027-03-14");
    expect(dateInZone(new Date("2027-03-15T03:59:59Z"), "America/New_York")).toBe("2027-03-14");
    expect(dateInZone(new Date("2027-03-15T04:00:00Z"), "America/New_York")).toBe("2027-03-15");
  });

  test("counts as the calendar of the machine does, from year 1 to 9999", () => {
    const first = Date.parse("0001-01-01T00:00:00Z") / DAY_MS;
    for (let days = 0; days < 3_652_059; days += 997) {
      const date = addDays("0001-01-01", days);
      expect(date).toBe(new Date((first + days) * DAY_MS).toISOString().slice(0, 10));
      expect(daysBetween("1970-01-01", date)).toBe(first + days);
    }
    for (const year of [1900, 2000, 2026, 2028, 2100]) {
      expect(daysBetween(`${year}-02-28`, `${year}-03-01`)).toBe(year === 2000 || year === 2028 ? 2 : 1);
    }
  });

  test("what is no date is refused instead of counted", () => {
    for (const text of ["", "soon", "2027-13-01", "2027-00-10"]) {
      expect(() => addDays(text, 1)).toThrow(RangeError);
    }
  });

  test("counts days without knowing of clocks, leap days included", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
    expect(addDays("2027-03-14", 365)).toBe("2028-03-13");
    for (let days = -800; days <= 800; days++) {
      const date = addDays("2027-03-14", days);
      expect(daysBetween("2027-03-14", date)).toBe(days);
      expect(addDays(date, -days)).toBe("2027-03-14");
    }
  });

  test("refuses what is not a day", () => {
    for (const text of ["2027-02-29", "2027-13-01", "2027-3-1", "14/03/2027", "2027-03-14T00:00:00Z", ""]) {
      expect([text, CalendarDate.safeParse(text).success]).toEqual([text, false]);
    }
    expect(CalendarDate.parse("2028-02-29")).toBe("2028-02-29");
  });
});

describe("the due phrase", () => {
  const today = "2027-03-14";

  test("[STATE-17] says how late, today, tomorrow, or in how many days", () => {
    expect(duePhrase("2027-03-04", today)).toBe("10 days overdue");
    expect(duePhrase("2027-03-12", today)).toBe("2 days overdue");
    expect(duePhrase("2027-03-14", today)).toBe("Due today");
    expect(duePhrase("2027-03-15", today)).toBe("Due tomorrow");
    expect(duePhrase("2027-03-16", today)).toBe("Due in 2 days");
    expect(duePhrase("2027-04-14", today)).toBe("Due in 31 days");
  });

  test("[STATE-18] one day late is said in the singular", () => {
    expect(duePhrase("2027-03-13", today)).toBe("1 day overdue");
  });
});

test("an age is in whole years, and full on the birthday", () => {
  expect(yearsOld("2022-03-14", "2027-03-13")).toBe(4);
  expect(yearsOld("2022-03-14", "2027-03-14")).toBe(5);
  expect(yearsOld("2024-02-29", "2025-02-28")).toBe(0);
  expect(yearsOld("2024-02-29", "2025-03-01")).toBe(1);
  expect(yearsOld("2027-03-14", "2027-03-14")).toBe(0);
});

describe("an age", () => {
  test("[WSD-19] is counted in calendar months and years, not in days divided", () => {
    expect(ageOn("2022-05-03", "2026-05-02")).toMatchObject({ years: 3, months: 11 });
    expect(ageOn("2022-05-03", "2026-05-03")).toMatchObject({ years: 4, months: 0 });
    expect(ageOn("2026-11-28", "2026-12-10")).toEqual({ years: 0, months: 0, days: 12 });
    expect(ageOn("2024-02-29", "2025-02-28")).toMatchObject({ years: 1, months: 0 });
    expect(ageOn("2026-01-31", "2026-02-28")).toMatchObject({ years: 0, months: 1 });
    expect(ageOn("2026-01-31", "2026-03-30")).toMatchObject({ years: 0, months: 1 });
  });
});

test("[RPT-08] an age that was said stays as it was said on that day, and grows by tenths of a year", () => {
  expect(ageSince(4.56, "2026-03-02", "2026-03-02")).toBe(4.56);
  expect(ageSince(4.5, "2026-03-02", "2027-03-02")).toBe(5.5);
  expect(ageSince(0.3, "2026-03-02", "2026-06-10")).toBe(0.6);
});
