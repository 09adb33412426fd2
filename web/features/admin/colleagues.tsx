import { Button, NativeSelect } from "@mantine/core";
import { IconDownload, IconUpload, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useState } from "react";

import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { admin } from "#web/copy/admin.ts";
import { common } from "#web/copy/words.ts";
import { oneOf } from "#web/core/address.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile } from "#web/core/csv.ts";
import { useToday } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchField } from "#web/ui/filter-bar.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import type { SectionProps } from "./admin-search.ts";
import { colleagueCsv } from "./colleague-csv.ts";
import { type Asked, ColleagueDialogs } from "./colleague-dialogs.tsx";
import { ColleagueTable } from "./colleague-table.tsx";
import { filterColleagues, STATUS_CHOICES } from "./filter-colleagues.ts";
import { useInvitation } from "./use-invitation.ts";

import classes from "./admin.module.css";

const copy = admin.colleagues;

/** More rows than this make a browser slow; the others are a button away. */
const ROWS_AT_ONCE = 200;

/** Everybody of the company. Search and status work on what is here, without a call. */
export function Colleagues({ search, onSearch }: SectionProps) {
  const list = trpc.admin.colleagues.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  useAllPages(list);
  const today = useToday();
  const isAdmin = useCurrentUser()?.role === "admin";
  const status = oneOf(STATUS_CHOICES, search.status) ?? "all";
  // The address follows once typing rests, the list at once.
  const [text, setText] = useSettledText(search.q ?? "", (q) => onSearch({ q: q === "" ? undefined : q }));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const [asked, setAsked] = useState<Asked | null>(null);
  const invitation = useInvitation();

  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const found = filterColleagues(all, { search: text, status });
  // What the filter hides is neither exported nor changed unseen.
  const selected = found.filter(({ id }) => ticked.has(id));
  const shown = found.slice(0, most);
  const exportFound = () =>
    saveFile(copy.fileName(today), colleagueCsv(selected.length > 0 ? selected : found));
  const close = () => setAsked(null);

  return (
    <section aria-labelledby="colleagues">
      <div className={classes.head}>
        <h2 className={classes.title} id="colleagues">
          {list.data ? copy.counted(all.length) : copy.title}
        </h2>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={found.length === 0}
          onClick={exportFound}
        >
          {selected.length > 0 ? copy.exportSelected(selected.length) : copy.export}
        </Button>
        <Button
          leftSection={<IconUpload size={16} aria-hidden />}
          disabled={!isAdmin || list.isPending}
          title={isAdmin ? undefined : copy.adminsOnly}
          onClick={() => setAsked({ what: "import" })}
        >
          {copy.import}
        </Button>
        <Button
          variant="filled"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          disabled={!isAdmin}
          title={isAdmin ? undefined : copy.adminsOnly}
          onClick={() => setAsked({ what: "invite" })}
        >
          {copy.invite}
        </Button>
      </div>
      <div className={classes.tools}>
        <SearchField
          label={copy.searchLabel}
          placeholder={copy.search}
          text={text}
          onText={setText}
          className={classes.search}
        />
        <NativeSelect
          size="sm"
          aria-label={copy.status}
          value={status}
          data={STATUS_CHOICES.map((one) => ({ value: one, label: copy.statuses[one] }))}
          onChange={(event) => {
            const next = oneOf(STATUS_CHOICES, event.currentTarget.value);
            onSearch({ status: next === "all" ? undefined : next });
          }}
        />
        {selected.length > 0 && (
          <span className={classes.selection}>
            <span role="status">{copy.selected(selected.length)}</span>
            {isAdmin &&
              (["active", "inactive"] as const).map((one) => (
                <Button
                  key={one}
                  size="xs"
                  onClick={() => setAsked({ what: "status", status: one, selected })}
                >
                  {one === "active" ? copy.makeActive : copy.makeInactive}
                </Button>
              ))}
            <Button size="xs" variant="subtle" onClick={() => setTicked(new Set())}>
              {copy.clear}
            </Button>
          </span>
        )}
      </div>
      <div className={classes.list}>
        <ListOf
          list={list}
          what={copy.what}
          count={shown.length}
          empty={<EmptyState icon={IconUsers} title={copy.empty} text={copy.emptyHint} />}
        >
          <ColleagueTable
            colleagues={shown}
            ticked={ticked}
            onTick={setTicked}
            onEdit={(colleague) => setAsked({ what: "edit", colleague })}
            onRemove={(colleague) => setAsked({ what: "remove", colleague })}
            onResend={invitation.resend}
            onRevoke={(colleague) => void invitation.revoke(colleague)}
          />
        </ListOf>
      </div>
      {found.length > shown.length && (
        <Button onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {`${common.showMore} (${common.showing(shown.length, found.length)})`}
        </Button>
      )}
      <ColleagueDialogs
        asked={asked}
        colleagues={all}
        onClose={close}
        onStatusSet={() => {
          setTicked(new Set());
          close();
        }}
      />
    </section>
  );
}
