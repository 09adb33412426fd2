import { Button, Checkbox, CopyButton, TextInput } from "@mantine/core";
import { useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { type Webhook, WEBHOOK_EVENTS, WebhookDraft, type WebhookEvent } from "#contracts/webhooks/shapes.ts";
import { WEBHOOK_URL_LENGTH } from "#contracts/webhooks/terms.ts";
import { connectors } from "#web/copy/connectors.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import classes from "./connectors.module.css";

const copy = connectors.webhooks;
const shape = WebhookDraft.omit({ requestId: true });

type Values = { name: string; url: string; events: string };
const eventsIn = (text: string) => WEBHOOK_EVENTS.filter((event) => text.split(" ").includes(event));
const toInput = ({ events, ...values }: Values) => ({ ...values, events: eventsIn(events) });

type Props = { webhook: Webhook | null; onClose: () => void };

/** Connects a system and shows its secret, this once; or changes what a connected one is told. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const [attempts] = useState(() => new Attempts());
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const create = trpc.webhooks.create.useMutation();
  const update = trpc.webhooks.update.useMutation();
  const withVersion = useSeenVersion(webhook?.version ?? 0);
  const title = made ? copy.secretTitle(made.name) : webhook ? copy.editing(webhook.name) : copy.connect;
  const save = async (values: Values) => {
    const { name, url, events } = shape.parse(toInput(values));
    if (webhook) {
      await withVersion((version) => update.mutateAsync({ webhookId: webhook.id, version, name, events }));
      showToast({ kind: "success", title: copy.saved, description: name });
      onClose();
      return;
    }
    const draft = { name, url, events };
    const { secret } = await create.mutateAsync({ ...draft, requestId: attempts.idFor(draft) });
    showToast({ kind: "success", title: copy.connected, description: name });
    if (secret === null) onClose();
    else setMade({ name, secret });
  };
  return (
    <Dialog opened size={640} onClose={onClose} closeOnClickOutside={made === null} title={title}>
      {made ? (
        <ShownSecret secret={made.secret} onClose={onClose} />
      ) : (
        <EntryForm
          label={title}
          initial={{
            name: webhook?.name ?? "",
            url: webhook?.url ?? "",
            events: webhook?.events.join(" ") ?? "",
          }}
          labels={{ name: copy.name, url: copy.url, events: copy.events }}
          shape={shape}
          toInput={toInput}
          onSave={save}
          onCancel={onClose}
          saveLabel={webhook ? copy.save : copy.connectSave}
          failed={copy.failed}
        >
          {(field, values) => (
            <>
              <TextInput
                {...field("name")}
                withAsterisk
                data-autofocus
                autoComplete="off"
                maxLength={LIMITS.name}
              />
              <TextInput
                {...field("url")}
                type="url"
                inputMode="url"
                withAsterisk
                autoComplete="off"
                description={copy.urlHint}
                maxLength={WEBHOOK_URL_LENGTH}
                readOnly={webhook !== null}
              />
              <Events chosen={eventsIn(values.events)} {...field("events")} />
            </>
          )}
        </EntryForm>
      )}
    </Dialog>
  );
}

type EventsProps = {
  id: string;
  label: string;
  disabled: boolean;
  error?: React.ReactNode;
  chosen: readonly WebhookEvent[];
  onChange: (text: string) => void;
};

function Events({ id, label, disabled, error, chosen, onChange }: EventsProps) {
  const groups = Map.groupBy(WEBHOOK_EVENTS, (event) => event.split(".")[0] ?? "");
  const toggle = (event: WebhookEvent, isOn: boolean) => {
    const others = chosen.filter((one) => one !== event);
    onChange((isOn ? [...others, event] : others).join(" "));
  };
  return (
    <fieldset className={classes.events} id={id} tabIndex={-1} aria-invalid={Boolean(error)}>
      <legend>{label}</legend>
      {error && (
        <p className={classes.problem} role="alert">
          {copy.eventsMissing}
        </p>
      )}
      {[...groups].map(([group, events]) => (
        <fieldset key={group} className={classes.group}>
          <legend>{copy.groups[group]}</legend>
          {events.map((event) => (
            <Checkbox
              key={event}
              label={copy.names[event]}
              disabled={disabled}
              checked={chosen.includes(event)}
              onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <div className={classes.secret}>
      <p>{copy.shownOnce}</p>
      <code className={classes.key}>{secret}</code>
      <div className={classes.buttons}>
        <CopyButton value={secret}>
          {({ copied, copy: take }) => <Button onClick={take}>{copied ? copy.copied : copy.copy}</Button>}
        </CopyButton>
        <Button variant="filled" onClick={onClose}>
          {copy.done}
        </Button>
      </div>
    </div>
  );
}
