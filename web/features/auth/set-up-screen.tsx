import { TextInput } from "@mantine/core";
import { useState } from "react";

import type { SignInAnswer } from "#contracts/auth/shapes.ts";
import { signIn } from "#web/copy/sign-in.ts";
import { viewerZone } from "#web/core/dates.ts";

import { DoorForm } from "./door-form.tsx";
import { DoorFrame } from "./door-frame.tsx";
import { enterPortal } from "./enter-portal.ts";
import { post } from "./post.ts";
import { SecondStep } from "./second-step.tsx";

const copy = signIn.setUp;

/** Makes the first administrator, or brings a lost one back, by the code that a command has printed. */
export function SetUpScreen() {
  const [values, setValues] = useState({ code: "", fullName: "", email: "" });
  const [owes, setOwes] = useState<SignInAnswer["owes"]>(null);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  const send = async () => {
    const answer = await post<SignInAnswer>("set-up", { ...values, timeZone: viewerZone() });
    if (answer.owes) setOwes(answer.owes);
    else enterPortal(answer.role);
  };
  if (owes) {
    return (
      <DoorFrame title={signIn.enrol.title}>
        <SecondStep {...owes} onDone={(role) => enterPortal(role)} onBack={() => setOwes(null)} />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={copy.title}>
      <DoorForm lead={copy.lead} enter={copy.enter} onSend={send}>
        <TextInput
          label={copy.code}
          autoComplete="off"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          {...field("code")}
        />
        <TextInput label={copy.name} autoComplete="name" {...field("fullName")} />
        <TextInput label={signIn.email} type="email" autoComplete="email" {...field("email")} />
      </DoorForm>
    </DoorFrame>
  );
}
