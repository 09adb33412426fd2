import { Button } from "@mantine/core";
import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { Team } from "#contracts/admin/shapes.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { useBringBack } from "#web/core/bring-back.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { RowMenu } from "#web/ui/row-menu.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import classes from "./admin.module.css";

const TeamDialog = lazy(async () => ({ default: (await import("./team-dialog.tsx")).TeamDialog }));

const copy = admin.teams;

export function Teams() {
  const list = trpc.admin.teams.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const teams = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isAdmin = useCurrentUser()?.role === "admin";
  const [opened, setOpened] = useState<Team | "new" | null>(null);
  const remove = useRemoval();
  const add = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={!isAdmin}
      title={isAdmin ? undefined : admin.colleagues.adminsOnly}
      onClick={() => setOpened("new")}
    >
      {copy.add}
    </Button>
  );
  return (
    <section aria-labelledby="teams">
      <div className={classes.head}>
        <h2 className={classes.title} id="teams">
          {copy.title}
        </h2>
        {add}
      </div>
      <div className={classes.list}>
        <ListOf
          list={list}
          what={copy.what}
          count={teams.length}
          empty={<EmptyState icon={IconUsersGroup} title={copy.empty} text={copy.emptyHint} />}
        >
          <ul className={classes.teams}>
            {teams.map((team) => (
              <li key={team.id} className={classes.team}>
                <div className={classes.teamHead}>
                  <h3 className={classes.teamName} dir="auto">
                    {team.name}
                  </h3>
                  <span className={`${classes.dim} ${classes.count}`}>
                    {copy.members(team.members.length)}
                  </span>
                  <RowMenu
                    label={admin.colleagues.menuOf(team.name)}
                    note={isAdmin ? null : admin.colleagues.adminsOnly}
                    items={[
                      {
                        label: copy.edit,
                        icon: IconPencil,
                        isDisabled: !isAdmin,
                        onClick: () => setOpened(team),
                      },
                      {
                        label: copy.delete,
                        icon: IconTrash,
                        isDanger: true,
                        isDisabled: !isAdmin,
                        onClick: () => void remove(team),
                      },
                    ]}
                  />
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
        </ListOf>
      </div>
      <ShowMore shown={teams.length} list={list} />
      <Suspense>
        {opened && <TeamDialog team={opened === "new" ? null : opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </section>
  );
}

function useRemoval(): (team: Team) => Promise<void> {
  const { sayDeleted } = useBringBack();
  const remove = trpc.admin.removeTeam.useMutation({
    onError: (error) => showToast({ kind: "error", title: copy.notDeleted, description: sentenceOf(error) }),
  });
  return async ({ id, name, version }) => {
    const isSure = await askToConfirm({
      title: copy.deleteTitle(name),
      body: copy.deleteText,
      confirmLabel: copy.delete,
      isDanger: true,
    });
    if (!isSure) return;
    remove.mutate(
      { teamId: id, version },
      { onSuccess: () => sayDeleted({ kind: "team", thingId: id }, copy.deleted, name) },
    );
  };
}
