import { IconUsersGroup } from "@tabler/icons-react";

import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { WaitingRows } from "./waiting-rows.tsx";

import classes from "./admin.module.css";

const copy = admin.teams;

export function Teams() {
  const list = trpc.admin.teams.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const teams = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="teams">
      <div className={classes.head}>
        <h2 className={classes.title} id="teams">
          {copy.title}
        </h2>
      </div>
      <div className={classes.list}>
        {list.isPending && <WaitingRows />}
        {!list.isPending && teams.length === 0 && (
          <EmptyState icon={IconUsersGroup} title={copy.empty} text={copy.emptyHint} />
        )}
        <FailedNote failed={list} what={copy.what} />
        <ul className={classes.teams}>
          {teams.map((team) => (
            <li key={team.id} className={classes.team}>
              <div className={classes.teamHead}>
                <h3 className={classes.teamName} dir="auto">
                  {team.name}
                </h3>
                <span className={classes.dim}>{copy.members(team.members.length)}</span>
              </div>
              <ul className={classes.members}>
                {team.members.map((member) => (
                  <li key={member.id} className={classes.member}>
                    <Avatar initials={member.initials} size="sm" />
                    <PersonName name={member.fullName} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <ShowMore shown={teams.length} list={list} />
    </section>
  );
}
