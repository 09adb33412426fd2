import { Button, Checkbox, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";

import type { Role, SignInAnswer, SignInAsked } from "#contracts/auth/shapes.ts";
import { signIn as copy } from "#web/copy/sign-in.ts";
import { PasswordField } from "#web/ui/password-field.tsx";

import { DoorForm } from "./door-form.tsx";
import { post } from "./post.ts";
import { SecondStep } from "./second-step.tsx";
import { takeFocus } from "./take-focus.ts";

import classes from "./sign-in.module.css";

type Way = { at: "address" } | { at: "password" } | { at: "code"; browser: string };

type Props = {
  /** The token of a mailed link, where one has been opened. */
  link?: string | null;
  /** What is owed from elsewhere. */
  owes?: SignInAnswer["owes"];
  /** Without it only a password lets in. */
  canMail?: boolean;
  /** Who signs in again, where that is known. */
  email?: string;
  /** The page that was wanted, which a mailed link leads to. */
  next?: string | undefined;
  /** What is typed; null once the first step is done. */
  onAddress?: (email: string | null) => void;
  /** A way that leads elsewhere, above those that begin here. */
  other?: ReactNode;
  onDone: (role: Role) => void;
};

/** Every way in: a mailed link, a mailed code, a password, and the second step where one is owed. */
export function SignInPanel({
  link = null,
  owes: owed = null,
  canMail = true,
  email: known = "",
  next,
  onAddress,
  other,
  onDone,
}: Props) {
  const [email, setEmail] = useState(known);
  const [secret, setSecret] = useState("");
  const [isRemembered, setRemembered] = useState(true);
  const [way, setWay] = useState<Way>({ at: "address" });
  const [token, setToken] = useState(link);
  const [owes, setOwes] = useState(owed);

  const enter = async (path: string, body: Record<string, unknown>) => {
    const answer = await post<SignInAnswer>(path, { ...body, isRemembered });
    if (!answer.owes) return onDone(answer.role);
    onAddress?.(null);
    setOwes(answer.owes);
  };
  const go = (to: Way) => {
    setSecret("");
    setWay(to);
  };
  const ask = async () =>
    go({ at: "code", browser: (await post<SignInAsked>("sign-in", { email, next })).browser });

  if (owes) return <SecondStep {...owes} onDone={onDone} />;
  const remember = (
    <Checkbox
      label={copy.remember}
      description={copy.rememberHelp}
      checked={isRemembered}
      onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
    />
  );
  const address = (
    <TextInput
      type="email"
      label={copy.email}
      value={email}
      onChange={({ currentTarget }) => {
        setEmail(currentTarget.value);
        onAddress?.(currentTarget.value);
      }}
      required
      autoComplete="username"
      inputMode="email"
      enterKeyHint="next"
      ref={takeFocus}
    />
  );
  if (token !== null) {
    return (
      <DoorForm
        lead={copy.link.lead}
        enter={copy.link.enter}
        onSend={() => enter("sign-in/link", { token })}
        ways={<Ways ways={[[copy.link.over, () => setToken(null)]]} />}
      >
        {remember}
      </DoorForm>
    );
  }
  const present: Way = canMail ? way : { at: "password" };
  switch (present.at) {
    case "address":
      return (
        <>
          {other}
          <DoorForm
            key="address"
            lead={copy.lead}
            enter={copy.ask}
            onSend={ask}
            ways={<Ways ways={[[copy.byPassword, () => go({ at: "password" })]]} />}
          >
            {address}
          </DoorForm>
        </>
      );
    case "password":
      return (
        <>
          {other}
          <DoorForm
            key="password"
            lead={copy.password.lead}
            enter={copy.password.enter}
            onSend={() => enter("sign-in/password", { email, password: secret })}
            ways={canMail && <Ways ways={[[copy.byMail, () => go({ at: "address" })]]} />}
          >
            {address}
            <PasswordField
              label={copy.password.label}
              value={secret}
              onChange={({ currentTarget }) => setSecret(currentTarget.value)}
              required
              autoComplete="current-password"
              enterKeyHint="go"
            />
            {remember}
          </DoorForm>
        </>
      );
    case "code":
      return (
        <DoorForm
          key="code"
          lead={copy.sent.lead(email)}
          enter={copy.sent.enter}
          onSend={() => enter("sign-in/code", { browser: present.browser, code: secret })}
          ways={
            <Ways
              ways={[
                [copy.sent.again, () => void ask()],
                [copy.sent.other, () => go({ at: "address" })],
              ]}
            />
          }
        >
          <TextInput
            label={copy.sent.code}
            value={secret}
            onChange={({ currentTarget }) => setSecret(currentTarget.value)}
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="go"
            maxLength={9}
            ref={takeFocus}
          />
          {remember}
        </DoorForm>
      );
  }
}

function Ways({ ways }: { ways: readonly (readonly [label: string, go: () => void])[] }) {
  return (
    <div className={classes.ways}>
      {ways.map(([label, go]) => (
        <Button key={label} variant="subtle" onClick={go}>
          {label}
        </Button>
      ))}
    </div>
  );
}
