import { NativeSelect, TextInput } from "@mantine/core";

import { LIMITS } from "#contracts/core/limits.ts";
import { TRAVEL_CLASSES } from "#contracts/forms/terms.ts";
import { EVENT_TYPES } from "#contracts/schedule/terms.ts";
import type { Automation } from "#contracts/workflows/graph-shapes.ts";
import { GRAPH_LIMITS, SETTABLE_FIELDS } from "#contracts/workflows/graph.ts";
import { PRIORITIES } from "#contracts/workspaces/terms.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { oneOf } from "#web/core/address.ts";

import { MailFields } from "./mail-fields.tsx";
import { NumberField } from "./number-field.tsx";
import type { SettingsProps } from "./step-edit.ts";

const KINDS = ["set-field", "send-mail", "create-event"] as const;
const ANCHORS = ["departure", "arrival", "reached"] as const;

const BEGIN = {
  "set-field": { do: "set-field", field: "priority", value: "high" },
  "send-mail": { do: "send-mail", to: "customer", subject: "", body: "" },
  "create-event": { do: "create-event", title: "", eventType: "other", anchor: "departure", days: 0 },
} as const satisfies Record<Automation["do"], Automation>;

/** What a field can hold, where that is one of a few. */
const VALUES: Partial<Record<(typeof SETTABLE_FIELDS)[number], readonly string[]>> = {
  priority: PRIORITIES,
  travelClass: TRAVEL_CLASSES,
};

/** What the portal does by itself when the journey comes here. */
export function AutomationSettings({ settings: { automation }, edit, isReadOnly }: SettingsProps) {
  const write = (next: Automation) => edit.settings({ automation: next });
  return (
    <>
      <NativeSelect
        label={copy.automation}
        value={automation?.do ?? ""}
        disabled={isReadOnly}
        data={[
          ...(automation ? [] : [{ value: "", label: copy.chooseValue }]),
          ...KINDS.map((one) => ({ value: one, label: copy.automations[one] })),
        ]}
        onChange={(event) => {
          const kind = oneOf(KINDS, event.currentTarget.value);
          if (kind) write(BEGIN[kind]);
        }}
      />
      {automation?.do === "send-mail" && (
        <MailFields
          mail={automation}
          isReadOnly={isReadOnly}
          onMail={(mail) => write({ ...mail, do: "send-mail" })}
          onSettle={edit.settle}
        />
      )}
      {automation?.do === "set-field" && (
        <FieldChange change={automation} onChange={write} onSettle={edit.settle} isReadOnly={isReadOnly} />
      )}
      {automation?.do === "create-event" && (
        <NewEvent event={automation} onChange={write} onSettle={edit.settle} isReadOnly={isReadOnly} />
      )}
    </>
  );
}

type Part<K extends Automation["do"]> = Extract<Automation, { do: K }>;
type Writing = { onChange: (next: Automation) => void; onSettle: () => void; isReadOnly: boolean };

function FieldChange({ change, onChange, onSettle, isReadOnly }: Writing & { change: Part<"set-field"> }) {
  const values = VALUES[change.field];
  return (
    <>
      <NativeSelect
        label={copy.field}
        value={change.field}
        disabled={isReadOnly}
        data={SETTABLE_FIELDS.map((one) => ({ value: one, label: copy.fields[one] }))}
        onChange={(event) => {
          const field = oneOf(SETTABLE_FIELDS, event.currentTarget.value) ?? change.field;
          onChange({ ...change, field, value: VALUES[field]?.[0] ?? "" });
        }}
      />
      {values ? (
        <NativeSelect
          label={copy.value}
          value={change.value}
          disabled={isReadOnly}
          data={[...values]}
          onChange={(event) => onChange({ ...change, value: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          label={copy.value}
          maxLength={LIMITS.reason}
          autoComplete="off"
          value={change.value}
          disabled={isReadOnly}
          onChange={(event) => onChange({ ...change, value: event.currentTarget.value })}
          onBlur={onSettle}
        />
      )}
    </>
  );
}

function NewEvent({
  event: made,
  onChange,
  onSettle,
  isReadOnly,
}: Writing & { event: Part<"create-event"> }) {
  return (
    <>
      <TextInput
        label={copy.eventTitle}
        maxLength={LIMITS.title}
        autoComplete="off"
        value={made.title}
        disabled={isReadOnly}
        onChange={(event) => onChange({ ...made, title: event.currentTarget.value })}
        onBlur={onSettle}
      />
      <NativeSelect
        label={copy.eventType}
        value={made.eventType}
        disabled={isReadOnly}
        data={EVENT_TYPES.map((one) => ({ value: one, label: copy.eventTypes[one] }))}
        onChange={(event) =>
          onChange({ ...made, eventType: oneOf(EVENT_TYPES, event.currentTarget.value) ?? "other" })
        }
      />
      <NativeSelect
        label={copy.eventWhen}
        value={made.anchor}
        disabled={isReadOnly}
        data={ANCHORS.map((one) => ({ value: one, label: copy.eventAnchors[one] }))}
        onChange={(event) =>
          onChange({ ...made, anchor: oneOf(ANCHORS, event.currentTarget.value) ?? "departure" })
        }
      />
      <NumberField
        label={copy.eventDays}
        value={made.days}
        min={-GRAPH_LIMITS.days}
        max={GRAPH_LIMITS.days}
        isDisabled={isReadOnly}
        onValue={(days) => onChange({ ...made, days })}
        onSettle={onSettle}
      />
    </>
  );
}
