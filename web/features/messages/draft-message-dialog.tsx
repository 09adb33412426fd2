import { Button, Group, Modal, Select, Stack, Textarea } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { messages as copy } from "#web/copy/messages.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useToday } from "#web/core/dates.ts";
import { messageOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { draftFor } from "./message-draft.ts";

/** Chooses a workspace, proposes a text from what is known of its journey, and sends what became of it. Mounted is open. */
export function DraftMessageDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const today = useToday();
  const utils = trpc.useUtils();
  const list = trpc.workspaces.list.useQuery({ limit: PAGE_LIMIT_MAX, sort: "name" });
  const send = trpc.messages.send.useMutation({
    onSuccess: (_, { workspaceId }) => {
      void utils.journeys.invalidate();
      void utils.workspaces.find.invalidate({ workspaceId });
    },
  });
  const [workspaceId, setWorkspaceId] = useState<number | null>(null);
  const [body, setBody] = useState("");
  /** The last proposal; a text that differs was written by a person and is never replaced. */
  const [proposal, setProposal] = useState("");
  const [attempts] = useState(() => new Attempts());
  const isSending = useRef(false);
  const workspaces = list.data?.items ?? [];
  const chosen = workspaces.find(({ id }) => id === workspaceId);

  const choose = (value: string | null) => {
    const workspace = workspaces.find(({ id }) => String(id) === value);
    setWorkspaceId(workspace?.id ?? null);
    if (!workspace || body !== proposal) return;
    const text = draftFor(workspace, user?.fullName ?? "", today);
    setBody(text);
    setProposal(text);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || !chosen || body.trim() === "") return;
    isSending.current = true;
    const message = { workspaceId: chosen.id, body: body.trim() };
    try {
      await send.mutateAsync({ ...message, requestId: attempts.idFor(message) });
      showToast({ kind: "success", title: copy.sent, description: copy.sentTo(chosen.name) });
      onClose();
    } catch (error) {
      showToast({ kind: "error", title: copy.failed, description: messageOf(error) });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Modal
      opened
      onClose={() => !isSending.current && onClose()}
      title={copy.title}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Select
            label={copy.workspace}
            placeholder={copy.choose}
            data={workspaces.map(({ id, name, ownerName }) => ({
              value: String(id),
              label: `${name} · ${ownerName}`,
            }))}
            value={workspaceId === null ? null : String(workspaceId)}
            onChange={choose}
            nothingFoundMessage={copy.noMatch}
            searchable
            data-autofocus
            disabled={send.isPending}
          />
          <FailedNote failed={list} what={copy.loading} />
          <Textarea
            label={copy.body}
            description={copy.help}
            rows={10}
            maxLength={LIMITS.message}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
            disabled={send.isPending}
          />
          <Group justify="flex-end" gap="xs">
            <Button onClick={onClose} disabled={send.isPending}>
              {common.cancel}
            </Button>
            <Button type="submit" variant="filled" disabled={send.isPending || !chosen || body.trim() === ""}>
              {send.isPending ? copy.sending : copy.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
