import { expect, test } from "vitest";

import { ACTIVITY_KINDS, JOURNEY_KINDS, type JourneyKind } from "#contracts/audit/activity-kinds.ts";
import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import { MEMBER_RIGHT_NAMES } from "#contracts/core/member-rights.ts";
import type { CustomerTodo, OwnersStep } from "#contracts/journeys/shapes.ts";
import { activityWords } from "#web/copy/activity.ts";
import { wordsForStaff } from "#web/copy/company-activity.ts";
import { fillIn, happenings, sentenceParts as partsOf } from "#web/ui/happenings.ts";
import { whenText } from "#web/ui/when.ts";

import { countdown } from "./countdown.ts";
import {
  byUrgency,
  dayText,
  isMyTurn,
  isUrgent,
  laterStep,
  lockReason,
  nextTodo,
  whoseTurn,
} from "./todo-order.ts";

const TODAY = "2026-11-27";
const SARAH = { name: "Sarah", rights: [...MEMBER_RIGHT_NAMES] };
type Told = Parameters<typeof partsOf>[0] & { kind: JourneyKind };
const sentenceParts = (entry: Told, more = 0) => partsOf(entry, activityWords[entry.kind], more);
const told = (entry: Partial<Told> & Pick<Told, "kind">): Told => ({
  actorName: "James Whitfield",
  subject: null,
  person: null,
  isMine: false,
  isPersonMe: false,
  ...entry,
});
const text = (entry: Partial<Told> & Pick<Told, "kind">) =>
  sentenceParts(told(entry))
    .map((part) => part.text)
    .join("");

function aTodo(id: number, change: Partial<CustomerTodo> = {}): CustomerTodo {
  return {
    id,
    title: `To-do ${id}`,
    status: "pending",
    assignee: "Sarah Whitfield",
    description: "",
    assignees: [],
    dueDate: null,
    hasRolesWarning: false,
    actionType: "deposit-payment",
    completionRule: "one",
    inReview: false,
    returnedReason: null,
    completedAt: null,
    stuck: null,
    reading: null,
    isBookable: false,
    papers: [],
    version: 1,
    ...change,
  };
}

test("the banner counts down in calendar days and stops at departure", () => {
  expect(leaving("2026-12-12")).toMatchObject({ days: 15, label: "days to departure" });
  expect(leaving("2026-11-28")).toMatchObject({ days: 1, label: "day to departure" });
  expect(leaving("2026-11-27")).toMatchObject({ days: null, label: "Departs today" });
  expect(leaving("2026-11-26").label).toBe("Departed yesterday");
  expect(leaving("2026-11-20").label).toBe("Departed 7 days ago");
});
test("a clock change between now and departure costs no day", () => {
  expect(leaving("2027-03-29", {}, "2027-03-27").days).toBe(2);
});
test("[RPT-01] what is done says ready for departure, and arrived only with the day of the arrival", () => {
  expect(leaving("2026-12-12", { stage: "ready" })).toMatchObject({ days: 15, label: "days to departure" });
  const arrived = { arrivedOn: "2026-11-21" };
  expect(leaving("2026-11-20", { stage: "arrived", ...arrived })).toEqual({
    days: null,
    label: "Arrived",
    date: "2026-11-21",
  });
  expect(leaving("2026-11-20", { stage: "completed", ...arrived }).label).toBe("Journey completed");
  expect(leaving("2026-12-12", { stage: "completed" }).label).toBe("Journey completed");
});

function leaving(
  departureDate: string,
  change: Partial<Parameters<typeof countdown>[0]> = {},
  today: string = TODAY,
) {
  return countdown({ departureDate, stage: "active", arrivedOn: null, ...change }, today);
}

