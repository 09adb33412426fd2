import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";

import { EVENT_STATUSES, EVENT_TYPES } from "#contracts/schedule/terms.ts";
import { schedule } from "#web/copy/schedule.ts";
import { status } from "#web/copy/status.ts";
import { trpc } from "#web/core/api.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { FilterChoice, SearchField } from "#web/ui/filter-bar.tsx";

import { isFiltered, readScheduleSearch, type ScheduleSearch, type View, VIEWS } from "./schedule-search.ts";

import classes from "./schedule-toolbar.module.css";

const copy = schedule.toolbar;

type Props = { search: ScheduleSearch; onSearch: (search: ScheduleSearch) => void };

/** How the schedule is shown, and what it is narrowed to. */
export function ScheduleToolbar({ search, onSearch }: Props) {
  // An empty text is no filter, which is how the address is read too.
  const set = (name: string, value = "") => onSearch(readScheduleSearch({ ...search, [name]: value }));
  const [text, setText] = useSettledText(search.q ?? "", (q) => set("q", q));
  return (
    <div className={classes.toolbar}>
      <ViewChoice view={search.view ?? "list"} onView={(view) => set("view", view === "list" ? "" : view)} />
      <SearchField label={copy.search} text={text} onText={setText} className={classes.search} />
      <FilterChoice
        label={schedule.fields.type}
        all={copy.anyType}
        options={EVENT_TYPES}
        wordOf={(one) => schedule.types[one]}
        value={search.type}
        onValue={(type) => set("type", type)}
      />
      <FilterChoice
        label={schedule.fields.status}
        all={copy.anyStatus}
        options={EVENT_STATUSES}
        wordOf={(one) => status.event[one]}
        value={search.status}
        onValue={(next) => set("status", next)}
      />
      {search.workspace !== undefined && (
        <JourneyChip workspaceId={search.workspace} onRemove={() => set("workspace", "")} />
      )}
      {isFiltered(search) && (
        <Button
          variant="subtle"
          onClick={() => onSearch(readScheduleSearch({ view: search.view, day: search.day }))}
        >
          {copy.clear}
        </Button>
      )}
    </div>
  );
}

function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <fieldset className={classes.views}>
      <legend className="sr-only">{schedule.viewsLabel}</legend>
      {VIEWS.map((one) => (
        <label key={one} className={classes.view}>
          <input type="radio" name="view" checked={one === view} onChange={() => onView(one)} />
          <span>{schedule.views[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function JourneyChip({ workspaceId, onRemove }: { workspaceId: number; onRemove: () => void }) {
  const name = trpc.workspaces.find.useQuery({ workspaceId }).data?.name;
  return (
    <Button
      variant="light"
      rightSection={<IconX size={14} aria-hidden />}
      aria-label={copy.removeJourney}
      onClick={onRemove}
    >
      {name === undefined ? copy.journeyOf(workspaceId) : copy.journey(name)}
    </Button>
  );
}
