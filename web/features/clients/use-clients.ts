import { clients as copy } from "#web/copy/clients.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

type Named = { id: number; name: string; version: number };

/** Puts a client away, with "Undo" in the toast, and brings one back. */
export function useClientArchive() {
  const archive = trpc.clients.archive.useMutation();
  const restore = trpc.clients.restore.useMutation();
  const fail = (title: string) => (error: unknown) => {
    const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
    showToast({ kind: "error", title, description: hasReason ? error.message : sentenceOf(error) });
  };
  const bringBack = ({ id, name }: Pick<Named, "id" | "name">) => {
    restore.mutate(
      { clientId: id },
      {
        onSuccess: () => showToast({ kind: "success", title: copy.restored, description: name }),
        onError: fail(copy.notRestored),
      },
    );
  };
  const putAway = ({ id, name, version }: Named) => {
    archive.mutate(
      { clientId: id, version },
      {
        onSuccess: () =>
          showToast({
            kind: "success",
            title: copy.archived,
            description: name,
            action: { label: copy.undo, run: () => bringBack({ id, name }) },
          }),
        onError: fail(copy.notArchived),
      },
    );
  };
  return { putAway, bringBack, isBusy: archive.isPending || restore.isPending };
}
