import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";

import { ACTIVITY_KINDS } from "#contracts/audit/activity-kinds.ts";
import type { AuditEntry } from "#contracts/audit/shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { startOfDay } from "#contracts/core/wall-time.ts";
import { records } from "#web/copy/records.ts";
import { idOf, oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { saveFile, toCsv } from "#web/core/csv.ts";
import { formatInstant, useToday, viewerZone } from "#web/core/dates.ts";
import { everyPage } from "#web/core/every-page.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { ExportButton } from "#web/ui/export-button.tsx";
import { ListPanel } from "#web/ui/list-panel.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";

import type { AdminSearch, SectionProps } from "./admin-search.ts";
import { changesOf, csvRowOf } from "./audit-words.ts";
import { Refusals } from "./refusals.tsx";

import classes from "./records.module.css";

const copy = records.audit;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Days of the address are days of the viewer's zone, both included. */
function filterOf({ q, status, workspace, from, to }: AdminSearch) {
  const zone = viewerZone();
  return {
    email: q?.includes("@") ? q : undefined,
    kind: oneOf(ACTIVITY_KINDS, status),
    workspaceId: idOf(workspace),
    from: from && DATE.test(from) ? startOfDay(from, zone) : undefined,
    until: to && DATE.test(to) ? startOfDay(addDays(to, 1), zone) : undefined,
  };
}

/** Who did what, when and from where; nothing of it can be changed. */
export function AuditSection({ search, onSearch }: SectionProps) {
  const utils = trpc.useUtils();
  const today = useToday();
  const filter = filterOf(search);
  const [text, setText] = useSettledText(search.q ?? "", (q) => onSearch({ q: q === "" ? undefined : q }));
  const list = trpc.audit.list.useInfiniteQuery(
    { limit: 50, ...filter },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: "what",
      header: copy.columns.what,
      isMain: true,
      cell: (entry) => (
        <span className={classes.what}>
          <b>{copy.kind(entry.kind)}</b>
          <bdi className={classes.dim}>
            {[...new Set([entry.subject, entry.person])].filter(Boolean).join(" · ")}
          </bdi>
          <ul className={classes.values}>
            {changesOf(entry).map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </span>
      ),
    },
    {
      key: "who",
      header: copy.columns.who,
      cell: ({ actor }) =>
        actor === null ? (
          copy.schedule
        ) : (
          <Button size="compact-sm" variant="subtle" onClick={() => setText(actor.email)}>
            <bdi>{actor.fullName}</bdi>
          </Button>
        ),
    },
    {
      key: "where",
      header: copy.columns.journey,
      cell: ({ workspace }) =>
        workspace && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => onSearch({ workspace: String(workspace.id) })}
          >
            <bdi>{workspace.name}</bdi>
          </Button>
        ),
    },
    { key: "at", header: copy.columns.at, cell: ({ at }) => formatInstant(at) },
    {
      key: "from",
      header: copy.columns.from,
      cell: ({ ip, country, userAgent }) => (
        <bdi className={classes.dim} title={userAgent ?? undefined}>
          {[ip, country].filter(Boolean).join(" · ") || copy.unknown}
        </bdi>
      ),
    },
  ];
  return (
    <section aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={classes.text}>{copy.text(viewerZone())}</p>
      <div className={classes.tools}>
        <TextInput
          type="search"
          label={copy.email}
          placeholder={copy.emailHint}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label={copy.what}
          value={filter.kind ?? ""}
          data={[
            { value: "", label: copy.all },
            ...ACTIVITY_KINDS.map((kind) => ({ value: kind, label: copy.kind(kind) })),
          ]}
          onChange={(event) => onSearch({ status: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={copy.fromDay}
          value={search.from ?? ""}
          max={search.to ?? today}
          onChange={(event) => onSearch({ from: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={copy.toDay}
          value={search.to ?? ""}
          min={search.from}
          onChange={(event) => onSearch({ to: event.currentTarget.value || undefined })}
        />
        {filter.workspaceId !== undefined && (
          <Button onClick={() => onSearch({ workspace: undefined })}>{copy.everyJourney}</Button>
        )}
        <ExportButton
          label={copy.export}
          run={async (watch) => {
            const rows = await everyPage(
              (page) => utils.client.audit.list.query({ ...filter, ...page }, { signal: watch.signal }),
              watch,
            );
            saveFile(copy.fileName(today), toCsv(copy.header(viewerZone()), rows.map(csvRowOf)));
            return copy.exported(rows.length);
          }}
        />
      </div>
      <ListPanel
        label={copy.title}
        what={copy.list}
        icon={IconClock}
        empty={copy.empty}
        emptyHint={copy.emptyText}
        list={list}
        columns={columns}
        rows={entries}
      />
      <Refusals />
    </section>
  );
}
