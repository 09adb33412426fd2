import { archivingWords as copy } from "#web/copy/archiving.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

type Row = { id: number; name: string; version: number };
type Verbs = {
  archive: (row: Row) => Promise<unknown>;
  restore: (row: Pick<Row, "id">) => Promise<unknown>;
};

/** Puts a row away, with "Undo" in the toast, and brings one back. What either changes is the caller's to ask for anew. */
export function archiving({ archive, restore }: Verbs) {
  const tell = async (work: Promise<unknown>, failed: string, done: () => void) => {
    try {
      await work;
      done();
      return true;
    } catch (error) {
      const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
      showToast({ kind: "error", title: failed, description: hasReason ? error.message : sentenceOf(error) });
      return false;
    }
  };
  const bringBack = (row: Pick<Row, "id" | "name">) =>
    tell(restore(row), copy.notRestored(row.name), () =>
      showToast({ kind: "success", title: copy.restored, description: row.name }),
    );
  const putAway = (row: Row) =>
    void tell(archive(row), copy.notArchived(row.name), () =>
      showUndoable({ title: copy.archived, description: row.name, undo: () => bringBack(row) }),
    );
  return { putAway, bringBack: (row: Pick<Row, "id" | "name">) => void bringBack(row) };
}
