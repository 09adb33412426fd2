import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { DOCUMENT_CATEGORIES } from "#contracts/documents/terms.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { StepSettings, Wait, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { GRAPH_LIMITS } from "#contracts/workflows/graph.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";
import { documents } from "#web/copy/documents.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { oneOf } from "#web/core/address.ts";
import { useToday } from "#web/core/dates.ts";
import { newId } from "#web/features/workflows/graph/edits.ts";

import { AutomationSettings } from "./automation-settings.tsx";
import { BookingSettings } from "./booking-settings.tsx";
import { OnDate } from "./due-field.tsx";
import { MailFields } from "./mail-fields.tsx";
import { NumberField } from "./number-field.tsx";
import { Recipient } from "./recipient.tsx";
import type { SettingsProps, StepEdit } from "./step-edit.ts";
import { TextList } from "./text-list.tsx";

/** The fields of the kinds that have any; the others bring in a paper, have a text to read, or nothing. */
const FIELDS: Partial<Record<ActionType, (props: SettingsProps) => ReactNode>> = {
  "email-notification": EmailSettings,
  "sms-notification": SmsSettings,
  "status-update": UpdateSettings,
  automation: AutomationSettings,
  wait: WaitSettings,
  "decision-branch": DecisionSettings,
  "e-sign": SignSettings,
  "time-booking": BookingSettings,
};

type Props = { step: WorkflowStep; edit: StepEdit; isReadOnly: boolean };

/** What only this kind of action has. */
export function Settings({ step: { type, data }, edit, isReadOnly }: Props) {
  const props = { settings: data.settings ?? {}, edit, isReadOnly };
  const Fields = FIELDS[type];
  return Fields ? <Fields {...props} /> : <PaperSettings {...props} type={type} />;
}

function EmailSettings({ settings, edit, isReadOnly }: SettingsProps) {
  return (
    <MailFields
      mail={settings.mail}
      isReadOnly={isReadOnly}
      onMail={(mail) => edit.settings({ mail })}
      onSettle={edit.settle}
    />
  );
}

function SignSettings({ settings, edit, isReadOnly }: SettingsProps) {
  return (
    <Textarea
      label={copy.sign}
      description={copy.signHelp}
      rows={6}
      maxLength={LIMITS.message}
      value={settings.sign?.text ?? ""}
      disabled={isReadOnly}
      onChange={(event) => edit.settings({ sign: { text: event.currentTarget.value } })}
      onBlur={edit.settle}
    />
  );
}

function PaperSettings({ settings, edit, isReadOnly, type }: SettingsProps & { type: WorkflowStep["type"] }) {
  const widget = WIDGET_OF[type];
  if (widget === "read") {
    return (
      <Textarea
        label={copy.body}
        rows={6}
        maxLength={LIMITS.message}
        value={settings.body ?? ""}
        disabled={isReadOnly}
        onChange={(event) => edit.settings({ body: event.currentTarget.value || undefined })}
        onBlur={edit.settle}
      />
    );
  }
  if (widget !== "upload" && widget !== "photos") return null;
  return (
    <>
      <TextInput
        label={copy.document}
        description={copy.documentHelp}
        maxLength={LIMITS.title}
        autoComplete="off"
        value={settings.documentName ?? ""}
        disabled={isReadOnly}
        onChange={(event) => edit.settings({ documentName: event.currentTarget.value || undefined })}
        onBlur={edit.settle}
      />
      <NativeSelect
        label={copy.category}
        value={settings.category ?? ""}
        disabled={isReadOnly}
        data={[
          { value: "", label: copy.noCategory },
          ...DOCUMENT_CATEGORIES.map((one) => ({ value: one, label: documents.categories[one] })),
        ]}
        onChange={(event) =>
          edit.settings({ category: oneOf(DOCUMENT_CATEGORIES, event.currentTarget.value) })
        }
      />
    </>
  );
}

