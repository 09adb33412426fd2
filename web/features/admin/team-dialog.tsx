import { Checkbox, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";

import { type Team, TeamDraft } from "#contracts/admin/shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { admin } from "#web/copy/admin.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PersonName } from "#web/ui/person-name.tsx";

import { filterColleagues } from "./filter-colleagues.ts";

import classes from "./admin.module.css";

const copy = admin.teams;
const shape = TeamDraft.pick({ name: true });
/** More are found by their name. */
const SHOWN_AT_ONCE = 50;

type Props = { team: Team | null; onClose: () => void };

/** A new team, or one that is there: its name and who belongs to it. */
export function TeamDialog({ team, onClose }: Props) {
  const [memberIds, setMemberIds] = useState<ReadonlySet<number>>(new Set(team?.members.map(({ id }) => id)));
  const [attempts] = useState(() => new Attempts());
  const create = trpc.admin.createTeam.useMutation();
  const update = trpc.admin.updateTeam.useMutation();
  const withVersion = useSeenVersion(team?.version ?? 0);
  const save = async (name: string) => {
    const values = { name, memberIds: [...memberIds] };
    const saved = await (team
      ? withVersion((version) => update.mutateAsync({ ...values, teamId: team.id, version }))
      : create.mutateAsync({ ...values, requestId: attempts.idFor(values) }));
    showToast({ kind: "success", title: copy.saved, description: saved.name });
    onClose();
  };
  return (
    <Dialog opened size={520} onClose={onClose} title={team ? copy.editing(team.name) : copy.adding}>
      <EntryForm
        label={team ? copy.editing(team.name) : copy.adding}
        initial={{ name: team?.name ?? "" }}
        labels={{ name: copy.name }}
        shape={shape}
        toInput={(values) => values}
        onSave={({ name }) => save(name)}
        onCancel={onClose}
        saveLabel={copy.save}
        failed={copy.failed}
      >
        {(field) => (
          <>
            <TextInput
              {...field("name")}
              withAsterisk
              data-autofocus
              autoComplete="off"
              maxLength={LIMITS.name}
            />
            <Members chosen={memberIds} onChange={setMemberIds} />
          </>
        )}
      </EntryForm>
    </Dialog>
  );
}

type MembersProps = { chosen: ReadonlySet<number>; onChange: (chosen: ReadonlySet<number>) => void };

function Members({ chosen, onChange }: MembersProps) {
  const [search, setSearch] = useState("");
  const list = trpc.admin.colleagues.useInfiniteQuery(
    { limit: PAGE_LIMIT_MAX },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  useAllPages(list);
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const found = filterColleagues(all, { search, status: "all" });
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className={classes.fieldset}>
      <legend>{copy.membersChosen(chosen.size)}</legend>
      <TextInput
        type="search"
        size="sm"
        aria-label={copy.searchMembers}
        placeholder={copy.searchMembers}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Enter looks for somebody and must not save the team.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <FailedNote failed={list} what={admin.colleagues.what} />
      <ul className={classes.choices}>
        {found.slice(0, SHOWN_AT_ONCE).map(({ id, fullName }) => (
          <li key={id}>
            <Checkbox
              label={<PersonName name={fullName} />}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {found.length > SHOWN_AT_ONCE && (
        <p className={classes.dim}>{copy.moreByName(found.length - SHOWN_AT_ONCE)}</p>
      )}
    </fieldset>
  );
}
