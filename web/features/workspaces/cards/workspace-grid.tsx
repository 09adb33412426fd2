import { Delayed } from "#web/ui/delayed.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import type { CardWorkspace } from "./card-workspace.ts";
import { WorkspaceCard } from "./workspace-card.tsx";

import classes from "./workspace-grid.module.css";

/** How many placeholders stand where the cards will be. */
const PLACEHOLDERS = 6;

type Props<W extends CardWorkspace> = {
  journeys: readonly W[];
  density?: "compact" | undefined;
  onInvite?: (journey: W) => void;
};

/** One to four columns, as many as there is room for. */
export function WorkspaceGrid<W extends CardWorkspace>({ journeys, density, onInvite }: Props<W>) {
  return (
    <ul className={classes.grid} data-density={density}>
      {journeys.map((journey) => (
        <li key={journey.id}>
          <WorkspaceCard journey={journey} {...(onInvite && { onInvite: () => onInvite(journey) })} />
        </li>
      ))}
    </ul>
  );
}

export function GridPlaceholders() {
  return (
    <Delayed>
      <div className={classes.grid}>
        {Array.from({ length: PLACEHOLDERS }, (_, place) => (
          <PlaceholderCard key={place} lines={3} style={{ minHeight: 164 }} />
        ))}
      </div>
    </Delayed>
  );
}
