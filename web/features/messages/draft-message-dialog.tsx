import { Button, Group, NativeSelect, Stack, Textarea } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { journeyChoice } from "#web/copy/journey-choice.ts";
import { MESSAGE_TEXTS, messages as copy, type MessageText } from "#web/copy/messages.ts";
import { idOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { useToday } from "#web/core/dates.ts";
import { messageOf } from "#web/core/errors.ts";
import { useJourneyChoice } from "#web/core/journey-choice.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Form } from "#web/ui/form.tsx";
import { SearchedSelect } from "#web/ui/searched-select.tsx";

import { factsOf, firstText } from "./message-draft.ts";

type Props = { onClose: () => void; onOpenWorkspace: (workspaceId: number) => void };

const TEXTS = Object.keys(MESSAGE_TEXTS) as MessageText[];

/** Chooses a workspace, begins with a text about its journey, and sends what became of it. Mounted is open. */
export function DraftMessageDialog({ onClose, onOpenWorkspace }: Props) {
  const send = trpc.messages.send.useMutation();
  const [workspaceId, setWorkspaceId] = useState<number | null>(null);
  const choice = useJourneyChoice(workspaceId);
  const detail = trpc.workspaces.find.useQuery(
    { workspaceId: workspaceId ?? 0 },
    { enabled: workspaceId !== null },
  );
  const journey = workspaceId === null ? undefined : detail.data;
  const draft = useDraft(journey);
  const [attempts] = useState(() => new Attempts());
  const isSending = useRef(false);
  const isReady = journey !== undefined && draft.body.trim() !== "" && !send.isPending;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || !isReady) return;
    isSending.current = true;
    const message = { workspaceId: journey.id, body: draft.body.trim() };
    try {
      await send.mutateAsync({ ...message, requestId: attempts.idFor(message) });
      showToast({
        kind: "success",
        title: copy.sent,
        description: copy.sentTo(journey.name),
        action: { label: copy.open, run: () => onOpenWorkspace(journey.id) },
      });
      onClose();
    } catch (error) {
      showToast({ kind: "error", title: copy.failed, description: messageOf(error) });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Dialog opened onClose={() => !isSending.current && onClose()} title={copy.title} size={560}>
      <Form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <SearchedSelect
            label={copy.workspace}
            placeholder={copy.choose}
            choice={choice}
            what={journeyChoice.what}
            words={journeyChoice}
            value={workspaceId === null ? null : String(workspaceId)}
            onChange={(value) => setWorkspaceId(idOf(value) ?? null)}
            data-autofocus
            disabled={send.isPending}
          />
          <FailedNote failed={detail} what={copy.facts} />
          <NativeSelect
            label={copy.text}
            data={TEXTS.map((value) => ({ value, label: MESSAGE_TEXTS[value].name }))}
            value={draft.text}
            onChange={(event) => void draft.choose(event.currentTarget.value as MessageText)}
            disabled={!journey || send.isPending}
          />
          <Textarea
            label={copy.body}
            description={copy.help}
            rows={12}
            maxLength={LIMITS.message}
            value={draft.body}
            onChange={(event) => draft.write(event.currentTarget.value)}
            disabled={send.isPending}
          />
          <Group justify="flex-end" gap="xs">
            <CancelButton onCancel={onClose} disabled={send.isPending} />
            <Button type="submit" variant="filled" disabled={!isReady}>
              {send.isPending ? copy.sending : copy.send}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** The text about a journey; what a person has written is replaced by their own word only. */
function useDraft(journey: WorkspaceDetail | undefined) {
  const sender = useCurrentUser()?.fullName ?? "";
  const today = useToday();
  const [text, setText] = useState<MessageText>("progress");
  const [body, setBody] = useState("");
  const proposal = useRef("");

  const propose = (about: WorkspaceDetail, next: MessageText) => {
    const words = MESSAGE_TEXTS[next].write(factsOf(about, sender, today));
    setText(next);
    setBody(words);
    proposal.current = words;
  };
  const id = journey?.id;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the facts come after the choice, from the server
    if (journey && body === proposal.current) propose(journey, firstText(journey, today));
    // Once for each journey that is chosen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);

  const choose = async (next: MessageText) => {
    const isOwn = body !== proposal.current && body.trim() !== "";
    const isAgreed =
      !isOwn ||
      (await askToConfirm({
        title: copy.replace,
        body: copy.replaceHint,
        confirmLabel: copy.replaceLabel,
      }));
    if (isAgreed && journey) propose(journey, next);
  };
  return { text, body, write: setBody, choose };
}
