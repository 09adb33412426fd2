import { Link } from "@tanstack/react-router";

import type { Role } from "#contracts/auth.ts";
import { signIn as copy } from "#web/copy/sign-in.ts";
import { trpc } from "#web/core/api.ts";
import { remember } from "#web/core/session.ts";

import { afterSignIn } from "./after-sign-in.ts";
import { DoorFrame } from "./door-frame.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";

import classes from "./sign-in.module.css";

type Props = {
  /**
   * The token of a mailed link, or of the second step that an invitation still owes, stands behind the `#`, which no
   * server and no log ever sees.
   */
  hash: string;
  next: string | undefined;
};

/** The door. A mailed link leads here too, and only its button uses it up: mail scanners open links. */
export function SignInScreen({ hash, next }: Props) {
  const entrance = trpc.auth.entrance.useQuery({});
  const [, step, token = null] = /^#?(?:(code|enrolment)\.)?([\w-]{43})$/.exec(hash) ?? [];
  const link = step ? null : token;
  const owes = step && token ? { step: step as "code" | "enrolment", token } : null;
  const canMail = entrance.data?.canMail ?? true;
  return (
    <DoorFrame title={link === null ? copy.title : copy.link.title}>
      {entrance.data?.isSetUp === false && (
        <p className={classes.lead}>
          {copy.setUp.hint} <Link to="/set-up">{copy.setUp.link}</Link>
        </p>
      )}
      {!canMail && token === null && <p className={classes.lead}>{copy.noMail}</p>}
      <SignInPanel
        key={token}
        link={link}
        owes={owes}
        canMail={canMail}
        onDone={(role) => enterPortal(role, next)}
      />
    </DoorFrame>
  );
}

/** A whole new page, so that nothing of who was here before is left in memory. */
export function enterPortal(role: Role, next?: string): void {
  remember("portal-role", role);
  window.location.assign(afterSignIn(role, next));
}
