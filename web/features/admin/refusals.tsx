import { records } from "#web/copy/records.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import classes from "./records.module.css";

const copy = records.refusals;

/** What somebody was refused: a line for an hour, a person, an address and what was called. */
export function Refusals() {
  const list = trpc.audit.refusals.useInfiniteQuery(
    { limit: 20 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <ListOf
        list={list}
        what={copy.what}
        count={all.length}
        empty={<p className={classes.dim}>{copy.empty}</p>}
      >
        <ul className={classes.plain}>
          {all.map((one) => (
            <li key={one.id} className={classes.pair}>
              <span className={classes.what}>
                <b>{copy.codes[one.code]}</b>
                <bdi
                  className={classes.dim}
                >{`${one.operation} · ${one.person?.fullName ?? copy.nobody}`}</bdi>
              </span>
              <span className={classes.what}>
                <span>{copy.times(one.times)}</span>
                <bdi className={classes.dim}>
                  {[formatInstant(one.lastAt), one.ip, one.country].filter(Boolean).join(" · ")}
                </bdi>
              </span>
            </li>
          ))}
        </ul>
      </ListOf>
      <ShowMore shown={all.length} list={list} />
    </Panel>
  );
}
