import { isOpen } from "#contracts/rules/open-step.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";
import { calendarOfDays } from "#worker/domains/schedule/days-file.ts";

import { stepText } from "./internal/step-text.ts";

/** The windows of a journey's open steps as a calendar file; a window without a first day begins today. */
export async function readWindowsFile(
  act: Act,
  workspaceId: number,
): Promise<{ petName: string; file: string }> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    ...knownFacts(db, workspaceId),
  ]);
  if (!act.isStaff && !act.company.dashboard.shows.rules) throw new Fault("module_off");
  const found = factsFrom(also, act.now);
  if (!found) throw new Fault("not_found");
  const page = `/workspace/${workspaceId}${act.isStaff ? "/rules" : "/customer?tab=rules"}`;
  const days = assessSubject(found.facts, act.today).steps.flatMap(({ id, title, window, ...step }) => {
    if (!window || !isOpen(step) || !step.isPossible) return [];
    const lastDay = window.latest ?? found.facts.journey.arrival;
    const firstDay = window.earliest ?? act.today;
    return [
      {
        uid: `window-${workspaceId}-${id}`,
        title: `${workspace.petName}: ${title}`,
        text: stepText({ ...step, window }, act.today),
        firstDay: firstDay > lastDay ? lastDay : firstDay,
        lastDay,
        page,
        at: act.now,
      },
    ];
  });
  return { petName: workspace.petName, file: calendarOfDays(act, days) };
}
