import { Button } from "@mantine/core";

import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import { placeName } from "#contracts/rules/places.ts";
import { compliance as words } from "#web/copy/compliance.ts";
import { formatDate, formatInstant } from "#web/core/dates.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { Panel } from "#web/ui/panel.tsx";

const copy = words.travel;

type Props = {
  rules: JourneyRules;
  /** Undefined for those who may only look. */
  onEdit: (() => void) | undefined;
};

/** What the rules take for the journey, and where that comes from. */
export function JourneyPanel({ rules, onEdit }: Props) {
  const { journey, arrivalZone, arrivalFrom } = rules;
  const arrival = journey.arrivalAt
    ? formatInstant(new Date(journey.arrivalAt), arrivalZone ?? "UTC")
    : formatDate(journey.arrival);
  return (
    <Panel
      title={copy.title}
      aside={
        onEdit && (
          <Button size="xs" variant="subtle" onClick={onEdit}>
            {copy.edit}
          </Button>
        )
      }
    >
      <KeyValues
        entries={[
          [copy.escort, copy.escorts[journey.escort]],
          [copy.petCount, String(journey.petCount ?? 1)],
          [copy.arrival, words.arrives[arrivalFrom](arrival)],
          [copy.stops, (journey.transits ?? []).map(placeName).join(", ") || copy.noStops],
        ]}
      />
    </Panel>
  );
}
