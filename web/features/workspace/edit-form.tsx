import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import * as z from "zod";

import { requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { asksForArrival } from "#contracts/workspaces/stage.ts";
import { PRIORITIES, WORKSPACE_STATUSES } from "#contracts/workspaces/terms.ts";
import { status } from "#web/copy/status.ts";
import { workspaceForms } from "#web/copy/workspace-forms.ts";
import { workspace } from "#web/copy/workspace.ts";
import { idOf, oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { useToday } from "#web/core/dates.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { ArchiveWorkspace } from "./archive-workspace.tsx";
import { FactsForm } from "./facts/facts-form.tsx";
import { useFactsEdit } from "./facts/use-facts-edit.ts";

import classes from "./workspace-header.module.css";

const copy = workspaceForms.workspace;
const { priorities, nobody } = workspace.edit;

const shape = z.object({ name: requiredText(LIMITS.name, copy.nameMissing).optional() });

const valuesOf = (journey: WorkspaceDetail) => ({
  name: journey.name,
  description: journey.description,
  status: journey.status as string,
  priority: journey.priority as string,
  assignedTo: String(journey.assignedToId ?? ""),
  team: String(journey.teamId ?? ""),
  completionReason: journey.completionReason ?? "",
});
type Values = ReturnType<typeof valuesOf>;

export function EditForm({ journey, onDone }: { journey: WorkspaceDetail; onDone: () => void }) {
  const today = useToday();
  const update = trpc.workspaces.update.useMutation();
  const colleagues = trpc.admin.colleagues.useQuery({ limit: PAGE_LIMIT_MAX }).data?.items ?? [];
  const teams = trpc.admin.teams.useQuery({ limit: PAGE_LIMIT_MAX }).data?.items ?? [];
  // Who has it stays to choose although they could not be chosen anew.
  const people = colleagues
    .filter(({ id, status: state }) => state === "active" && id !== journey.assignedToId)
    .map(({ id, fullName }) => ({ value: String(id), label: fullName }));
  const own =
    journey.assignedToId === null ? [] : [{ value: String(journey.assignedToId), label: journey.assignedTo }];
  const others = teams
    .filter(({ id }) => id !== journey.teamId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const ownTeam =
    journey.teamId === null ? [] : [{ value: String(journey.teamId), label: journey.teamName ?? "" }];
  const assignable = [{ value: "", label: nobody }, ...own, ...people];
  const teamsOffered = [{ value: "", label: copy.noTeam }, ...ownTeam, ...others];
  const labelOf = (offered: readonly { value: string; label: string }[], value: string) =>
    offered.find((one) => one.value === value)?.label ?? value;

  const edit = useFactsEdit<Values>(journey, {
    labels: copy.fields,
    valuesOf,
    versionOf: ({ version }) => version,
    wordsOf: (name, value) => {
      if (name === "status") return status.workspace[oneOf(WORKSPACE_STATUSES, value) ?? "pending"];
      if (name === "priority") return priorities[oneOf(PRIORITIES, value) ?? "medium"];
      if (name === "assignedTo") return labelOf(assignable, value);
      return name === "team" ? labelOf(teamsOffered, value) : value;
    },
    send: (changes, version) =>
      update.mutateAsync({
        workspaceId: journey.id,
        version,
        name: changes.name,
        description: changes.description,
        status: oneOf(WORKSPACE_STATUSES, changes.status),
        priority: oneOf(PRIORITIES, changes.priority),
        completionReason: changes.completionReason,
        ...(changes.assignedTo !== undefined && { assignedToId: idOf(changes.assignedTo) ?? null }),
        ...(changes.team !== undefined && { teamId: idOf(changes.team) ?? null }),
      }),
  });
  const openSteps = journey.tasksTotal - journey.tasksDone;
  const isAtItsEnd =
    journey.arrivedOn !== null ||
    (journey.travel.arrivalFrom !== "guess" && asksForArrival({ ...journey, status: "active" }, today));
  // A reason typed before another status was chosen has no field any more and is not of this change.
  const offered = (values: Values): Values =>
    values.status === "completed" ? values : { ...values, completionReason: edit.base.completionReason };
  const save = async (values: Values) => {
    await edit.save(offered(values));
    showToast({ kind: "success", title: copy.saved, description: values.name });
    onDone();
  };

  return (
    <div className={classes.form}>
      <FactsForm stale={edit.stale}>
        <EntryForm
          {...edit.form}
          label={workspace.edit.button}
          labels={copy.fields}
          shape={shape}
          toInput={(values) => edit.changes(offered(values))}
          onSave={save}
          onCancel={onDone}
          saveLabel={workspaceForms.save}
          failed={copy.failed}
        >
          {(field, values) => (
            <>
              <TextInput
                {...field("name")}
                withAsterisk
                dir="auto"
                autoComplete="off"
                maxLength={LIMITS.name}
              />
              <Textarea
                {...field("description")}
                dir="auto"
                autosize
                minRows={2}
                maxRows={6}
                maxLength={LIMITS.notes}
              />
              <NativeSelect
                {...field("status")}
                data={WORKSPACE_STATUSES.map((value) => ({ value, label: status.workspace[value] }))}
              />
              {values.status === "completed" &&
                (isAtItsEnd ? (
                  openSteps > 0 && <p className={classes.note}>{copy.stillOpen(openSteps)}</p>
                ) : (
                  <Textarea
                    {...field("completionReason")}
                    withAsterisk
                    description={copy.endsEarly(openSteps)}
                    dir="auto"
                    autosize
                    minRows={2}
                    maxLength={LIMITS.reason}
                  />
                ))}
              <NativeSelect
                {...field("priority")}
                data={PRIORITIES.map((value) => ({ value, label: priorities[value] }))}
              />
              <NativeSelect {...field("assignedTo")} data={assignable} />
              <NativeSelect {...field("team")} data={teamsOffered} />
            </>
          )}
        </EntryForm>
      </FactsForm>
      <ArchiveWorkspace journey={journey} />
    </div>
  );
}
