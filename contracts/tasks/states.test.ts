import { describe, expect, test } from "vitest";

import { ASSIGNEE_ROLES } from "#contracts/workflows/terms.ts";

import type { TaskStatus } from "./shapes.ts";
import { isInReview, nextTaskState, statusForOwner, type TaskEvent, type TaskState } from "./states.ts";
import { TAB_OF } from "./task-tabs.ts";
import { TASK_STATUSES } from "./terms.ts";

const TODAY = "2027-03-14";
const YESTERDAY = "2027-03-13";
const TOMORROW = "2027-03-15";
const DATES = [null, YESTERDAY, TODAY, TOMORROW] as const;

const EVENTS: readonly TaskEvent[] = [
  { type: "open" },
  { type: "submit" },
  { type: "approve" },
  { type: "sendBack" },
  { type: "withdraw" },
  { type: "complete" },
  { type: "reopen" },
  { type: "dayBegins" },
  ...DATES.map((dueDate) => ({ type: "reschedule", dueDate }) as const),
];

/** Every state there can be, those that no event leads to included. */
const STATES: readonly TaskState[] = TASK_STATUSES.flatMap((status) =>
  ASSIGNEE_ROLES.flatMap((assignedRole) =>
    ASSIGNEE_ROLES.flatMap((turn) =>
      DATES.flatMap((dueDate) =>
        [true, false].map((needsReview) => ({ status, turn, dueDate, assignedRole, needsReview })),
      ),
    ),
  ),
);

const isOpen = ({ status }: TaskState) => status !== "pending" && status !== "completed";
const isLate = ({ dueDate }: TaskState) => dueDate !== null && dueDate < TODAY;

/** What an open state has to read: late before anything else, then whose turn it is. */
const openStatus = (state: TaskState): TaskStatus =>
  isLate(state) ? "overdue" : state.turn === "team" ? "your_turn" : "in_progress";

/** The states that a step really comes through, from its plan on, by any events on any of three days. */
function reachable(): TaskState[] {
  const seen = new Map<string, TaskState>();
  const queue: TaskState[] = ASSIGNEE_ROLES.flatMap((assignedRole) =>
    DATES.flatMap((dueDate) =>
      [true, false].map((needsReview) => ({
        status: "pending" as const,
        turn: assignedRole,
        dueDate,
        assignedRole,
        needsReview,
      })),
    ),
  );
  for (let state = queue.pop(); state; state = queue.pop()) {
    const name = JSON.stringify(state);
    if (seen.has(name)) continue;
    seen.set(name, state);
    for (const event of EVENTS) {
      const next = nextTaskState(state, event, TODAY);
      if (next) queue.push(next);
    }
  }
  return [...seen.values()];
}