test("[CUST-24] the log tells assignments and joinings from the reader's side", () => {
  expect(text({ kind: "member.joined" })).toBe("James Whitfield joined the journey");
  expect(text({ kind: "member.joined", isMine: true })).toBe("You joined the journey");
  const assigned = {
    kind: "task.assigned",
    subject: "Make deposit payment",
    person: "Sarah Whitfield",
  } as const;
  expect(text(assigned)).toBe("James Whitfield assigned Sarah Whitfield to Make deposit payment");
  expect(text({ ...assigned, isPersonMe: true })).toBe(
    "James Whitfield assigned you to Make deposit payment",
  );
  expect(sentenceParts(told({ kind: "document.uploaded", subject: "passport.pdf" }))).toEqual([
    { text: "James Whitfield", isName: true },
    { text: " uploaded ", isName: false },
    { text: "passport.pdf", isName: true },
  ]);
});
test("[CUST-24] assignments that come together are told as one, from the first to-do on", () => {
  const assigned = (subject: string, person = "Sarah Whitfield") =>
    told({ kind: "task.assigned", subject, person, actorName: "Anna" });
  const log = [
    told({ kind: "member.joined" }),
    assigned("Pet photos"),
    assigned("Flight"),
    assigned("Deposit"),
    assigned("Deposit", "Anna"),
  ];
  const sentences = happenings(log).map(({ entry, more }) =>
    sentenceParts(entry, more)
      .map((part) => part.text)
      .join(""),
  );
  expect(sentences).toEqual([
    "James Whitfield joined the journey",
    "Anna assigned Sarah Whitfield to Deposit and 2 more",
    "Anna took on Deposit",
  ]);
});
test("every kind of entry reads as a sentence that names its subject or its actor", () => {
  for (const kind of JOURNEY_KINDS) {
    const sentence = text({ kind, actorName: "Anna", subject: "Flight Booking Form", person: "Sarah" });
    expect(sentence).not.toMatch(/[{}]/);
    expect(sentence).toMatch(/Anna|Flight Booking Form|The journey/);
  }
});
test("a name with braces is not taken for a place in the sentence", () => {
  expect(fillIn("{actor} wrote", { "{actor}": "{subject}" })).toEqual([
    { text: "{subject}", isName: true },
    { text: " wrote", isName: false },
  ]);
});
test("times are told by day, with their zone", () => {
  expect(whenText(new Date("2026-11-27T09:04:00Z"), TODAY, "UTC")).toBe("Today, 09:04 UTC");
  expect(whenText(new Date("2026-11-26T23:30:00Z"), TODAY, "Europe/Berlin")).toBe("Today, 00:30 CET");
  expect(whenText(new Date("2026-11-26T18:22:00Z"), TODAY, "Europe/London")).toBe("Yesterday, 18:22 GMT");
  expect(whenText(new Date("2026-11-24T20:41:00Z"), TODAY, "UTC")).toBe("24 November 2026, 20:41 UTC");
});

test("[RPT-39] of what waits for the owner the next thing is what is due first", () => {
  const due = (id: number, dueDate: string | null) => aTodo(id, { status: "current", dueDate });
  expect(nextTodo([due(1, null), due(2, "2027-03-01"), due(3, "2026-12-01")], SARAH)?.id).toBe(3);
  expect(nextTodo([due(1, null), due(2, null)], SARAH)?.id).toBe(1);
});

test("[OWN-04] what was handed back comes before what is overdue before what is due, and what waits for others last", () => {
  const current = (id: number, change: Partial<CustomerTodo> = {}) =>
    aTodo(id, { status: "current", ...change });
  const todos = [
    aTodo(1, { status: "completed" }),
    current(2),
    current(3, { dueDate: "2027-03-01" }),
    current(4, { dueDate: "2026-11-01" }),
    aTodo(5),
    current(6, { dueDate: "2027-06-01", returnedReason: "Blurred" }),
    current(7, { inReview: true, dueDate: "2026-11-01" }),
  ];
  const step = (stepId: string, dueDate: string | null, opensOn: string | null = null) =>
    ({ stepId, title: stepId, next: null, opensOn, dueDate }) satisfies OwnersStep;
  const ruleSteps = [
    step("undated", null),
    step("opens later", "2026-11-30", "2026-11-29"),
    step("overdue", "2026-10-31"),
    step("due", "2026-12-01"),
    step("opens first", null, "2026-11-28"),
  ];
  const order = (steps: OwnersStep[]) =>
    byUrgency({ todos, ruleSteps: steps }, SARAH).map((item) =>
      item.kind === "todo" ? item.todo.id : item.step.stepId,
    );
  expect(order([])).toEqual([6, 4, 3, 2, 1, 5, 7]);
  expect(order(ruleSteps)).toEqual([6, "overdue", 4, "due", 3, 2, "undated", 1, 5, 7]);
  expect(laterStep(ruleSteps)?.stepId).toBe("opens first");
  expect(laterStep([])).toBeUndefined();
  expect(nextTodo(todos, SARAH)?.id).toBe(6);
});

