import { expect, test } from "vitest";

import { MESSAGE_TEXTS } from "#web/copy/messages.ts";

import { factsOf, firstText } from "./message-draft.ts";

const TODAY = "2026-11-27";
const toDo = (title: string, facts: object = {}) => ({
  title,
  assignedRole: "customer" as const,
  status: "in_progress" as const,
  inReview: false,
  dueDate: null,
  ...facts,
});
const journey = {
  petName: "Bella",
  ownerName: "Sarah Jane Whitfield",
  arrivedOn: null,
  departureDate: "2027-01-12",
  departureAirport: "LHR",
  arrivalAirport: "JFK",
  destination: "USA",
  tasksDone: 2,
  tasksTotal: 7,
  tasks: [
    toDo("UPLOAD Passport Copy", { dueDate: "2026-12-01", status: "overdue" }),
    toDo("Pet Boarding Form"),
    toDo("Picture Of Your Pets", { status: "pending" }),
    toDo("Make deposit payment", { status: "completed" }),
    toDo("Flight Booking Form", { inReview: true }),
    toDo("Book the vet", { assignedRole: "team" }),
  ],
};

test("[DASH-15] a text has the pet's name, its route and what is missing from the owner, and nothing else", () => {
  const text = MESSAGE_TEXTS.missing.write(factsOf(journey, "Anna Lindqvist", TODAY));
  expect(text).toBe(
    [
      "Hello Sarah,",
      "For Bella's journey (London to New York) we still need from you:",
      "- UPLOAD Passport Copy, due 1 Dec 2026\n- Pet Boarding Form",
      "The departure is on 12 Jan 2027 (in 46 days). Your page takes you through each of them; write to us if one of them is unclear.",
      "Kind regards\nAnna Lindqvist",
    ].join("\n\n"),
  );
});

test("[DASH-15] the first text is what the journey is at", () => {
  expect(firstText(journey, TODAY)).toBe("missing");
  expect(firstText({ ...journey, tasks: [] }, TODAY)).toBe("progress");
  expect(firstText({ ...journey, departureDate: "2026-12-05" }, TODAY)).toBe("departure");
  expect(firstText({ ...journey, departureDate: "2026-11-20", tasks: [] }, TODAY)).toBe("progress");
  expect(firstText({ ...journey, arrivedOn: "2026-11-21" }, TODAY)).toBe("thanks");
});

test("[DASH-15] what nobody knows yet is left out of every text", () => {
  const bare = { ...journey, departureAirport: null, arrivalAirport: null, destination: null, tasks: [] };
  for (const { write } of Object.values(MESSAGE_TEXTS)) {
    const text = write(factsOf(bare, "Anna Lindqvist", TODAY));
    expect(text).toContain("Bella");
    expect(text).not.toMatch(/null|undefined|\(\)|we still need/);
  }
  expect(factsOf({ ...bare, arrivalAirport: "XYZ" }, "", TODAY).route).toBe("to XYZ");
});
