import { Button } from "@mantine/core";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

import { EventList } from "./event-list.tsx";
import { FeedButton } from "./feed-button.tsx";
import type { ScheduleSearch } from "./schedule-search.ts";
import { ScheduleToolbar } from "./schedule-toolbar.tsx";
import { useExport } from "./use-export.ts";

const CalendarView = lazy(async () => ({ default: (await import("./calendar-view.tsx")).CalendarView }));
const EventDrawer = lazy(async () => ({ default: (await import("./event-drawer.tsx")).EventDrawer }));
const EventForm = lazy(async () => ({ default: (await import("./event-form.tsx")).EventForm }));

type Props = { search: ScheduleSearch; onSearch: (search: ScheduleSearch) => void };

/** The schedule as a list, a month or a week. What is open on it stands in the address. */
export function ScheduleScreen({ search, onSearch }: Props) {
  const [edited, setEdited] = useState<ScheduleEvent | null>(null);
  const { event: eventId, new: isNew, ...rest } = search;
  const open = ({ id }: ScheduleEvent) => onSearch({ ...rest, event: id });
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            <ExportButton search={search} />
            <FeedButton />
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => onSearch({ ...rest, new: "1" })}
            >
              {copy.newEvent}
            </Button>
          </>
        }
      />
      <ScheduleToolbar search={rest} onSearch={onSearch} />
      {search.view === undefined ? (
        <EventList search={search} onOpen={open} />
      ) : (
        <Suspense>
          <CalendarView span={search.view} search={rest} onSearch={onSearch} onOpen={open} />
        </Suspense>
      )}
      <Suspense>
        {eventId !== undefined && edited === null && (
          <EventDrawer eventId={eventId} onClose={() => onSearch(rest)} onEdit={setEdited} />
        )}
        {edited !== null && (
          <EventForm
            event={edited}
            day={null}
            onClose={() => setEdited(null)}
            onSaved={() => setEdited(null)}
          />
        )}
        {isNew !== undefined && (
          <EventForm
            event={null}
            day={isNew === "1" ? (search.day ?? null) : isNew}
            workspaceId={search.workspace}
            onClose={() => onSearch(rest)}
            onSaved={open}
          />
        )}
      </Suspense>
    </>
  );
}

function ExportButton({ search }: { search: ScheduleSearch }) {
  const saving = useExport(search);
  const save = async () => {
    try {
      const { count, name } = await saving.mutateAsync();
      showToast({
        kind: "success",
        title: copy.exporting.done,
        description: copy.exporting.doneText(count, name),
      });
    } catch (error) {
      showToast({ kind: "error", title: copy.exporting.failed, description: sentenceOf(error) });
    }
  };
  return (
    <Button
      leftSection={<IconDownload size={16} aria-hidden />}
      disabled={saving.isPending}
      onClick={() => void save()}
    >
      {saving.isPending ? copy.exporting.busy : copy.exporting.button}
    </Button>
  );
}
