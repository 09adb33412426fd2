import { Button, SegmentedControl } from "@mantine/core";
import { IconPlus, IconUsers } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";

import type { Client } from "#contracts/admin/shapes.ts";
import { admin } from "#web/copy/admin.ts";
import { idOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SearchField } from "#web/ui/filter-bar.tsx";
import { ListPanel } from "#web/ui/list-panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";
import { ColleagueStatusBadge } from "#web/ui/status/colleague-status.tsx";

import type { SectionProps } from "./admin-search.ts";

import classes from "./admin.module.css";

const copy = admin.clients;

/** What the domain of clients opens here. */
export type ClientParts = {
  page: (clientId: number, onClose: () => void) => ReactNode;
  form: (on: { onMade: (clientId: number) => void; onCancel: () => void }) => ReactNode;
};

export function Clients({ search, onSearch, clientParts }: SectionProps & { clientParts: ClientParts }) {
  const opened = idOf(search.client);
  const isArchived = search.show === "archived";
  const q = search.q ?? "";
  const [text, setText] = useSettledText(q, (next) => onSearch({ q: next === "" ? undefined : next }));
  const list = trpc.admin.clients.useInfiniteQuery(
    { ...(isArchived && { isArchived }), ...(q && { q }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const clients = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = (client?: number) => onSearch({ client: client === undefined ? undefined : String(client) });
  const name: Column<Client> = {
    key: "name",
    header: copy.columns.name,
    isMain: true,
    cell: (client) => (
      <span className={classes.two}>
        <button type="button" className={classes.opener} onClick={() => open(client.id)}>
          <PersonName name={client.name} />
        </button>
        <PersonName name={client.email} className={classes.dim ?? ""} />
      </span>
    ),
  };
  const journeys: Column<Client> = {
    key: "workspaces",
    header: copy.columns.workspaces,
    align: "end",
    width: 88,
    cell: (client) => (
      <button
        type="button"
        className={classes.opener}
        aria-label={copy.journeysOf(client.workspaces, client.name)}
        onClick={() => open(client.id)}
      >
        {client.workspaces}
      </button>
    ),
  };
  const close = () => onSearch({ create: undefined });
  return (
    <section aria-labelledby="clients">
      <div className={classes.head}>
        <h2 className={classes.title} id="clients">
          {copy.title}
        </h2>
        <SegmentedControl
          size="sm"
          aria-label={copy.shown.label}
          value={isArchived ? "archived" : "current"}
          data={[
            { value: "current", label: copy.shown.current },
            { value: "archived", label: copy.shown.archived },
          ]}
          onChange={(value) => onSearch({ show: value === "archived" ? "archived" : undefined })}
        />
        <SearchField
          label={copy.searchLabel}
          placeholder={copy.search}
          text={text}
          onText={setText}
          className={classes.search}
        />
        <Button
          variant="filled"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onSearch({ create: "client" })}
        >
          {copy.add}
        </Button>
      </div>
      <ListPanel
        label={copy.title}
        what={copy.what}
        icon={IconUsers}
        empty={isArchived ? copy.emptyArchive : copy.empty}
        emptyHint={q !== "" ? copy.emptySearch : isArchived ? copy.emptyArchiveHint : copy.emptyHint}
        list={list}
        columns={[name, ...CONTACT, journeys, STATUS]}
        rows={clients}
      />
      {opened !== undefined && clientParts.page(opened, () => open())}
      {search.create === "client" && (
        <Dialog opened size={520} title={copy.add} onClose={close}>
          {clientParts.form({
            onMade: (client) => onSearch({ create: undefined, client: String(client) }),
            onCancel: close,
          })}
        </Dialog>
      )}
    </section>
  );
}

const CONTACT: readonly Column<Client>[] = [
  { key: "phone", header: copy.columns.phone, cell: ({ phone }) => phone ?? copy.none },
  { key: "group", header: copy.columns.group, cell: ({ groupName }) => groupName ?? copy.none },
  { key: "pets", header: copy.columns.pets, align: "end", width: 72, cell: ({ pets }) => pets },
];

const STATUS: Column<Client> = {
  key: "status",
  header: copy.columns.status,
  width: 120,
  cell: ({ status }) => <ColleagueStatusBadge status={status} />,
};
