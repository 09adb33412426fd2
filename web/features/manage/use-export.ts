import { useMutation } from "@tanstack/react-query";

import { manage as copy } from "#web/copy/manage.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { everyPage } from "#web/core/every-page.ts";
import { showToast } from "#web/core/toasts.ts";

import { clientTable, templateTable, workspaceTable } from "./export-tables.ts";

export const EXPORTS = ["workspaces", "clients", "templates"] as const;
export type Exported = (typeof EXPORTS)[number];

/** Saves every row of a list as a table, however many pages it has. */
export function useExport() {
  const { client } = trpc.useUtils();
  const today = useToday();
  const words = copy.settings;

  const table = {
    workspaces: async () => {
      const rows = await everyPage((page) => client.workspaces.list.query(page));
      return { text: workspaceTable(rows), count: rows.length };
    },
    clients: async () => {
      const rows = await everyPage((page) => client.admin.clients.query(page));
      return { text: clientTable(rows, viewerZone()), count: rows.length };
    },
    templates: async () => {
      const rows = await everyPage((page) => client.templates.list.query(page));
      return { text: templateTable(rows), count: rows.length };
    },
  } satisfies Record<Exported, () => Promise<{ text: string; count: number }>>;

  return useMutation({
    mutationFn: async (what: Exported) => {
      const { text, count } = await table[what]();
      const name = copy.fileName(what, today);
      saveFile(name, text);
      return { name, count };
    },
    onSuccess: ({ name, count }) =>
      showToast({ title: words.exported, description: words.exportedText(name, count), kind: "success" }),
    onError: (error) =>
      showToast({ title: words.exportFailed, description: sentenceOf(error), kind: "error" }),
  });
}
