import { ScheduleScreen } from "./schedule-screen.tsx";
import { readScheduleSearch, type ScheduleSearch, type ScheduleTexts } from "./schedule-search.ts";

type Props = { texts: ScheduleTexts; onSearch: (search: ScheduleSearch, replace: boolean) => void };

/** The schedule as the address asks for it. */
export function ScheduleRoute({ texts, onSearch }: Props) {
  const search = readScheduleSearch(texts);
  return (
    <ScheduleScreen
      search={search}
      onSearch={(next) => {
        // Another day with the arrow keys, or a search that goes on, takes the place of the one before.
        const goesOn = next.day !== search.day || Boolean(search.q && next.q !== search.q);
        onSearch(next, goesOn);
      }}
    />
  );
}
