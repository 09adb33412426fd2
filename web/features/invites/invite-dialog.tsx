import { Button, Divider, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";

import type { FieldErrors } from "#contracts/core/errors.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { InvitedRole } from "#contracts/workspaces/members-shapes.ts";
import { INVITED_ROLES } from "#contracts/workspaces/members.ts";
import { invites as copy } from "#web/copy/invites.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";

import { draftOf, EMPTY, firstOf, type InviteFields, problemOf } from "./draft.ts";
import { InvitationList } from "./invitation-list.tsx";
import { failureText } from "./invite-failure.ts";

type Props = { workspace: { id: number; name: string }; onClose: () => void };

/** Mounted is open. An owner who has not been invited yet stands in the form already. */
export function InviteDialog(props: Props) {
  const { data, isPending } = trpc.workspaces.find.useQuery({ workspaceId: props.workspace.id });
  return isPending ? null : <InviteForm {...props} first={data ? firstOf(data) : EMPTY} />;
}

/** While the invitation is on its way nothing closes it. */
function InviteForm({ workspace, onClose, first }: Props & { first: InviteFields }) {
  const invite = trpc.invites.inviteCustomer.useMutation();
  const refusal = useRefusal("inviteOwners");
  const [fields, setFields] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts] = useState(() => new Attempts());
  // A second click may come before the first has been rendered.
  const isSending = useRef(false);

  const close = () => {
    if (!isSending.current) onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const problem = problemOf(fields);
    if (problem) {
      showToast({ kind: "error", ...copy[problem] });
      return;
    }
    isSending.current = true;
    setErrors({});
    const draft = draftOf(fields, workspace.id);
    try {
      await invite.mutateAsync({ ...draft, requestId: attempts.idFor(draft) });
      showToast({ kind: "success", title: copy.sent.title, description: copy.sent.description(draft.email) });
      onClose();
    } catch (error) {
      setErrors(errorsOf(error));
      showToast({ kind: "error", title: copy.failed.title, description: failureText(error) });
    } finally {
      isSending.current = false;
    }
  };
  const field = (name: Exclude<keyof InviteFields, "memberRole">) => ({
    value: fields[name],
    error: errors[name],
    disabled: invite.isPending,
    onChange: (event: { currentTarget: { value: string } }) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  });

  return (
    <Dialog
      opened
      onClose={close}
      title={copy.title}
      closeOnEscape={!invite.isPending}
      closeOnClickOutside={!invite.isPending}
      closeButtonProps={{ "aria-label": common.close, disabled: invite.isPending }}
    >
      <Form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="md">
          <Text c="dimmed">
            <bdi>{copy.to(workspace.name)}</bdi>
          </Text>
          <TextInput
            label={copy.name}
            withAsterisk
            data-autofocus
            autoComplete="off"
            maxLength={LIMITS.name}
            {...field("name")}
          />
          <TextInput
            type="email"
            label={copy.email}
            withAsterisk
            autoComplete="off"
            inputMode="email"
            maxLength={LIMITS.email}
            {...field("email")}
          />
          <NativeSelect
            label={copy.role}
            description={copy.roleHint[fields.memberRole]}
            inputWrapperOrder={["label", "input", "description"]}
            disabled={invite.isPending}
            value={fields.memberRole}
            data={INVITED_ROLES.map((role) => ({ value: role, label: copy.roles[role] }))}
            onChange={(event) =>
              setFields({ ...fields, memberRole: InvitedRole.parse(event.currentTarget.value) })
            }
          />
          <Textarea
            label={`${copy.message} ${copy.optional}`}
            rows={3}
            maxLength={LIMITS.personalMessage}
            {...field("personalMessage")}
          />
          <Group justify="flex-end" gap="xs">
            <CancelButton onCancel={close} disabled={invite.isPending} />
            <Button type="submit" variant="filled" disabled={invite.isPending} {...refusal}>
              {invite.isPending ? copy.sending : copy.send}
            </Button>
          </Group>
        </Stack>
      </Form>
      <Divider my="md" />
      <InvitationList workspaceId={workspace.id} />
    </Dialog>
  );
}

/** Beside the field it is about; what concerns the whole invitation stands at the address. */
function errorsOf(error: unknown): FieldErrors {
  const fields = fieldErrorsOf(error);
  if (Object.keys(fields).length > 0) return fields;
  return codeOf(error) === "already_invited" ? { email: sentenceOf(error) } : {};
}
