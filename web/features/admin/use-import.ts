import { useRef, useState } from "react";

import type { ImportRow } from "#contracts/admin/shapes.ts";
import { IMPORT_ROWS } from "#contracts/admin/terms.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { useReadAgain } from "#web/core/read-again.ts";
import { readCsv, textOf } from "#web/core/read-csv.ts";

import { type FileProblem, portionsOf, readRows, type ReadRow, toImportRow } from "./import-rows.ts";
import { refusalOf } from "./refusal.ts";

/** `choose` a file, `checking` it, a `preview` in which nothing has been written yet, `adding`, and what became of it. */
export type ImportStage = "choose" | "checking" | "preview" | "adding" | "done";

type State = {
  stage: ImportStage;
  rows: readonly ReadRow[];
  problem: FileProblem | null;
  /** Why the server could not be asked, or stopped half-way. */
  failure: string | null;
  /** Rows that are through, added or not. */
  handled: number;
  added: number;
};

const NOTHING: State = {
  stage: "choose",
  rows: [],
  problem: null,
  failure: null,
  handled: 0,
  added: 0,
};

/** The import of a file, portion by portion. What is through stays; what is not can be sent again or left. */
export function useImport(knownEmails: readonly string[]) {
  const [state, setState] = useState(NOTHING);
  const readAgain = useReadAgain();
  const send = trpc.admin.importColleagues.useMutation({ meta: { isReadByCaller: true } });
  const isStopped = useRef(false);
  /** What has yet to be sent; a portion keeps its id, so that a lost answer adds nobody twice. */
  const waiting = useRef<{ requestId: string; rows: ImportRow[] }[]>([]);

  const choose = async (file: File) => {
    setState({ ...NOTHING, stage: "checking" });
    const { rows, problem } = readRows(readCsv(await textOf(file)), new Set(knownEmails));
    if (problem) return setState({ ...NOTHING, problem });
    try {
      // An owner's address is no colleague's; only the server knows those.
      const taken = new Set<string>();
      for (const portion of portionsOf(rows.filter(isSound).map(toImportRow), IMPORT_ROWS)) {
        const answer = await send.mutateAsync({ rows: portion, isDryRun: true });
        for (const email of answer.taken) taken.add(email);
      }
      const checked = rows.map((row) => marked(row, taken));
      waiting.current = portionsOf(checked.filter(isSound).map(toImportRow), IMPORT_ROWS).map((portion) => ({
        requestId: crypto.randomUUID(),
        rows: portion,
      }));
      setState({ ...NOTHING, stage: "preview", rows: checked });
    } catch (error) {
      setState({ ...NOTHING, failure: refusalOf(error) });
    }
  };

  const confirm = async () => {
    isStopped.current = false;
    setState((now) => ({ ...now, stage: "adding", failure: null }));
    let failure: string | null = null;
    for (let next = waiting.current[0]; next && !isStopped.current; next = waiting.current[0]) {
      try {
        const answer = await send.mutateAsync(next);
        waiting.current.shift();
        const sent = next.rows.length;
        const taken = new Set(answer.taken);
        setState((now) => ({
          ...now,
          handled: now.handled + sent,
          added: now.added + answer.added.length,
          rows: now.rows.map((row) => marked(row, taken)),
        }));
      } catch (error) {
        failure = refusalOf(error);
        break;
      }
    }
    setState((now) => ({ ...now, stage: "done", failure }));
    await readAgain(["people"]);
  };

  return {
    ...state,
    choose,
    confirm,
    stop: () => {
      isStopped.current = true;
    },
    again: () => setState(NOTHING),
  };
}

export const isSound = ({ problems }: ReadRow): boolean => problems.length === 0;

function marked(row: ReadRow, taken: ReadonlySet<string>): ReadRow {
  if (!isSound(row) || !taken.has(row.value.email)) return row;
  return { ...row, problems: [admin.importing.problem.taken] };
}
