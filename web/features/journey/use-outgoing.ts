import { useCallback, useState } from "react";

import { trpc } from "#web/core/api.ts";

/** A message on its way. `id` is the attempt's key, so that trying again after a lost answer posts it once. */
export type Outgoing = {
  id: string;
  taskId: number | undefined;
  body: string;
  mentions: readonly number[];
  at: Date;
  state: "sending" | "failed" | "sent";
  /** Once the server has it. */
  messageId: number | null;
};

/** What is sent: a message, or with `taskId` a comment on a to-do. */
type Written = { body: string; mentions: readonly number[]; taskId?: number };

export type Outbox = {
  list: readonly Outgoing[];
  send: (message: Written) => void;
  retry: (id: string) => void;
  discard: (id: string) => void;
};

/** Shows what is sent at once and keeps it until the journey shows it, or until it is sent again after a failure. */
export function useOutgoing(workspaceId: number, onChanged: () => Promise<void>): Outbox {
  const [list, setList] = useState<readonly Outgoing[]>([]);
  const { mutateAsync } = trpc.messages.send.useMutation();

  const post = useCallback(
    async ({ id, body, mentions, taskId }: Outgoing) => {
      const change = (to: Partial<Outgoing>) =>
        setList((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)));
      change({ state: "sending" });
      try {
        const message = { workspaceId, body, mentions: [...mentions], requestId: id };
        const input = { ...message, ...(taskId !== undefined && { taskId }) };
        const { id: messageId } = await mutateAsync(input);
        change({ state: "sent", messageId });
      } catch {
        change({ state: "failed" });
        return;
      }
      await onChanged();
    },
    [mutateAsync, onChanged, workspaceId],
  );

  const send = ({ body, mentions, taskId }: Written) => {
    const id = crypto.randomUUID();
    const started = { state: "sending", messageId: null } as const;
    const outgoing: Outgoing = { id, taskId, body, mentions, at: new Date(), ...started };
    setList((before) => [...before, outgoing]);
    void post(outgoing);
  };
  const retry = (id: string) => {
    const outgoing = list.find((one) => one.id === id);
    if (outgoing) void post(outgoing);
  };
  const discard = (id: string) => setList((before) => before.filter((one) => one.id !== id));
  return { list, send, retry, discard };
}
