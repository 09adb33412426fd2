import { dateInZone } from "#contracts/core/dates.ts";
import { tasks as copy } from "#web/copy/tasks.ts";
import type { ApiClient } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { viewerZone } from "#web/core/dates.ts";
import { everyPage } from "#web/core/every-page.ts";
import type { Export } from "#web/core/run-export.ts";

import { actionTable } from "./action-table.ts";
import { type ActionsSearch, filterOf } from "./actions-search.ts";

/** Saves every action of the open tab that passes the filter, not only those on the page. */
export async function exportActions(
  client: ApiClient,
  search: ActionsSearch,
  watch: Parameters<Export>[0],
): Promise<string> {
  const today = dateInZone(new Date(), viewerZone());
  const filter = filterOf(search, today);
  const actions = await everyPage(
    (page) => client.tasks.list.query({ ...filter, ...page }, { signal: watch.signal }),
    watch,
  );
  const file = copy.exporting.fileName(filter.tab ?? "your_turn", today);
  saveFile(file, actionTable(actions));
  return copy.exporting.doneText(actions.length, file);
}
