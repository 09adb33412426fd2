import { Button, Checkbox } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";

import { DEFAULT_JOB_TITLE } from "#contracts/admin/terms.ts";
import { admin } from "#web/copy/admin.ts";
import { common } from "#web/copy/words.ts";
import { PersonName } from "#web/ui/person-name.tsx";
import { type Column, ResponsiveTable } from "#web/ui/responsive-table.tsx";

import type { ReadRow } from "./import-rows.ts";
import { isSound } from "./use-import.ts";

import classes from "./admin.module.css";

const copy = admin.importing;
const ROWS_AT_ONCE = 50;

/** What a file holds, what is wrong first: the rows that cannot be added, or all of them. */
export function ImportPreview({ rows }: { rows: readonly ReadRow[] }) {
  const faulty = rows.filter((row) => !isSound(row));
  const [isFaultyOnly, setFaultyOnly] = useState(faulty.length > 0);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const listed = isFaultyOnly ? faulty : rows;
  const shown = listed.slice(0, most);
  return (
    <>
      {faulty.length > 0 && (
        <Checkbox
          label={copy.onlyFaulty}
          checked={isFaultyOnly}
          onChange={(event) => setFaultyOnly(event.currentTarget.checked)}
        />
      )}
      <div className={classes.list}>
        <ResponsiveTable label={copy.preview} columns={COLUMNS} rows={shown} rowKey={({ row }) => row} />
      </div>
      {listed.length > shown.length && (
        <Button onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {`${common.showMore} (${common.showing(shown.length, listed.length)})`}
        </Button>
      )}
    </>
  );
}

const COLUMNS: readonly Column<ReadRow>[] = [
  { key: "row", header: copy.columns.row, width: 64, cell: ({ row }) => row },
  {
    key: "name",
    header: copy.columns.name,
    isMain: true,
    width: "34%",
    cell: ({ value }) => (
      <span className={classes.two}>
        <PersonName name={value.fullName || "–"} className={classes.strong ?? ""} />
        <PersonName name={value.email || "–"} className={classes.dim ?? ""} />
      </span>
    ),
  },
  {
    key: "job",
    header: copy.columns.jobTitle,
    cell: ({ value }) => (
      <span className={classes.job}>
        <PersonName name={value.jobTitle || DEFAULT_JOB_TITLE} />
      </span>
    ),
  },
  {
    key: "problem",
    header: copy.columns.problem,
    width: "38%",
    cell: ({ problems }) =>
      problems.length === 0 ? (
        copy.fine
      ) : (
        <span className={classes.problem}>
          <IconAlertTriangle size={16} aria-hidden />
          {problems.join(" ")}
        </span>
      ),
  },
];
