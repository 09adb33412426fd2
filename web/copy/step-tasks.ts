import type { AssigneeRole } from "#contracts/workflows/shapes.ts";

import { manyOf } from "./numbers.ts";

/** The dialog that makes tasks of steps of the travel rules. */
export const stepTasks = {
  title: "Tasks from the travel rules",
  intro: "Nothing is made until you say so. Due dates follow their windows, and the record closes the task.",
  what: "The steps",
  empty: "Every open step is a task already.",
  list: "Steps to make tasks of",
  who: {
    customer: "Owner",
    team: "Your team",
    partner: "Partner",
  } satisfies Record<AssigneeRole, string>,
  doneAt: (who: string, doer: string) => `${who} (${doer.toLowerCase()})`,
  due: (day: string) => `due ${day}`,
  from: (day: string) => `possible from ${day}`,
  noWindow: "no due date: it has no window",
  isAlready: (title: string, due: string | null) =>
    `Is already the to-do “${title}”${due === null ? "" : `, due ${due} so far`}: no second one is made.`,
  mayBe: "There may be a to-do for this already. Say which it is.",
  forStep: (step: string) => `To-do for ${step}`,
  choose: "Choose",
  use: (title: string, due: string | null) =>
    due === null ? `Use “${title}”` : `Use “${title}”, due ${due} so far`,
  doneBy: (title: string) => `Done with “${title}”: make no second one`,
  makeNew: "Make a new one",
  unchosen: "Use this to-do or make a new one: choose.",
  changed: "The rules or the to-dos have changed since you opened this. Below is how they stand now.",
  submit: (made: number, used: number) =>
    [
      made > 0 ? `Make ${manyOf(made, "task")}` : "",
      used > 0 ? `${made > 0 ? "use" : "Use"} ${manyOf(used, "to-do", "to-dos")}` : "",
    ]
      .filter((part) => part !== "")
      .join(", ") || "Nothing chosen",
  done: (made: number, used: number) =>
    [
      made > 0 ? manyOf(made, "task added", "tasks added") : "",
      used > 0 ? manyOf(used, "to-do now follows the rules", "to-dos now follow the rules") : "",
    ]
      .filter((part) => part !== "")
      .join(", "),
  failed: "The tasks were not added",
  undone: "Taken back",
  notUndone: "It was not taken back",
} as const;