test("the next thing is the first to-do that waits for the owner", () => {
  const todos = [
    aTodo(1, { status: "completed" }),
    aTodo(2, { status: "current", inReview: true }),
    aTodo(3, { status: "current" }),
    aTodo(4),
  ];
  expect(nextTodo(todos, SARAH)?.id).toBe(3);
  expect(nextTodo(todos.slice(0, 2), SARAH)).toBeUndefined();
  const assignees = [
    { name: "Sarah", initials: "S", status: "finished" as const },
    { name: "James", initials: "J", status: "pending" as const },
  ];
  const shared = aTodo(5, { status: "current", completionRule: "all", assignees });
  expect(nextTodo([shared], SARAH)).toBeUndefined();
  expect(nextTodo([shared], { ...SARAH, name: "James" })?.id).toBe(5);
  expect(nextTodo([{ ...shared, completionRule: "one" }], SARAH)?.id).toBe(5);
});
test("[OWN-34] nothing waits for whoever may only look on; a to-do waits for whose role includes what it is done with", () => {
  const todos = [
    aTodo(1, { status: "current", actionType: "deposit-payment" }),
    aTodo(2, { status: "current", actionType: "passport-upload" }),
    aTodo(3, { status: "current", actionType: "approval" }),
  ];
  const mine = (rights: MemberRight[]) =>
    todos.filter((todo) => isMyTurn(todo, { ...SARAH, rights })).map(({ id }) => id);
  expect(mine(["view"])).toEqual([]);
  expect(mine(["view", "pay"])).toEqual([1]);
  expect(mine(["view", "upload"])).toEqual([2]);
  expect(mine(["view", "complete"])).toEqual([3]);
  const member = { isPayer: false, role: "owner", fullName: "Sarah" } as const;
  const payer = { isPayer: true, role: "family", fullName: "James" } as const;
  const whose = (at: number) => whoseTurn(todos[at] ?? aTodo(9), { members: [member, payer] });
  expect([whose(0), whose(2)]).toEqual([["James"], ["Sarah"]]);
});

test("[CUST-07] a pending to-do says what it waits for", () => {
  const [first, second, third] = [aTodo(1, { status: "current" }), aTodo(2), aTodo(3)];
  expect(lockReason(second, [first, second, third])).toBe("Opens after step 1");
  expect(lockReason(third, [first, second, third])).toBe("Opens after step 2");
  const sent = aTodo(1, { status: "current", inReview: true });
  expect(lockReason(second, [sent, second])).toBe("Opens when we have checked step 1");
  const done = aTodo(1, { status: "completed" });
  expect(lockReason(second, [done, second])).toBe("Opens when our part is done");
});
test("a due date is urgent from three days before, and dates carry their month in words", () => {
  expect(isUrgent("2026-11-30", TODAY)).toBe(true);
  expect(isUrgent("2026-12-01", TODAY)).toBe(false);
  expect(isUrgent("2026-11-01", TODAY)).toBe(true);
  expect(dayText("2026-11-30")).toBe("Mon 30 November 2026");
});

test("[WSD-32] staff read what the company settles among itself in sentences too, and the rest by its name", () => {
  const said = (kind: (typeof ACTIVITY_KINDS)[number], isMine = false) =>
    partsOf({ ...told({ kind: "member.joined", subject: "Bella" }), kind, isMine }, wordsForStaff(kind))
      .map((part) => part.text)
      .join("");
  expect(said("note.added")).toBe("James Whitfield wrote a note for staff");
  expect(said("pet.updated", true)).toBe("You changed the details of Bella");
  expect(said("member.joined")).toBe("James Whitfield joined the journey");
  expect(said("mail.retried")).toBe("James Whitfield: mail retried Bella");
  for (const kind of ACTIVITY_KINDS) expect(said(kind)).not.toMatch(/[{}]|^\s*$/);
});
