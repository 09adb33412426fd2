import { Checkbox, TextInput } from "@mantine/core";
import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";

import type { Role, SignInAnswer, SignInAsked } from "#contracts/auth/shapes.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { signIn as copy } from "#web/copy/sign-in.ts";
import { doorIn, dropDoor, keepDoor, keptDoor } from "#web/core/kept-door.ts";
import { PasswordField } from "#web/ui/password-field.tsx";

import { DoorForm } from "./door-form.tsx";
import { post } from "./post.ts";
import { SecondStep } from "./second-step.tsx";
import { takeFocus } from "./take-focus.ts";
import { Ways } from "./ways.tsx";

type Way = { at: "address" } | { at: "password" } | { at: "code"; browser: string };

const watchNothing = () => () => {};

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
  // The Worker, which may have drawn the page, does not know what the tab keeps.
  const kept = useSyncExternalStore(watchNothing, keptDoor, () => null);
  const door = useMemo(() => doorIn(kept, known), [kept, known]);
  const [typed, setEmail] = useState<string | null>(null);
  const email = typed ?? door?.email ?? known;
  const [secret, setSecret] = useState("");
  const [isRemembered, setRemembered] = useState(true);
  const [chosen, setWay] = useState<Way | null>(null);
  const way: Way = chosen ?? (door?.browser ? { at: "code", browser: door.browser } : { at: "address" });
  const [token, setToken] = useState(link);
  const [owes, setOwes] = useState(owed);

  const enter = async (path: string, body: Record<string, unknown>) => {
    const answer = await post<SignInAnswer>(path, { ...body, isRemembered });
    dropDoor();
    if (!answer.owes) return onDone(answer.role);
    onAddress?.(null);
    setOwes(answer.owes);
  };
  const go = (to: Way) => {
    setSecret("");
    setWay(to);
  };
  const ask = async () => {
    const { browser, minutes } = await post<SignInAsked>("sign-in", { email, next });
    keepDoor({ email, browser, until: Date.now() + minutes * MINUTE_MS });
    go({ at: "code", browser });
  };
  const back = () => {
    dropDoor();
    setOwes(null);
    onAddress?.(email);
    go({ at: "address" });
  };
  if (owes) return <SecondStep {...owes} onDone={onDone} onBack={back} />;
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
                [copy.sent.other, back],
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
