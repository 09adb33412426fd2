import { useMutation } from "@tanstack/react-query";

import { dateInZone } from "#contracts/core/dates.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { Task } from "#contracts/tasks.ts";
import { tasks as copy } from "#web/copy/tasks.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { viewerZone } from "#web/core/dates.ts";

import { actionTable } from "./action-table.ts";
import { type ActionsSearch, filterOf } from "./actions-search.ts";

/** Saves every action of the open tab that passes the filter, not only those on the page. Answers how many and where. */
export function useExport(search: ActionsSearch) {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: async () => {
      const today = dateInZone(new Date(), viewerZone());
      const filter = { ...filterOf(search, today), limit: PAGE_LIMIT_MAX };
      const actions: Task[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: Task[]; nextCursor: string | null } = await client.tasks.list.query({
          ...filter,
          cursor,
        });
        actions.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      const name = copy.exporting.fileName(filter.tab ?? "your_turn", today);
      saveFile(name, actionTable(actions));
      return { count: actions.length, name };
    },
  });
}
