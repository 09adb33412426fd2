import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconDownload, IconSearch, IconUsers } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { Colleague } from "#contracts/admin.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { admin } from "#web/copy/admin.ts";
import { oneOf } from "#web/core/address.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { useToday } from "#web/core/dates.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { colleagueCsv } from "./colleague-csv.ts";
import { ColleagueTable } from "./colleague-table.tsx";
import { filterColleagues, STATUS_CHOICES, type StatusChoice } from "./filter-colleagues.ts";
import { WaitingRows } from "./waiting-rows.tsx";

import classes from "./admin.module.css";

const EditDialog = lazy(async () => ({ default: (await import("./edit-dialog.tsx")).EditDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import("./remove-dialog.tsx")).RemoveDialog }));

const copy = admin.colleagues;

type Asked = { what: "edit" | "remove"; colleague: Colleague };

/** Everybody of the company. Search and status work on what is here, without a call. */
export function Colleagues() {
  const list = trpc.admin.colleagues.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  useAllPages(list);
  const today = useToday();
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<StatusChoice>("all");
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);

  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = filterColleagues(all, { search, status });
  // What the filter hides is not exported unseen.
  const selected = shown.filter(({ id }) => ticked.has(id));
  const exportShown = () =>
    saveFile(copy.fileName(today), colleagueCsv(selected.length > 0 ? selected : shown));
  const close = () => setAsked(null);

  return (
    <section aria-labelledby="colleagues">
      <div className={classes.head}>
        <h2 className={classes.title} id="colleagues">
          {list.isPending ? copy.title : copy.counted(all.length)}
        </h2>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={shown.length === 0}
          onClick={exportShown}
        >
          {selected.length > 0 ? copy.exportSelected(selected.length) : copy.export}
        </Button>
      </div>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          size="sm"
          aria-label={copy.searchLabel}
          placeholder={copy.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          enterKeyHint="search"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          size="sm"
          aria-label={copy.status}
          value={status}
          data={STATUS_CHOICES.map((one) => ({ value: one, label: copy.statuses[one] }))}
          onChange={(event) => setStatus(oneOf(STATUS_CHOICES, event.currentTarget.value) ?? "all")}
        />
        {selected.length > 0 && (
          <span className={classes.selection} role="status">
            {copy.selected(selected.length)}
            <Button size="xs" variant="subtle" onClick={() => setTicked(new Set())}>
              {copy.clear}
            </Button>
          </span>
        )}
      </div>
      <div className={classes.list}>
        {list.isPending && <WaitingRows />}
        {!list.isPending && shown.length === 0 && (
          <EmptyState icon={IconUsers} title={copy.empty} text={copy.emptyHint} />
        )}
        <FailedNote failed={list} what={copy.what} />
        {shown.length > 0 && (
          <ColleagueTable
            colleagues={shown}
            ticked={ticked}
            onTick={setTicked}
            onEdit={(colleague) => setAsked({ what: "edit", colleague })}
            onRemove={(colleague) => setAsked({ what: "remove", colleague })}
          />
        )}
      </div>
      <Suspense>
        {asked?.what === "edit" && <EditDialog colleague={asked.colleague} onClose={close} />}
        {asked?.what === "remove" && (
          <RemoveDialog colleague={asked.colleague} colleagues={all} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
