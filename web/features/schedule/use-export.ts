import { useMutation } from "@tanstack/react-query";

import { dateInZone } from "#contracts/core/dates.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { viewerZone } from "#web/core/dates.ts";
import { everyPage } from "#web/core/every-page.ts";

import { eventTable } from "./event-table.ts";
import { filterOf, type ScheduleSearch } from "./schedule-search.ts";

/** Saves every event that passes the filter, earliest first. Answers how many and where. */
export function useExport(search: ScheduleSearch) {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: async () => {
      const events = await everyPage((page) =>
        client.schedule.events.query({ ...filterOf(search), ...page }),
      );
      const name = copy.exporting.fileName(dateInZone(new Date(), viewerZone()));
      saveFile(name, eventTable(events));
      return { count: events.length, name };
    },
  });
}
