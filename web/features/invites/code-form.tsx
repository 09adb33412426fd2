import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { readCode } from "#contracts/invites/terms.ts";
import { invites } from "#web/copy/invites.ts";
import { keptInvitation } from "#web/core/kept-door.ts";
import { Form } from "#web/ui/form.tsx";

import { useJoin } from "./use-join.ts";

import classes from "./join-screen.module.css";

const copy = invites.join.code;

/** For a mail that is read on another device, or in a program that breaks links. */
export function CodeForm() {
  const { join, isJoining } = useJoin();
  const [kept] = useState(keptInvitation);
  const [email, setEmail] = useState(kept?.email ?? "");
  const [code, setCode] = useState(kept && "code" in kept.with ? kept.with.code : "");
  const [isIncomplete, setIncomplete] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = readCode(code);
    setIncomplete(typed === null || email.trim() === "");
    if (typed !== null && email.trim() !== "" && !isJoining) void join({ email, code: typed }, email);
  };
  return (
    <Form isKept className={classes.open} onSubmit={send} noValidate>
      <h1 className={classes.title}>{copy.title}</h1>
      <p>{copy.text}</p>
      <Stack gap="md" w="100%" ta="start">
        <TextInput
          type="email"
          size="lg"
          label={copy.email}
          autoComplete="email"
          inputMode="email"
          maxLength={LIMITS.email}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextInput
          size="lg"
          label={copy.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCD-EFGH"
          maxLength={20}
          value={code}
          error={isIncomplete ? copy.missing : undefined}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={isJoining}>
          {copy.join}
        </Button>
      </Stack>
    </Form>
  );
}
