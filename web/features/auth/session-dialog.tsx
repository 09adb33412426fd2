import { Button } from "@mantine/core";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";

import type { CurrentUser } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { signIn } from "#web/copy/sign-in.ts";
import { trpc } from "#web/core/api.ts";
import type { Asked } from "#web/core/confirm.ts";
import { noteSignedIn, onSignedInElsewhere } from "#web/core/signed-in.ts";

import { post } from "./post.ts";
import { ProviderButton } from "./provider-button.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { whoIsHere } from "./who-is-here.ts";

import classes from "./session-dialog.module.css";

const copy = signIn.again;
/** What Mantine's own dialogs heed: the Escape that is meant for this one would close the form below it. */
const ESCAPE_IS_OURS = "data-mantine-stop-propagation";

/** The dialog in which `me` signs in again. */
export function sessionDialogOf(me: CurrentUser): ComponentType<{ question: Asked }> {
  return function OfMe({ question }) {
    return <SessionDialog me={me} question={question} />;
  };
}

/** On the browser's own dialog, since it may open over one of those. */
function SessionDialog({ me, question }: { me: CurrentUser; question: Asked }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const mark = ({ target }: FocusEvent) =>
      target instanceof Element && target.setAttribute(ESCAPE_IS_OURS, "true");
    document.body.setAttribute(ESCAPE_IS_OURS, "true");
    element?.addEventListener("focusin", mark);
    if (element && !element.open) element.showModal();
    return () => {
      document.body.removeAttribute(ESCAPE_IS_OURS);
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={copy.title}
      onCancel={(event) => {
        event.preventDefault();
        question.answer(false);
      }}
    >
      <div className={classes.stack}>
        <h2 className={classes.title}>{copy.title}</h2>
        {me.demo ? (
          <OnDemo me={me} onBack={() => question.answer(true)} />
        ) : (
          <ByMail me={me} onBack={() => question.answer(true)} />
        )}
        <Button variant="subtle" onClick={() => question.answer(false)}>
          {copy.close}
        </Button>
      </div>
    </dialog>
  );
}

type Props = { me: CurrentUser; onBack: () => void };

function ByMail({ me, onBack }: Props) {
  const entrance = trpc.auth.entrance.useQuery({});
  const [isWaiting, setWaiting] = useState(false);
  const isBack = async () => {
    const isIn = (await whoIsHere().catch(() => null)) !== null;
    if (isIn) onBack();
    return isIn;
  };
  const look = async () => setWaiting(!(await isBack()));
  // Signing in at the provider, or by the link of a mail, happens in another tab.
  const onElsewhere = useEffectEvent(() => void isBack());
  useEffect(() => onSignedInElsewhere(onElsewhere), []);
  const provider = entrance.data?.provider;
  return (
    <>
      <p className={classes.text}>{copy.help}</p>
      <SignInPanel
        email={me.email}
        canMail={entrance.data?.canMail ?? true}
        other={provider && me.role !== "customer" && <ProviderButton label={provider} isAgain />}
        next={`${window.location.pathname}${window.location.search}`}
        onDone={(role) => {
          noteSignedIn(role);
          onBack();
        }}
      />
      {isWaiting && (
        <p className={classes.text} role="alert">
          {copy.notYet}
        </p>
      )}
      <Button variant="subtle" onClick={() => void look()}>
        {copy.elsewhere}
      </Button>
    </>
  );
}

/** Nobody has signed in on a demo: one of its accounts is simply taken on again. */
function OnDemo({ me, onBack }: Props) {
  const isOne = (Object.values(DEMO_ACCOUNTS) as number[]).includes(me.id);
  const goOn = async () => {
    if (isOne) await post("demo", { accountId: me.id });
    onBack();
  };
  return (
    <>
      <p className={classes.text}>{copy.demo}</p>
      <Button variant="filled" size="lg" onClick={() => void goOn()}>
        {copy.goOn}
      </Button>
    </>
  );
}
