import { manyOf } from "./numbers.ts";

export const publishing = {
  title: (name: string) => `Publish ${name}`,
  ready: (n: number) => `This becomes v${n}. New journeys run on it from now on.`,
  nothingNew: (n: number) => `Nothing has changed since v${n}. There is nothing to publish.`,
  runsOn: (journeys: number, n: number) =>
    journeys === 1 ? `1 journey runs on v${n}` : `${journeys} journeys run on v${n}`,
  runsOnNone: "No journey under way runs on this template.",
  keeps:
    "They keep the version they began with: nothing changes for their owners. Each can be moved to the new version in its workspace.",
  problems: (n: number) =>
    n === 1 ? "One thing has to be put right first:" : `${n} things have to be put right first:`,
  problemAt: (name: string, problem: string) => `${name}: ${problem}`,
  publish: (n: number) => `Publish v${n}`,
  done: (n: number) => `v${n} published`,
  doneText: (name: string) => `New journeys of ${name} run on it.`,
  failed: "The template was not published",
  notSaved: "The draft could not be saved, so it cannot be published yet.",
} as const;

export const versionWords = {
  title: "Versions",
  what: "The versions",
  version: (n: number) => `v${n}`,
  current: "Current",
  published: (when: string, who: string | null) =>
    who === null ? `Published ${when}` : `Published ${when} by ${who}`,
  steps: (n: number) => manyOf(n, "action"),
  none: "Nothing has been published yet. Journeys can be started once it is.",
  use: "Put into the editor",
  useLabel: (n: number) => `Put v${n} into the editor`,
  used: (n: number) => `The editor holds v${n} now. Undo brings the draft back.`,
} as const;

export const conflictWords = {
  title: "Two drafts of one template",
  lead: (who: string | null, when: string) =>
    `${who ?? "Somebody"} saved another draft ${when}, after this page was opened. Nothing of yours is lost: choose which of the two goes on.`,
  leadCopy: (when: string) =>
    `This device still holds changes that never reached the server. The draft there was saved ${when}.`,
  mine: "Yours",
  theirs: "Theirs",
  count: (n: number) => manyOf(n, "action"),
  added: (name: string) => `Has ${name}, the other has not`,
  changed: (name: string) => `Says something else of ${name}`,
  order: "Has another order",
  ways: "Connects the actions differently",
  same: "Nothing different but where the cards stand",
  keepMine: "Go on with mine",
  takeTheirs: "Go on with theirs",
} as const;
