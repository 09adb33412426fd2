import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { dueMoves } from "#contracts/tasks/due-moves.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceForms } from "#web/copy/workspace-forms.ts";
import { formatDate } from "#web/core/dates.ts";
import { dueReason, fromTo } from "#web/features/workspace/due-reason.ts";
import { dateOf } from "#web/ui/date-field.tsx";

import classes from "./due-moves.module.css";

const copy = workspaceForms.travel;

type Props = { journey: WorkspaceDetail; departure: string; arrival: string };

/** Left empty the arrival goes along with the departure; of one that was taken out the server's guess is told once saved. */
function arrivalIn(
  arrival: string,
  departureDate: string,
  { travel, departureDate: before }: WorkspaceDetail,
) {
  const said = dateOf(arrival);
  const isAsItWas = said === travel.arrivalDate;
  return said !== null && !isAsItWas ? said : addDays(travel.arrivesOn, daysBetween(before, departureDate));
}

/** Which due dates will move with the dates that stand in the form; nothing while they are as they were. */
export function DueMoves({ journey, departure, arrival }: Props) {
  const departureDate = dateOf(departure);
  const arrivesOn = departureDate === null ? null : arrivalIn(arrival, departureDate, journey);
  const isOther =
    departureDate !== null &&
    arrivesOn !== null &&
    (departureDate !== journey.departureDate || arrivesOn !== journey.travel.arrivesOn);
  const moves = isOther ? dueMoves(journey.tasks, { departureDate, arrivesOn }, journey.today) : [];
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
