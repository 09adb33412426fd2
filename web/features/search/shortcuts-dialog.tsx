import { search } from "#web/copy/search.ts";
import { Dialog } from "#web/ui/dialog.tsx";

import { MOD } from "./keys.ts";

import classes from "./shortcuts.module.css";

const copy = search.shortcuts;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened size={480} title={copy.title} onClose={onClose}>
      <table className={classes.table}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.keys}</th>
            <th scope="col">{copy.does}</th>
          </tr>
        </thead>
        <tbody>
          {copy.rows(MOD).map(([keys, does]) => (
            <tr key={keys}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
