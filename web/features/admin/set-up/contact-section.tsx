import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import { setUp } from "#web/copy/set-up.ts";
import { trpc } from "#web/core/api.ts";
import { fieldErrorsOf } from "#web/core/errors.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Form } from "#web/ui/form.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import { said } from "./said.ts";

import classes from "./set-up.module.css";

const copy = setUp.contact;

/** Where people reach the company. */
export function ContactSection() {
  const found = trpc.settings.contact.useQuery({});
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={found} what={copy.what} />
      {found.isPending && <WaitingRows />}
      {found.data && <FieldsForm contact={found.data} />}
    </Panel>
  );
}

function FieldsForm({ contact }: { contact: CompanyContact }) {
  const isAdmin = useCurrentUser()?.role === "admin";
  const save = trpc.settings.setContact.useMutation();
  const withVersion = useSeenVersion(contact.version);
  const [texts, setTexts] = useState({
    email: contact.email ?? "",
    phone: contact.phone ?? "",
    questionsTo: contact.questionsTo ?? "",
  });
  const wrong = fieldErrorsOf(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    void said(withVersion((version) => save.mutateAsync({ ...texts, version })));
  };
  const field = (name: keyof typeof texts, description: string) => ({
    label: copy[name],
    description,
    value: texts[name],
    disabled: !isAdmin,
    error: wrong[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTexts({ ...texts, [name]: event.currentTarget.value }),
  });
  return (
    <Form className={classes.form} aria-label={copy.title} onSubmit={submit} noValidate>
      <TextInput
        {...field("email", copy.emailHelp)}
        type="email"
        maxLength={LIMITS.email}
        autoComplete="off"
      />
      <TextInput {...field("phone", copy.phoneHelp)} type="tel" maxLength={LIMITS.phone} autoComplete="off" />
      <TextInput
        {...field("questionsTo", copy.questionsHelp)}
        type="email"
        maxLength={LIMITS.email}
        autoComplete="off"
      />
      {!isAdmin && <p className={classes.dim}>{setUp.adminsOnly}</p>}
      <Button type="submit" variant="filled" disabled={!isAdmin} loading={save.isPending}>
        {setUp.save}
      </Button>
    </Form>
  );
}
