import { Button } from "@mantine/core";
import { useState } from "react";

import type { ProviderStarted } from "#contracts/sso/shapes.ts";
import { signIn } from "#web/copy/sign-in.ts";

import { post, reasonIn } from "./post.ts";

import classes from "./sign-in.module.css";

const copy = signIn.provider;

type Props = {
  label: string;
  next?: string | undefined;
  /** This page waits, and the provider opens in another tab. */
  isAgain?: boolean;
};

/** Leads to the company's identity provider. */
export function ProviderButton({ label, next, isAgain = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const go = async () => {
    setRefusal(null);
    // At once, in answer to the click: a tab that opens later is taken for an advertisement.
    const tab = isAgain ? window.open("", "_blank") : null;
    if (isAgain && !tab) return setRefusal(copy.blocked);
    setBusy(true);
    try {
      const { location } = await post<ProviderStarted>("provider/start", { next, isAgain });
      (tab ?? window).location.assign(location);
      if (tab) setBusy(false);
    } catch (error) {
      tab?.close();
      setBusy(false);
      setRefusal(reasonIn(error));
    }
  };
  return (
    <>
      <Button size="lg" fullWidth loading={isBusy} onClick={() => void go()}>
        {label}
      </Button>
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <p className={classes.or}>{copy.or}</p>
    </>
  );
}