describe("a task's states", () => {
  test("every state and every event: the event happens exactly where it can", () => {
    for (const state of STATES) {
      const inReview = isOpen(state) && state.assignedRole !== "team" && state.turn === "team";
      const canHappen: Record<TaskEvent["type"], boolean> = {
        open: state.status === "pending",
        submit: isOpen(state) && !inReview,
        approve: inReview,
        sendBack: inReview,
        withdraw: inReview,
        complete: state.status !== "completed",
        reopen: state.status === "completed",
        reschedule: true,
        dayBegins: true,
      };
      for (const event of EVENTS) {
        const next = nextTaskState(state, event, TODAY);
        expect([state, event, next !== null]).toEqual([state, event, canHappen[event.type]]);
      }
    }
  });

  test("every open state that an event leads to reads late, the company's turn or in progress, in that order", () => {
    const led = STATES.flatMap((state) =>
      EVENTS.flatMap((event) => nextTaskState(state, event, TODAY) ?? []),
    );
    const open = led.filter(isOpen);
    expect(open.length).toBeGreaterThan(STATES.length);
    for (const state of open) expect([state, state.status]).toEqual([state, openStatus(state)]);
  });

  test("no event changes whose step it is by its plan, or whether it needs a review", () => {
    for (const state of STATES) {
      for (const event of EVENTS) {
        const next = nextTaskState(state, event, TODAY);
        if (!next) continue;
        expect([next.assignedRole, next.needsReview]).toEqual([state.assignedRole, state.needsReview]);
        expect(next.dueDate).toBe(event.type === "reschedule" ? event.dueDate : state.dueDate);
      }
    }
  });

  test("a step that needs no review is completed by whoever does it; one that does goes to the company first", () => {
    for (const state of reachable().filter((it) => isOpen(it) && !isInReview(it))) {
      const isReviewed = state.needsReview && state.assignedRole !== "team";
      expect(nextTaskState(state, { type: "submit" }, TODAY)).toEqual(
        isReviewed
          ? { ...state, turn: "team", status: isLate(state) ? "overdue" : "your_turn" }
          : { ...state, status: "completed" },
      );
    }
  });

  test("a step handed back is where it was when it opened", () => {
    for (const state of reachable().filter((it) => it.status === "pending")) {
      const opened = nextTaskState(state, { type: "open" }, TODAY);
      const handedIn = opened && nextTaskState(opened, { type: "submit" }, TODAY);
      if (!handedIn || !isInReview(handedIn)) continue;
      expect(nextTaskState(handedIn, { type: "sendBack" }, TODAY)).toEqual(opened);
      expect(nextTaskState(handedIn, { type: "withdraw" }, TODAY)).toEqual(opened);
      expect(nextTaskState(handedIn, { type: "approve" }, TODAY)?.status).toBe("completed");
    }
  });

  test("a day that begins makes late what was due before it and nothing else, however often it begins", () => {
    for (const state of reachable()) {
      const next = nextTaskState(state, { type: "dayBegins" }, TODAY);
      expect(next).toEqual({ ...state, status: isOpen(state) ? openStatus(state) : state.status });
      expect(next && nextTaskState(next, { type: "dayBegins" }, TODAY)).toEqual(next);
    }
  });

  test("an action that is due today is not overdue", () => {
    const state: TaskState = {
      status: "in_progress",
      turn: "customer",
      dueDate: TODAY,
      assignedRole: "customer",
      needsReview: false,
    };
    expect(nextTaskState(state, { type: "dayBegins" }, TODAY)?.status).toBe("in_progress");
    expect(nextTaskState(state, { type: "dayBegins" }, TOMORROW)?.status).toBe("overdue");
  });

  test("a later due date gives an overdue action its former state back", () => {
    for (const state of reachable().filter((it) => it.status === "overdue")) {
      const moved = nextTaskState(state, { type: "reschedule", dueDate: TOMORROW }, TODAY);
      expect(moved?.status).toBe(state.turn === "team" ? "your_turn" : "in_progress");
    }
  });

  test("moving the date of what is not open, or is done, does not open it", () => {
    for (const state of STATES.filter((it) => !isOpen(it))) {
      for (const dueDate of DATES) {
        expect(nextTaskState(state, { type: "reschedule", dueDate }, TODAY)?.status).toBe(state.status);
      }
    }
  });
});

describe("the same action from the owner's side", () => {
  test("their part is their turn, the company's part is in progress, and late is only what they are late with", () => {
    for (const state of reachable()) {
      const open = state.turn !== "customer" ? "in_progress" : isLate(state) ? "overdue" : "your_turn";
      expect(statusForOwner(state)).toBe(isOpen(state) ? open : state.status);
    }
  });

  test("while it is open it is in the 'Your Turn' tab of one side at most", () => {
    for (const state of reachable().filter((it) => isOpen(it) && it.status !== "overdue")) {
      const isCompanys = TAB_OF[state.status] === "your_turn";
      const isOwners = TAB_OF[statusForOwner(state)] === "your_turn";
      expect(isCompanys && isOwners).toBe(false);
    }
  });
});

test("the tabs hold every status once: overdue is the company's turn, in progress is pending", () => {
  expect(TAB_OF).toEqual({
    your_turn: "your_turn",
    overdue: "your_turn",
    pending: "pending",
    in_progress: "pending",
    completed: "completed",
  });
});
