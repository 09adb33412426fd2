import { Button } from "@mantine/core";
import { IconUserCheck } from "@tabler/icons-react";

import type { Bound } from "#contracts/sso/shapes.ts";
import { singleSignOn } from "#web/copy/single-sign-on.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { formatDay } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { ListPanel } from "#web/ui/list-panel.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import type { Column } from "#web/ui/responsive-table.tsx";

import classes from "./records.module.css";

const copy = singleSignOn.bound;

/** Whose account at the provider is known. */
export function BoundColleagues() {
  const list = trpc.sso.bound.useInfiniteQuery(
    { limit: 50 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const unbinding = trpc.sso.unbind.useMutation();
  const unbind = async ({ id, fullName }: Bound) => {
    if (!(await askToConfirm({ title: copy.ask(fullName), body: copy.askText, confirmLabel: copy.unbind })))
      return;
    try {
      await unbinding.mutateAsync({ colleagueId: id });
      showToast({ kind: "success", title: copy.done(fullName) });
    } catch (error) {
      showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
    }
  };
  const columns: readonly Column<Bound>[] = [
    {
      key: "who",
      header: copy.columns.who,
      isMain: true,
      cell: ({ fullName, email }) => (
        <span className={classes.what}>
          <PersonName name={fullName} />
          <bdi className={classes.dim}>{email}</bdi>
        </span>
      ),
    },
    { key: "since", header: copy.columns.since, cell: ({ boundAt }) => formatDay(boundAt) },
    {
      key: "do",
      header: copy.columns.do,
      isHeaderHidden: true,
      width: 130,
      cell: (bound) => (
        <Button
          size="xs"
          disabled={unbinding.isPending}
          aria-label={copy.unbindWho(bound.fullName)}
          onClick={() => void unbind(bound)}
        >
          {copy.unbind}
        </Button>
      ),
    },
  ];
  return (
    <section aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={classes.text}>{copy.text}</p>
      <ListPanel
        label={copy.title}
        what={copy.what}
        icon={IconUserCheck}
        empty={copy.empty}
        emptyHint={copy.emptyText}
        list={list}
        columns={columns}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
      />
    </section>
  );
}
