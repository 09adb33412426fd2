import { Button, Checkbox, TextInput } from "@mantine/core";
import { useRef, useState } from "react";

import type { Provider, ProviderDraft } from "#contracts/sso/shapes.ts";
import { singleSignOn as copy } from "#web/copy/single-sign-on.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { Form } from "#web/ui/form.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

import { ProviderTest } from "./provider-test.tsx";
import { RedirectAddress } from "./redirect-address.tsx";

import own from "./provider-form.module.css";
import classes from "./records.module.css";

/** What is typed; the domains as one text. */
type Typed = Omit<ProviderDraft, "version" | "domains"> & { domains: string };
type TextName = "issuer" | "oidcClientId" | "domains" | "label";
type FlagName = "isOn" | "isRequired" | "isSecondStep";

const typedOf = (provider: Provider): Typed => ({
  isOn: provider.isOn,
  issuer: provider.issuer,
  oidcClientId: provider.oidcClientId,
  clientSecret: "",
  domains: provider.domains.join(", "),
  isRequired: provider.isRequired,
  keeperIds: provider.keeperIds,
  isSecondStep: provider.isSecondStep,
  label: provider.label,
});

const draftOf = ({ domains, ...typed }: Typed, version: number): ProviderDraft => ({
  ...typed,
  version,
  domains: domains.split(/[\s,;]+/).filter((one) => one !== ""),
});

export function ProviderForm({ current }: { current: Provider }) {
  const isAdmin = useCurrentUser()?.role === "admin";
  const [changes, setChanges] = useState<Partial<Typed>>({});
  /** What the first change was made on. */
  const [opened, setOpened] = useState<number | null>(null);
  const isSending = useRef(false);
  const save = trpc.sso.set.useMutation();
  const typed = { ...typedOf(current), ...changes };
  const errors = fieldErrorsOf(save.error);
  const reasons = isAdmin ? {} : { disabled: true, title: copy.adminsOnly };
  const change = (some: Partial<Typed>) => {
    setOpened((before) => before ?? current.version);
    setChanges((before) => ({ ...before, ...some }));
  };

  const text = (name: TextName, help?: string) => ({
    label: copy[name],
    description: help,
    value: typed[name],
    error: errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1],
    autoComplete: "off",
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
    ...reasons,
  });
  const flag = (name: FlagName, help: string) => ({
    label: copy[name],
    description: help,
    checked: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.checked }),
    ...reasons,
  });
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await save.mutateAsync(draftOf(typed, opened ?? current.version));
      setOpened(null);
      setChanges({});
      showToast({ kind: "success", title: copy.saved });
    } catch (error) {
      const code = codeOf(error);
      const words = code === "stale_version" ? copy.stale : code === "wrong_state" ? copy.nobodyYet : null;
      showToast({ kind: "error", title: copy.failed, description: words ?? sentenceOf(error) });
      if (code === "stale_version") setOpened(null);
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Form
      className={own.form}
      aria-label={copy.title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Panel title={copy.title}>
        <div className={own.fields}>
          <p className={own.lead}>{copy.lead}</p>
          <Checkbox {...flag("isOn", copy.isOnHelp)} />
          <RedirectAddress address={current.redirectUri} />
          <div className={own.pair}>
            <TextInput {...text("issuer", copy.issuerHelp)} inputMode="url" dir="ltr" />
            {isAdmin && <ProviderTest issuer={typed.issuer.trim()} />}
          </div>
          <TextInput {...text("oidcClientId")} dir="ltr" />
          <PasswordField
            label={copy.clientSecret}
            description={current.hasSecret ? copy.secretKept : copy.secretNew}
            value={typed.clientSecret}
            error={errors["clientSecret"]}
            autoComplete="new-password"
            onChange={({ currentTarget }) => change({ clientSecret: currentTarget.value })}
            {...reasons}
          />
          <TextInput {...text("domains", copy.domainsHelp)} dir="ltr" />
          <TextInput {...text("label")} maxLength={60} />
        </div>
      </Panel>
      <Panel title={copy.rules}>
        <div className={own.fields}>
          <Checkbox {...flag("isSecondStep", copy.isSecondStepHelp)} />
          <Checkbox {...flag("isRequired", copy.isRequiredHelp)} />
          {typed.isRequired && (
            <Checkbox.Group
              label={copy.keepers}
              description={copy.keepersHelp}
              error={errors["keeperIds"]}
              value={typed.keeperIds.map(String)}
              onChange={(ids) => change({ keeperIds: ids.map(Number) })}
            >
              <div className={own.choices}>
                {current.administrators.map(({ id, fullName, email }) => (
                  <Checkbox
                    key={id}
                    value={String(id)}
                    label={<bdi>{fullName}</bdi>}
                    description={email}
                    {...reasons}
                  />
                ))}
              </div>
            </Checkbox.Group>
          )}
        </div>
      </Panel>
      <div className={own.end}>
        <Button
          type="submit"
          variant="filled"
          loading={save.isPending}
          disabled={!isAdmin || Object.keys(changes).length === 0}
          title={isAdmin ? undefined : copy.adminsOnly}
        >
          {copy.save}
        </Button>
        {current.changedAt && <p className={classes.dim}>{copy.changed(formatInstant(current.changedAt))}</p>}
      </div>
    </Form>
  );
}
