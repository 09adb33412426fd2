import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { movedByDays, startInWords } from "#contracts/schedule/event-times.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";
import { together } from "#web/core/asked.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

import { keptTimes, overlapWords } from "./event-times.ts";
import { filterOf, type ScheduleSearch } from "./schedule-search.ts";

const nextPage = { getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor };

export function useEvents(period: "upcoming" | "past", search: ScheduleSearch) {
  const list = trpc.schedule.events.useInfiniteQuery({ period, ...filterOf(search) }, nextPage);
  return { list, events: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Every event of a stretch of days, those that began before it and last into it among them. */
export function useDays(first: CalendarDate, last: CalendarDate, search: ScheduleSearch) {
  const filter = filterOf(search);
  // A day begins up to 14 hours before and ends up to 12 hours after the same day of UTC, and a night lasts into the next.
  const from = addDays(first, -2);
  const begins = { from, to: addDays(last, 1), limit: PAGE_LIMIT_MAX, ...filter };
  const started = trpc.schedule.events.useInfiniteQuery(begins, nextPage);
  const longer = trpc.schedule.events.useInfiniteQuery(
    { underWayOn: from, limit: PAGE_LIMIT_MAX, ...filter },
    nextPage,
  );
  useAllPages(started);
  useAllPages(longer);
  const pages = [...(longer.data?.pages ?? []), ...(started.data?.pages ?? [])];
  return {
    list: together([started, longer]),
    events: pages.flatMap(({ items }) => items),
  };
}

/** Moves an event to another day; the toast takes it back. */
export function useMoveEvent() {
  const { client } = trpc.useUtils();
  const update = trpc.schedule.update.useMutation();
  const overlapsOf = async (eventId: number) => {
    const found = await client.schedule.find.query({ eventId }).catch(() => null);
    return found && found.overlaps.length > 0 ? ` ${overlapWords(found.overlaps)}` : "";
  };
  const move = async (event: ScheduleEvent, day: CalendarDate, isBack = false): Promise<boolean> => {
    const days = daysBetween(event.firstDay, day);
    if (days === 0) return true;
    try {
      const moved = await update.mutateAsync({
        eventId: event.id,
        version: event.version,
        when: movedByDays(keptTimes(event), days),
      });
      const overlaps = await overlapsOf(event.id);
      const said = {
        kind: overlaps === "" ? "success" : "info",
        title: copy.moving.done,
        description: `${copy.moving.dropped(moved.title, startInWords(keptTimes(moved)))}${overlaps}`,
      } as const;
      if (isBack) showToast(said);
      else showUndoable({ ...said, undo: () => move(moved, event.firstDay, true) });
      return true;
    } catch (error) {
      showToast({ kind: "error", title: copy.moving.failed, description: sentenceOf(error) });
      return false;
    }
  };
  return { move, isPending: update.isPending };
}
