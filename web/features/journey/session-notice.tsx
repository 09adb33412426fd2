import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";

import classes from "./owner-frame.module.css";

/**
 * Where a session ends in the middle of the work: says so in place and leaves everything as it stands, so that signing
 * in again in another tab is enough to go on.
 */
export function SessionNotice() {
  const { hasEnded, goOn, isAsking } = useSessionEnd();
  if (!hasEnded) return null;
  return (
    <div className={classes.notice} role="alert">
      <p>
        <b>{copy.sessionEnded}</b>
        {copy.sessionHelp}
      </p>
      <Button size="lg" loading={isAsking} onClick={goOn}>
        {copy.sessionGoOn}
      </Button>
    </div>
  );
}

function useSessionEnd() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const [hasEnded, setEnded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const wentOnAt = useRef(0);

  useEffect(() => {
    const look = (error: unknown) => codeOf(error) === "unauthorized" && setEnded(true);
    const stopMutations = client.getMutationCache().subscribe(({ mutation }) => {
      // One that was sent before is refused for the session that has ended.
      if (mutation && mutation.state.submittedAt > wentOnAt.current) look(mutation.state.error);
    });
    const stopQueries = client.getQueryCache().subscribe(({ query }) => look(query.state.error));
    return () => {
      stopMutations();
      stopQueries();
    };
  }, [client]);

  const goOn = async () => {
    setAsking(true);
    try {
      await utils.auth.me.fetch({}, { staleTime: 0 });
      wentOnAt.current = Date.now();
      // Whatever was asked or refused meanwhile would say again that the session has ended.
      await client.cancelQueries();
      await client.refetchQueries({ predicate: ({ state }) => codeOf(state.error) === "unauthorized" });
      setEnded(false);
      await client.invalidateQueries();
    } catch {
      setEnded(true);
    } finally {
      setAsking(false);
    }
  };
  return { hasEnded, goOn: () => void goOn(), isAsking };
}
