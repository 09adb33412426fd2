import { Button } from "@mantine/core";
import { IconMailOff, IconMailOpened } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";

import { doorTo } from "#contracts/core/door.ts";
import { isLive } from "#contracts/invites/live-invitations.ts";
import type { InvitationPreview } from "#contracts/invites/shapes.ts";
import { invites } from "#web/copy/invites.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { keepDoor, keptInvitation } from "#web/core/kept-door.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { BrandMark, PageTitle } from "#web/ui/brand-mark.tsx";
import { PageState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { AskAgain } from "./ask-again.tsx";
import { tokenOf } from "./join-token.ts";
import { useJoin } from "./use-join.ts";

import classes from "./join-screen.module.css";

const copy = invites.join;
const CodeForm = lazy(async () => ({ default: (await import("./code-form.tsx")).CodeForm }));

/** What an invited person sees first. Looking accepts nothing, for mail scanners look too; the button does. */
export function JoinScreen({ hash }: { hash: string }) {
  const kept = keptInvitation();
  const isBack = hash.replace(/^#/, "") === "" && kept !== null && "token" in kept.with;
  const token = isBack && "token" in kept.with ? kept.with.token : tokenOf(hash);
  // Goes with the invitation in one call; it brings the company's name and look.
  trpc.auth.entrance.useQuery({});
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <PageTitle of={copy.title} />
      <div className={classes.brand}>
        <BrandMark />
      </div>
      <section className={classes.card}>
        {hash.replace(/^#/, "") === "" && !isBack ? (
          <Suspense>
            <CodeForm />
          </Suspense>
        ) : token === null ? (
          <NoEntry why="incomplete" />
        ) : (
          <Invitation token={token} />
        )}
      </section>
    </main>
  );
}

function Invitation({ token }: { token: string }) {
  const { mutate: look, ...preview } = trpc.invites.preview.useMutation();
  useEffect(() => look({ token }), [look, token]);
  if (preview.data) {
    const { state, hasAskedAgain } = preview.data;
    if (isLive(state)) return <Open token={token} invitation={preview.data} />;
    if (state === "expired")
      return (
        <NoEntry why="expired">
          <AskAgain token={token} hasAsked={hasAskedAgain} />
        </NoEntry>
      );
    return state === "accepted" ? <Joined email={preview.data.email} /> : <NoEntry why="revoked" />;
  }
  if (codeOf(preview.error) === "not_found") return <NoEntry why="unknown" />;
  return (
    <>
      <FailedNote
        failed={{ error: preview.error, isFetching: preview.isPending, refetch: () => look({ token }) }}
        what={copy.title}
      />
      {preview.isPending && <p className={classes.wait}>{copy.reading}</p>}
    </>
  );
}

function Open({ token, invitation }: { token: string; invitation: InvitationPreview }) {
  const user = useCurrentUser();
  const { join, isJoining } = useJoin();
  const { mutate: markOpened } = trpc.invites.opened.useMutation();
  useEffect(() => markOpened({ token }), [markOpened, token]);
  const isOther = user !== undefined && user.email !== invitation.email;
  const isCompany = invitation.workspaceName === null;
  return (
    <div className={classes.open}>
      <IconMailOpened size={32} stroke={1.5} className={classes.icon} aria-hidden />
      <h1 className={classes.title}>
        <bdi>
          {invitation.workspaceName === null
            ? copy.company.lead(invitation.inviterName)
            : copy.lead(invitation.inviterName, invitation.workspaceName)}
        </bdi>
      </h1>
      <p>{isCompany ? copy.company.text : copy.text}</p>
      <p className={classes.for}>{copy.for(invitation.email)}</p>
      {isOther && <p className={classes.other}>{copy.other(user.fullName)}</p>}
      <Button
        variant="filled"
        size="lg"
        fullWidth
        disabled={isJoining}
        onClick={() => void join({ token }, invitation.email)}
      >
        {isJoining
          ? isCompany
            ? copy.company.accepting
            : copy.accepting
          : isOther
            ? copy.acceptAs(invitation.email)
            : copy.accept}
      </Button>
      {isOther && (
        <Button component="a" href="/" size="lg" fullWidth>
          {copy.stay(user.fullName)}
        </Button>
      )}
    </div>
  );
}

/** The mail's link once more, after it has let its person in. */
function Joined({ email }: { email: string }) {
  const user = useCurrentUser();
  const isIn = user?.email === email;
  return (
    <PageState
      icon={IconMailOpened}
      title={copy.joined.title}
      text={isIn ? copy.joined.as(user.fullName) : copy.joined.by(email)}
      isPage
    >
      {isIn ? (
        <Button component="a" href="/" size="lg" variant="filled">
          {copy.home}
        </Button>
      ) : (
        <Button
          component="a"
          href={doorTo(null)}
          size="lg"
          variant="filled"
          onClick={() => keepDoor({ email })}
        >
          {copy.joined.enter}
        </Button>
      )}
    </PageState>
  );
}

function NoEntry({ why, children }: { why: keyof typeof invites.noEntry; children?: ReactNode }) {
  const words = invites.noEntry[why];
  return (
    <PageState icon={IconMailOff} title={words.title} text={words.text} isPage>
      {children}
      {(why === "incomplete" || why === "unknown") && (
        <Button component="a" href="/join" size="lg">
          {copy.code.open}
        </Button>
      )}
    </PageState>
  );
}
