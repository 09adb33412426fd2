import type { QueryClient } from "@tanstack/react-query";

import type { CurrentUser } from "#contracts/auth/shapes.ts";
import { signIn as copy } from "#web/copy/sign-in.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { askWith } from "#web/core/session-end.ts";
import { keepAgain, sessionHasEnded } from "#web/offline/keep-on-device.ts";

import { whoIsHere } from "./who-is-here.ts";

/**
 * Where a session ends in the middle of the work the page stays as it is: the person signs in again in place, and what
 * was refused meanwhile is sent once more.
 */
export function guardSession(client: QueryClient): void {
  const isMe = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path) === "auth,me";
  const meBefore = () =>
    client.getQueriesData<CurrentUser>({ predicate: isMe }).find(([, data]) => data !== undefined)?.[1];
  let asked: Promise<boolean> | null = null;
  // Who has said "not now" is asked again by what they do, not by what the page reads by itself.
  let isPutOff = false;

  askWith(({ isChange }) => {
    void sessionHasEnded();
    const me = meBefore();
    if (!me || (isPutOff && !isChange)) return Promise.resolve(false);
    asked ??= signInAgain(me)
      .catch(() => false)
      .then((isBack) => {
        isPutOff = !isBack;
        asked = null;
        if (isBack) void keepAgain();
        return isBack;
      });
    return asked;
  });
}

async function signInAgain(me: CurrentUser): Promise<boolean> {
  // Its own download, which nobody needs whose session lasts.
  const { sessionDialogOf } = await import("./session-dialog.tsx");
  const isBack = await askToConfirm({
    title: copy.again.title,
    confirmLabel: copy.again.goOn,
    Dialog: sessionDialogOf(me),
  });
  if (!isBack) return false;
  const now = await whoIsHere();
  if (now === null) return false;
  if (now !== me.id) {
    // Somebody else has signed in: what the page holds is not theirs, and nothing of it is sent.
    window.location.assign("/");
    return new Promise(() => {});
  }
  // The live connection had given up; it wakes as it does after a lost network.
  window.dispatchEvent(new Event("online"));
  return true;
}
