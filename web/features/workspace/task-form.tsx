import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import * as z from "zod";

import { requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { ADDABLE_ACTIONS } from "#contracts/tasks/changes.ts";
import { ACTION_LABELS } from "#contracts/workflows/action-labels.ts";
import { ASSIGNEE_ROLES, PLAIN_ACTION } from "#contracts/workflows/terms.ts";
import type { WorkspaceTask } from "#contracts/workspaces/facts-shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceTasks as copy } from "#web/copy/workspace-tasks.ts";
import { idOf, oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { changesOf } from "#web/core/changes.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { FactsForm } from "./facts/facts-form.tsx";

const DAYS_MAX = 3_650;
const shape = z.object({
  title: requiredText(LIMITS.title, copy.titleMissing),
  dueDate: z.iso.date(copy.unreadableDate).optional(),
  dueDays: z.number(copy.unreadableDays).int(copy.unreadableDays).min(0).max(DAYS_MAX).optional(),
});

const OFFSETS = {
  before: { anchor: "departure", sign: -1 },
  after: { anchor: "departure", sign: 1 },
  arrival: { anchor: "arrival", sign: 1 },
} as const;
const offsetOf = (kind: string) =>
  OFFSETS[kind as keyof typeof OFFSETS] as (typeof OFFSETS)["after"] | undefined;

type Values = Record<keyof typeof copy.fields, string>;

function dueOf({ dueKind, dueDate, dueDays }: Values) {
  const offset = offsetOf(dueKind);
  if (offset) {
    const { anchor, sign } = offset;
    return { due: { kind: "offset" as const, anchor, days: sign * Number(dueDays) } };
  }
  if (dueKind === "date") return { due: { kind: "date" as const, on: dateOf(dueDate) ?? "" } };
  return dueKind === "none" ? { due: null } : {};
}

type Props = {
  journey: WorkspaceDetail;
  /** The one to change; a new one where left out. */
  task?: WorkspaceTask;
  onDone: () => void;
};

/** What a task says, who does it and when it is due; for a new one also what kind it is and whose part. */
export function TaskForm({ journey, task, onDone }: Props) {
  const create = trpc.tasks.create.useMutation();
  const update = trpc.tasks.update.useMutation();
  const [attempts] = useState(() => new Attempts());
  const withVersion = useSeenVersion(task?.version ?? 0);
  const colleagues = trpc.admin.colleagues.useQuery({ limit: PAGE_LIMIT_MAX }).data?.items ?? [];
  const [initial] = useState<Values>(() => ({
    title: task?.title ?? "",
    description: task?.description ?? "",
    actionType: task?.actionType ?? PLAIN_ACTION,
    assignedRole: task?.assignedRole ?? "team",
    assignedTo: "",
    dueKind: task ? "keep" : "none",
    dueDate: "",
    dueDays: "",
  }));
  const people = {
    team: colleagues
      .filter(({ status }) => status === "active")
      .map(({ id, fullName }) => ({ value: String(id), label: fullName })),
    partner: journey.members
      .filter(({ role }) => role === "vet" || role === "ground_agent")
      .map(({ userId, fullName }) => ({ value: String(userId), label: fullName })),
    customer: [],
  };
  const save = async (values: Values) => {
    const { title, description, assignedTo } = values;
    const given = assignedTo === "" ? {} : { assignedToId: idOf(assignedTo) ?? null };
    if (task) {
      const changes = changesOf(initial, values);
      await withVersion((version) =>
        update.mutateAsync({
          taskId: task.id,
          version,
          ...(changes.title !== undefined && { title }),
          ...(changes.description !== undefined && { description }),
          ...given,
          ...dueOf(values),
        }),
      );
    } else {
      const draft = {
        workspaceId: journey.id,
        title,
        description,
        actionType: oneOf(ADDABLE_ACTIONS, values.actionType) ?? PLAIN_ACTION,
        assignedRole: oneOf(ASSIGNEE_ROLES, values.assignedRole) ?? "team",
        ...given,
        ...dueOf(values),
      };
      await create.mutateAsync({ ...draft, requestId: attempts.idFor(draft) });
    }
    showToast({ kind: "success", title: task ? copy.saved : copy.added, description: title });
    onDone();
  };
  const dueKinds = task
    ? (["keep", "none", "date", ...offsets] as const)
    : (["none", "date", ...offsets] as const);
  return (
    <FactsForm stale={null}>
      <EntryForm
        label={task ? copy.form.edit : copy.form.add}
        initial={initial}
        labels={copy.fields}
        shape={shape}
        toInput={(values) => ({
          title: values.title,
          dueDate: values.dueKind === "date" ? (dateOf(values.dueDate) ?? "") : undefined,
          dueDays: offsetOf(values.dueKind) ? Number(values.dueDays || Number.NaN) : undefined,
        })}
        onSave={save}
        onCancel={onDone}
        saveLabel={copy.save}
        failed={copy.notSaved}
      >
        {(field, values) => {
          const role = oneOf(ASSIGNEE_ROLES, values.assignedRole) ?? "team";
          const { onChange, value, disabled, ...dueDate } = field("dueDate");
          return (
            <>
              <TextInput
                {...field("title")}
                withAsterisk
                dir="auto"
                autoComplete="off"
                maxLength={LIMITS.title}
              />
              <Textarea {...field("description")} rows={3} dir="auto" maxLength={LIMITS.notes} />
              {!task && (
                <NativeSelect
                  {...field("actionType")}
                  data={ADDABLE_ACTIONS.map((type) => ({ value: type, label: ACTION_LABELS[type] }))}
                />
              )}
              {!task && (
                <NativeSelect
                  {...field("assignedRole")}
                  data={ASSIGNEE_ROLES.map((one) => ({ value: one, label: copy.roles[one] }))}
                />
              )}
              {role !== "customer" && (
                <NativeSelect
                  {...field("assignedTo")}
                  data={[
                    {
                      value: "",
                      label: task ? task.assignedTo : role === "team" ? copy.inCharge : copy.nobody,
                    },
                    ...people[role],
                  ]}
                />
              )}
              <NativeSelect
                {...field("dueKind")}
                data={dueKinds.map((kind) => ({ value: kind, label: copy.due[kind] }))}
              />
              {values.dueKind === "date" && (
                <DateField
                  {...dueDate}
                  text={String(value)}
                  onText={onChange}
                  openLabel={copy.openCalendar}
                  isDisabled={disabled}
                />
              )}
              {offsetOf(values.dueKind) && (
                <TextInput {...field("dueDays")} inputMode="numeric" autoComplete="off" />
              )}
            </>
          );
        }}
      </EntryForm>
    </FactsForm>
  );
}

const offsets = ["before", "after", "arrival"] as const;
