import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";

import { LIMITS } from "#contracts/core/limits.ts";
import { ASSIGNEE_ROLE_LABELS } from "#contracts/workflows/action-labels.ts";
import { isAutomatic } from "#contracts/workflows/automatic-steps.ts";
import type { WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { GRAPH_LIMITS, STEP_ROLES } from "#contracts/workflows/graph.ts";
import { ASSIGNEE_ROLES, COMPLETION_RULES } from "#contracts/workflows/terms.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { oneOf } from "#web/core/address.ts";

import { DueField } from "./due-field.tsx";
import type { StepEdit } from "./step-edit.ts";
import { TextList } from "./text-list.tsx";

import classes from "./properties.module.css";

/** A week before it is due, day by day. */
const REMINDER_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

type Props = { step: WorkflowStep; edit: StepEdit; isReadOnly: boolean };

/** What every action has: its name, who does it, until when, and what it needs. */
export function StepFields({ step, edit, isReadOnly }: Props) {
  const { data } = step;
  const isOptional = isAutomatic({ ...step, data: {} });
  return (
    <>
      <TextInput
        label={copy.name}
        value={step.name}
        maxLength={LIMITS.title}
        autoComplete="off"
        data-first
        error={step.name.trim() === "" ? copy.nameMissing : undefined}
        disabled={isReadOnly}
        onChange={(event) => edit.name(event.currentTarget.value)}
        onBlur={edit.settle}
      />
      <Textarea
        label={copy.description}
        description={copy.descriptionHelp}
        rows={3}
        value={data.description ?? ""}
        maxLength={LIMITS.notes}
        disabled={isReadOnly}
        onChange={(event) => edit.data({ description: event.currentTarget.value || undefined })}
        onBlur={edit.settle}
      />
      <NativeSelect
        label={copy.assignedTo}
        value={data.assignedTo ?? ""}
        disabled={isReadOnly}
        data={[
          { value: "", label: isOptional ? copy.bySelf : copy.nobody },
          ...ASSIGNEE_ROLES.map((role) => ({ value: role, label: ASSIGNEE_ROLE_LABELS[role] })),
        ]}
        onChange={(event) => edit.data({ assignedTo: oneOf(ASSIGNEE_ROLES, event.currentTarget.value) })}
      />
      {data.assignedTo && (
        <NativeSelect
          label={copy.role}
          value={data.memberRole ?? ""}
          disabled={isReadOnly}
          data={[
            { value: "", label: copy.anyRole },
            ...STEP_ROLES.map((role) => ({ value: role, label: copy.roles[role] })),
          ]}
          onChange={(event) => edit.data({ memberRole: oneOf(STEP_ROLES, event.currentTarget.value) })}
        />
      )}
      <DueField
        due={data.due}
        isDisabled={isReadOnly}
        onDue={(due) => edit.data({ due, ...(due ? {} : { reminders: undefined }) })}
        onSettle={edit.settle}
      />
      {data.assignedTo && <Work step={step} edit={edit} isReadOnly={isReadOnly} />}
    </>
  );
}

/** What only matters where somebody has to do it. */
function Work({ step: { data }, edit, isReadOnly }: Props) {
  const reminders = data.reminders ?? [];
  return (
    <>
      {data.due && (
        <fieldset className={classes.group}>
          <legend>{copy.reminders}</legend>
          <div className={classes.boxes}>
            {REMINDER_DAYS.map((day) => (
              <Checkbox
                key={day}
                label={copy.reminder(day)}
                checked={reminders.includes(day)}
                disabled={isReadOnly}
                onChange={({ currentTarget: { checked } }) => {
                  const others = reminders.filter((one) => one !== day);
                  const all = checked ? [...others, day].toSorted((a, b) => b - a) : others;
                  edit.data({ reminders: all.length > 0 ? all : undefined });
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      <NativeSelect
        label={copy.completion}
        value={data.completionRule ?? "one"}
        disabled={isReadOnly}
        data={COMPLETION_RULES.map((rule) => ({ value: rule, label: copy.completions[rule] }))}
        onChange={(event) =>
          edit.data({ completionRule: oneOf(COMPLETION_RULES, event.currentTarget.value) })
        }
      />
      <Checkbox
        label={copy.needsReview}
        checked={data.needsReview ?? false}
        disabled={isReadOnly}
        onChange={(event) => edit.data({ needsReview: event.currentTarget.checked || undefined })}
      />
      <TextList
        legend={copy.papers}
        help={copy.papersHelp}
        values={data.requiredPapers ?? []}
        max={GRAPH_LIMITS.papers}
        maxLength={LIMITS.title}
        label={() => copy.paper}
        addLabel={copy.addPaper}
        removeLabel={copy.removePaper}
        isDisabled={isReadOnly}
        onValues={(papers) => edit.data({ requiredPapers: papers.length > 0 ? papers : undefined })}
        onSettle={edit.settle}
      />
    </>
  );
}
