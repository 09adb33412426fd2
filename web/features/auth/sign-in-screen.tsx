import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { signIn as copy } from "#web/copy/sign-in.ts";
import { trpc } from "#web/core/api.ts";
import { keptInvitation } from "#web/core/kept-door.ts";
import { onSignedInElsewhere } from "#web/core/signed-in.ts";

import { DoorFrame } from "./door-frame.tsx";
import { enterPortal, goOn } from "./enter-portal.ts";
import { ProviderButton } from "./provider-button.tsx";
import { ProviderReturn, type Returned } from "./provider-return.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";

import classes from "./sign-in.module.css";

/** The address also brings what the identity provider sends people back with. */
export type SignInSearch = { next?: string; state?: string; code?: string; iss?: string; error?: string };

type Props = {
  /**
   * The token of a mailed link, or of the second step that an invitation still owes, stands behind the `#`, which no
   * server and no log ever sees.
   */
  hash: string;
  search: SignInSearch;
};

/**
 * The door. A mailed link leads here too, and only its button uses it up: mail scanners open links. Who comes in in another
 * tab of this browser is let through here as well, unless somebody else is waited for.
 */
export function SignInScreen({ hash, search: { next, state, code, iss, error } }: Props) {
  const entrance = trpc.auth.entrance.useQuery({});
  const [returned, setReturned] = useState<Returned | null>(() =>
    state !== undefined && (code ?? error) !== undefined ? { state, code, iss } : null,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>("");
  const [, step, token = null] = /^#?(?:(code|enrolment)\.)?([\w-]{43})$/.exec(hash) ?? [];
  const link = step ? null : token;
  const owes = step && token ? { step: step as "code" | "enrolment", token } : null;
  const kept = next === "/join" ? keptInvitation() : null;
  const canMail = entrance.data?.canMail ?? true;
  const provider = entrance.data?.provider;
  const { refetch } = entrance;
  useEffect(() => onSignedInElsewhere(() => void refetch()), [refetch]);
  const isBetweenSteps = returned !== null || owes !== null || typed === null;
  const here = isBetweenSteps ? null : (entrance.data?.here ?? null);
  const isAwaited =
    here !== null &&
    link === null &&
    refusal === null &&
    ["", here.email].includes(typed?.trim().toLowerCase() ?? "");
  const role = isAwaited ? here.role : null;
  useEffect(() => {
    if (role !== null) goOn(role, next);
  }, [role, next]);
  if (isAwaited) {
    return (
      <DoorFrame title={copy.title}>
        <p className={classes.lead} role="status">
          {copy.here.opening}
        </p>
      </DoorFrame>
    );
  }
  if (returned) {
    const refuse = (sentence: string) => {
      setRefusal(sentence);
      setReturned(null);
    };
    return (
      <DoorFrame title={copy.title}>
        <ProviderReturn returned={returned} onRefused={refuse} />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={link === null ? copy.title : copy.link.title}>
      {entrance.data?.isSetUp === false && (
        <p className={classes.lead}>
          {copy.setUp.hint} <Link to="/set-up">{copy.setUp.link}</Link>
        </p>
      )}
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      {here && (
        <div className={classes.form}>
          <p className={classes.lead} role="status">
            {copy.here.as(here.fullName)}
          </p>
          <Button size="lg" fullWidth onClick={() => goOn(here.role, next)}>
            {copy.here.goOn}
          </Button>
        </div>
      )}
      {kept && <p className={classes.lead}>{copy.forInvitation}</p>}
      {!canMail && !provider && token === null && <p className={classes.lead}>{copy.noMail}</p>}
      <SignInPanel
        key={token}
        link={link}
        owes={owes}
        {...(kept && { email: kept.email })}
        canMail={canMail}
        // An invitation waits in this tab alone.
        next={next === "/join" ? undefined : next}
        onAddress={setTyped}
        other={provider && <ProviderButton label={provider} next={next} />}
        onDone={(role) => enterPortal(role, next)}
      />
    </DoorFrame>
  );
}
