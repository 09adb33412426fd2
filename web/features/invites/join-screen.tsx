import { Button } from "@mantine/core";
import { IconMailOff, IconMailOpened, IconPaw } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { InvitationPreview, JoinAnswer } from "#contracts/invites.ts";
import { invites } from "#web/copy/invites.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, messageOf } from "#web/core/errors.ts";
import { call } from "#web/core/reader.ts";
import { remember, useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { tokenOf } from "./join-token.ts";

import classes from "./join-screen.module.css";

const copy = invites.join;

/** What an invited person sees first. Looking accepts nothing, for mail scanners look too; the button does. */
export function JoinScreen({ hash }: { hash: string }) {
  const token = tokenOf(hash);
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <title>{`${copy.title} · ${common.product}`}</title>
      <div className={classes.brand}>
        <IconPaw size={20} stroke={1.75} aria-hidden />
        {common.product}
      </div>
      <section className={classes.card}>
        {token === null ? <NoEntry why="incomplete" /> : <Invitation token={token} />}
      </section>
    </main>
  );
}

function Invitation({ token }: { token: string }) {
  const preview = trpc.invites.preview.useQuery({ token });
  if (preview.data) {
    const { state } = preview.data;
    return state === "sent" ? <Open token={token} invitation={preview.data} /> : <NoEntry why={state} />;
  }
  if (codeOf(preview.error) === "not_found") return <NoEntry why="unknown" />;
  return (
    <>
      <FailedNote failed={preview} what={copy.title} />
      {preview.isPending && <p className={classes.wait}>{copy.reading}</p>}
    </>
  );
}

function Open({ token, invitation }: { token: string; invitation: InvitationPreview }) {
  const user = useCurrentUser();
  const [isJoining, setJoining] = useState(false);
  const isOther = user !== undefined && user.email !== invitation.email;
  const join = async () => {
    setJoining(true);
    try {
      const answer = await call("POST", "/auth/join", { token });
      const { workspaceId } = (await answer.json()) as JoinAnswer;
      remember("portal-role", workspaceId === null ? "staff" : "customer");
      // A whole new page, so that nothing of who was here before is left in memory.
      window.location.assign(workspaceId === null ? "/" : `/workspace/${workspaceId}/customer`);
    } catch (error) {
      setJoining(false);
      showToast({ kind: "error", title: copy.failed, description: messageOf(error) });
    }
  };
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
      <p>{invitation.workspaceName === null ? copy.company.text : copy.text}</p>
      <p className={classes.for}>{copy.for(invitation.email)}</p>
      {isOther && <p className={classes.other}>{copy.other(user.fullName)}</p>}
      <Button variant="filled" size="lg" fullWidth disabled={isJoining} onClick={() => void join()}>
        {isJoining
          ? invitation.workspaceName === null
            ? copy.company.accepting
            : copy.accepting
          : copy.accept}
      </Button>
    </div>
  );
}

function NoEntry({ why }: { why: keyof typeof invites.noEntry }) {
  const words = invites.noEntry[why];
  const home: ReactNode = why === "accepted" && (
    <Button component="a" href="/" size="lg">
      {copy.home}
    </Button>
  );
  return (
    <EmptyState icon={IconMailOff} title={words.title} text={words.text} isPage>
      {home}
    </EmptyState>
  );
}
