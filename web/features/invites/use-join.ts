import { useState } from "react";

import type { JoinAnswer, JoinInput } from "#contracts/invites/shapes.ts";
import { invites } from "#web/copy/invites.ts";
import { messageOf } from "#web/core/errors.ts";
import { call } from "#web/core/reader.ts";
import { remember } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";

/** Uses an invitation up and opens what it leads to. */
export function useJoin(): { join: (input: JoinInput) => Promise<void>; isJoining: boolean } {
  const [isJoining, setJoining] = useState(false);
  const join = async (input: JoinInput) => {
    setJoining(true);
    try {
      const answer = await call("POST", "/auth/join", input);
      const { workspaceId, owes, isIn } = (await answer.json()) as JoinAnswer;
      const place = workspaceId === null ? "/" : `/workspace/${workspaceId}/customer`;
      remember("portal-role", workspaceId === null ? "staff" : "customer");
      // A whole new page, so that nothing of who was here before is left in memory.
      const door = `/sign-in?next=${encodeURIComponent(place)}`;
      window.location.assign(owes ? `${door}#${owes.step}.${owes.token}` : isIn ? place : door);
    } catch (error) {
      setJoining(false);
      showToast({ kind: "error", title: invites.join.failed, description: messageOf(error) });
    }
  };
  return { join, isJoining };
}