function SmsSettings({ settings, edit, isReadOnly }: SettingsProps) {
  const sms = settings.sms ?? { to: "customer", text: "" };
  return (
    <>
      <Recipient to={sms.to} isReadOnly={isReadOnly} onTo={(to) => edit.settings({ sms: { ...sms, to } })} />
      <Textarea
        label={copy.sms}
        description={copy.smsHelp(GRAPH_LIMITS.smsText - sms.text.length)}
        rows={3}
        maxLength={GRAPH_LIMITS.smsText}
        value={sms.text}
        disabled={isReadOnly}
        onChange={(event) => edit.settings({ sms: { ...sms, text: event.currentTarget.value } })}
        onBlur={edit.settle}
      />
    </>
  );
}

const STATUSES = ["active", "in_progress"] as const;

function UpdateSettings({ settings, edit, isReadOnly }: SettingsProps) {
  const { message = "", status } = settings.update ?? {};
  return (
    <>
      <Textarea
        label={copy.message}
        rows={3}
        maxLength={LIMITS.reason}
        value={message}
        disabled={isReadOnly}
        onChange={(event) =>
          edit.settings({ update: { message: event.currentTarget.value, ...(status && { status }) } })
        }
        onBlur={edit.settle}
      />
      <NativeSelect
        label={copy.status}
        value={status ?? ""}
        disabled={isReadOnly}
        data={[
          { value: "", label: copy.statusStays },
          ...STATUSES.map((one) => ({ value: one, label: copy.statuses[one] })),
        ]}
        onChange={(event) => {
          const next = oneOf(STATUSES, event.currentTarget.value);
          edit.settings({ update: { message, ...(next && { status: next }) } });
        }}
      />
    </>
  );
}

const WAITS = ["days", "date", "before-departure"] as const;

function WaitSettings({ settings, edit, isReadOnly }: SettingsProps) {
  const today = useToday();
  const { wait } = settings;
  const begin = (kind: Wait["for"]): Wait => {
    const days = wait && "days" in wait ? wait.days : 1;
    return kind === "date" ? { for: kind, date: today } : { for: kind, days };
  };
  return (
    <>
      <NativeSelect
        label={copy.wait}
        value={wait?.for ?? ""}
        disabled={isReadOnly}
        data={[
          ...(wait ? [] : [{ value: "", label: copy.chooseValue }]),
          ...WAITS.map((one) => ({ value: one, label: copy.waits[one] })),
        ]}
        onChange={(event) => {
          const kind = oneOf(WAITS, event.currentTarget.value);
          if (kind) edit.settings({ wait: begin(kind) });
        }}
      />
      {wait?.for === "date" && (
        <OnDate
          on={wait.date}
          isDisabled={isReadOnly}
          onDate={(date) => edit.settings({ wait: { for: "date", date } })}
          onSettle={edit.settle}
        />
      )}
      {wait && wait.for !== "date" && (
        <NumberField
          label={copy.dueDays}
          value={wait.days}
          min={0}
          max={GRAPH_LIMITS.days}
          isDisabled={isReadOnly}
          onValue={(days) => edit.settings({ wait: { ...wait, days } })}
          onSettle={edit.settle}
        />
      )}
    </>
  );
}

function DecisionSettings({ settings, edit, isReadOnly }: SettingsProps) {
  const options = settings.options ?? [];
  return (
    <TextList
      legend={copy.options}
      values={options.map(({ label }) => label)}
      max={GRAPH_LIMITS.options}
      maxLength={LIMITS.name}
      label={(at) => copy.option(at + 1)}
      addLabel={copy.addOption}
      removeLabel={copy.removeOption}
      isDisabled={isReadOnly}
      onValues={(labels) => edit.settings({ options: optionsOf(options, labels) })}
      onSettle={edit.settle}
    />
  );
}

type Options = NonNullable<StepSettings["options"]>;

/** Choices keep their ids, since ways out of the decision name them: one that is gone takes its own id along. */
function optionsOf(before: Options, labels: readonly string[]): Options {
  if (labels.length < before.length) {
    const gone = before.findIndex(({ label }, at) => label !== labels[at]);
    return before.toSpliced(gone, 1);
  }
  return labels.map((label, at) => ({ id: before[at]?.id ?? newId("choice"), label }));
}
