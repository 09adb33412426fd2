import { useMutation } from "@tanstack/react-query";

import { workspaces as copy } from "#web/copy/workspaces.ts";
import { trpc } from "#web/core/api.ts";
import { useToday } from "#web/core/dates.ts";
import { messageOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import { type DashboardSearch, filterOf } from "./search.ts";

/** Hands over every workspace the search finds as a file, not only those on the page. */
export function useExport(search: DashboardSearch) {
  const { client } = trpc.useUtils();
  const today = useToday();
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const { exportWorkspaces } = await import("./export-workspaces.ts");
      return exportWorkspaces(
        (page) => client.workspaces.list.query({ ...filterOf(search), ...page }),
        today,
      );
    },
    onSuccess: (count) => showToast({ kind: "success", title: copy.exported(count) }),
    onError: (error) => showToast({ kind: "error", title: copy.exportFailed, description: messageOf(error) }),
  });
  return { isPending, start: () => mutate() };
}
