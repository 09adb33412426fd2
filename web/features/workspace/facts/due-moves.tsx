import { dueMoves } from "#contracts/tasks/due-moves.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceForms } from "#web/copy/workspace-forms.ts";
import { formatDate } from "#web/core/dates.ts";
import { dueReason, fromTo } from "#web/features/workspace/due-reason.ts";
import { dateOf } from "#web/ui/date-field.tsx";

import classes from "./due-moves.module.css";

const copy = workspaceForms.travel;

type Props = { journey: WorkspaceDetail; departure: string; arrival: string };

/** Which due dates will move with the dates that stand in the form; nothing while they are as they were. */
export function DueMoves({ journey, departure, arrival }: Props) {
  const departureDate = dateOf(departure);
  const arrivalDate = dateOf(arrival);
  const isOther =
    departureDate !== null &&
    (departureDate !== journey.departureDate || arrivalDate !== journey.travel.arrivalDate);
  const moves = isOther ? dueMoves(journey.tasks, { departureDate, arrivalDate }, journey.today) : [];
  return (
    <div role="status">
      {isOther && (
        <div className={classes.moves}>
          <p>{moves.length === 0 ? copy.noMoves : copy.moves(moves.length, formatDate(departureDate))}</p>
          <ul>
            {moves.map(({ step, dueDate }) => (
              <li key={step.id}>
                <span dir="auto">{copy.move(step.title, fromTo(step.dueDate, dueDate))}</span>
                <small>{dueReason({ ...step, dueMovedFrom: null })}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
