import { useEffect, useRef, useState } from "react";

import type { Role, SignInAnswer } from "#contracts/auth/shapes.ts";
import { doorTo } from "#contracts/core/door.ts";
import type { ProviderAnswer } from "#contracts/sso/shapes.ts";
import { signIn } from "#web/copy/sign-in.ts";
import { noteSignedIn } from "#web/core/signed-in.ts";

import { enterPortal } from "./enter-portal.ts";
import { post, reasonIn } from "./post.ts";
import { SecondStep } from "./second-step.tsx";

import classes from "./sign-in.module.css";

const copy = signIn.provider;

export type Returned = { state: string; code?: string | undefined; iss?: string | undefined };

type Props = { returned: Returned; onRefused: (sentence: string) => void };

/** Where the identity provider sends people back to. What it has sent along works once, and leaves the address. */
export function ProviderReturn({ returned, onRefused }: Props) {
  const [owes, setOwes] = useState<SignInAnswer["owes"]>(null);
  const [isDone, setDone] = useState(false);
  const answer = useRef<ProviderAnswer>(null);
  const isAsked = useRef(false);
  const finish = (role: Role) => {
    if (!answer.current?.isAgain) return enterPortal(role, answer.current?.next);
    noteSignedIn(role);
    setDone(true);
  };
  const enter = async ({ code, ...rest }: Returned) => {
    window.history.replaceState(window.history.state, "", "/sign-in");
    if (code === undefined) return onRefused(copy.cancelled);
    try {
      answer.current = await post<ProviderAnswer>("provider", { code, ...rest });
      if (answer.current.owes) setOwes(answer.current.owes);
      else finish(answer.current.role);
    } catch (error) {
      onRefused(reasonIn(error));
    }
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void enter(returned);
  });
  if (isDone) return <p className={classes.lead}>{copy.again}</p>;
  if (owes)
    return <SecondStep {...owes} onDone={finish} onBack={() => window.location.assign(doorTo(null))} />;
  return (
    <p className={classes.lead} role="status">
      {copy.entering}
    </p>
  );
}
