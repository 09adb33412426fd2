import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { AssigneeRole } from "#contracts/workflows/shapes.ts";

import type { TaskStatus } from "./shapes.ts";

/**
 * The states of an action, told from the company's side of the desk:
 * `pending` has not opened, `in_progress` is open with the owner or a partner, `your_turn` waits for the company,
 * `overdue` is open past its due date whoever has it, `completed` is done.
 * `turn` remembers who has an open action, so that a moved due date can give `overdue` its former state back.
 */
export type TaskState = {
  readonly status: TaskStatus;
  readonly turn: AssigneeRole;
  readonly dueDate: CalendarDate | null;
  /** Who does the step by its plan. */
  readonly assignedRole: AssigneeRole;
  /** Whether the company looks at it before it counts as done. */
  readonly needsReview: boolean;
};

export type TaskEvent =
  /** Its turn in the sequence has come. */
  | { readonly type: "open" }
  /** The person whose part it is has done it. */
  | { readonly type: "submit" }
  | { readonly type: "approve" }
  | { readonly type: "sendBack" }
  /** Whoever handed it in takes that back. */
  | { readonly type: "withdraw" }
  /** The company's word that it is done, whoever had it. */
  | { readonly type: "complete" }
  | { readonly type: "reopen" }
  | { readonly type: "reschedule"; readonly dueDate: CalendarDate | null }
  /** A day has begun in the company's zone. */
  | { readonly type: "dayBegins" };

/** Null where the event cannot happen in that state. Statuses are settled by `today`, a calendar date of the company's zone. */
export function nextTaskState(state: TaskState, event: TaskEvent, today: CalendarDate): TaskState | null {
  const isOpen = state.status !== "pending" && state.status !== "completed";
  switch (event.type) {
    case "open":
      return state.status === "pending" ? opened({ ...state, turn: state.assignedRole }, today) : null;
    case "submit":
      if (!isOpen || isInReview(state)) return null;
      return state.needsReview && state.assignedRole !== "team"
        ? opened({ ...state, turn: "team" }, today)
        : { ...state, status: "completed" };
    case "approve":
      return isOpen && isInReview(state) ? { ...state, status: "completed" } : null;
    case "sendBack":
    case "withdraw":
      return isOpen && isInReview(state) ? opened({ ...state, turn: state.assignedRole }, today) : null;
    case "complete":
      return state.status === "completed" ? null : { ...state, status: "completed" };
    case "reopen":
      return state.status === "completed" ? opened({ ...state, turn: state.assignedRole }, today) : null;
    case "reschedule": {
      const moved = { ...state, dueDate: event.dueDate };
      return isOpen ? opened(moved, today) : moved;
    }
    case "dayBegins":
      return isOpen ? opened(state, today) : state;
  }
}

/** True while the owner's or partner's part is done and the company has yet to look at it. */
export function isInReview(state: Pick<TaskState, "status" | "turn" | "assignedRole">): boolean {
  return state.status !== "completed" && state.assignedRole !== "team" && state.turn === "team";
}

/** The same open action as the owner sees it: their part is their turn, the company's part is in progress. */
export function statusForOwner(state: Pick<TaskState, "status" | "turn">): TaskStatus {
  if (state.status === "pending" || state.status === "completed") return state.status;
  if (state.turn !== "customer") return "in_progress";
  return state.status === "overdue" ? "overdue" : "your_turn";
}

function opened(state: TaskState, today: CalendarDate): TaskState {
  const isLate = state.dueDate !== null && state.dueDate < today;
  if (isLate) return { ...state, status: "overdue" };
  return { ...state, status: state.turn === "team" ? "your_turn" : "in_progress" };
}
