import { useState } from "react";

import { doorTo } from "#contracts/core/door.ts";
import type { JoinAnswer, JoinInput } from "#contracts/invites/shapes.ts";
import { invites } from "#web/copy/invites.ts";
import { codeOf, messageOf } from "#web/core/errors.ts";
import { dropInvitation, keepInvitation } from "#web/core/kept-door.ts";
import { call } from "#web/core/reader.ts";
import { noteSignedIn } from "#web/core/signed-in.ts";
import { showToast } from "#web/core/toasts.ts";

type Join = (input: JoinInput, email: string) => Promise<void>;

/** Uses an invitation up and opens what it leads to. Whoever has an account already signs in first, and comes back here. */
export function useJoin(): { join: Join; isJoining: boolean } {
  const [isJoining, setJoining] = useState(false);
  const join: Join = async (input, email) => {
    setJoining(true);
    try {
      const answer = await call("POST", "/auth/join", input);
      const { workspaceId, owes, isIn } = (await answer.json()) as JoinAnswer;
      const place = workspaceId === null ? "/" : `/workspace/${workspaceId}/customer`;
      dropInvitation();
      if (isIn && !owes) noteSignedIn(workspaceId === null ? "staff" : "customer");
      // A whole new page, so that nothing of who was here before is left in memory.
      const door = doorTo(place, owes ? `${owes.step}.${owes.token}` : "");
      window.location.assign(isIn && !owes ? place : door);
    } catch (error) {
      if (codeOf(error) === "unauthorized") {
        keepInvitation({ with: input, email });
        return window.location.assign(doorTo("/join"));
      }
      setJoining(false);
      showToast({ kind: "error", title: invites.join.failed, description: messageOf(error) });
    }
  };
  return { join, isJoining };
}
