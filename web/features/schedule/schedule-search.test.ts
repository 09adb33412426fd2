import { expect, test } from "vitest";

import { filterOf, readScheduleSearch } from "./schedule-search.ts";

test("[SCHED-15] the address tells view, day, search, kind, state, journey and the open event", () => {
  const search = readScheduleSearch({
    view: "week",
    day: "2028-02-29",
    q: "50%",
    type: "arrival",
    status: "in-transit",
    workspace: "7",
    event: "12",
    new: "2028-03-01",
  });
  expect(search).toEqual({
    view: "week",
    day: "2028-02-29",
    q: "50%",
    type: "arrival",
    status: "in-transit",
    workspace: 7,
    event: 12,
    new: "2028-03-01",
  });
  expect(filterOf(search)).toEqual({
    q: "50%",
    eventType: "arrival",
    status: "in-transit",
    workspaceId: 7,
  });
});

test("what the address says wrongly is left out", () => {
  expect(
    readScheduleSearch({ view: "year", day: "2027-02-29", type: "x", status: "", workspace: "-1", new: "2" }),
  ).toEqual({});
  expect(filterOf({})).toEqual({});
});
