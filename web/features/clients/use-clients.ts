import { clients as copy } from "#web/copy/clients.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

type Named = { id: number; name: string; version: number };

/** Puts a client away, with "Undo" in the toast, and brings one back. */
export function useClientArchive() {
  const archive = trpc.clients.archive.useMutation();
  const restore = trpc.clients.restore.useMutation();
  const fail = (title: string) => (error: unknown) => {
    const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
    showToast({ kind: "error", title, description: hasReason ? error.message : sentenceOf(error) });
  };
  const bringBack = async ({ id, name }: Pick<Named, "id" | "name">): Promise<boolean> => {
    try {
      await restore.mutateAsync({ clientId: id });
      showToast({ kind: "success", title: copy.restored, description: name });
      return true;
    } catch (error) {
      fail(copy.notRestored)(error);
      return false;
    }
  };
  const putAway = ({ id, name, version }: Named) => {
    archive.mutate(
      { clientId: id, version },
      {
        onSuccess: () =>
          showUndoable({ title: copy.archived, description: name, undo: () => bringBack({ id, name }) }),
        onError: fail(copy.notArchived),
      },
    );
  };
  return {
    putAway,
    bringBack: (client: Pick<Named, "id" | "name">) => void bringBack(client),
    isBusy: archive.isPending || restore.isPending,
  };
}
