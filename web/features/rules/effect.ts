import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { moved } from "#contracts/rules/assess.ts";
import { assessSubject, type Subject } from "#contracts/rules/trust.ts";
import type { Assessment, Source, Step } from "#contracts/rules/types.ts";

export type Change = {
  id: string;
  title: string;
  /** Null for a step that is asked for on one of the dates only. */
  before: Step | null;
  after: Step | null;
  source: Source | null;
};

export type Effect = { before: Assessment; after: Assessment; changes: readonly Change[] };

/** What moving the departure changes, by the rules as they are run for the journey itself. */
export function effectOf(subject: Subject, departure: CalendarDate, today: CalendarDate): Effect {
  const before = assessSubject(subject, today);
  const after = assessSubject({ ...subject, journey: moved(subject.journey, departure) }, today);
  const ids = [...new Set([...before.steps, ...after.steps].map(({ id }) => id))];
  const find = (steps: readonly Step[], id: string) => steps.find((step) => step.id === id) ?? null;
  const changes = ids
    .map((id) => ({ id, before: find(before.steps, id), after: find(after.steps, id) }))
    .filter((change) => isChanged(change.before, change.after))
    .map((change) => {
      const step = change.after ?? change.before;
      return { ...change, title: step?.title ?? change.id, source: step?.source ?? null };
    });
  return { before, after, changes };
}

function isChanged(before: Step | null, after: Step | null): boolean {
  if (!before || !after) return true;
  return (
    before.state !== after.state ||
    before.window?.earliest !== after.window?.earliest ||
    before.window?.latest !== after.window?.latest
  );
}
