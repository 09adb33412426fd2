import { Textarea, TextInput } from "@mantine/core";

import { ClientPatch } from "#contracts/clients/shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceForms } from "#web/copy/workspace-forms.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { FactsForm } from "./facts-form.tsx";
import { useFactsEdit } from "./use-facts-edit.ts";

const copy = workspaceForms.owner;

const shape = ClientPatch.omit({ clientId: true, version: true });

function valuesOf({ owner, ...journey }: WorkspaceDetail) {
  return {
    name: journey.ownerName,
    email: journey.ownerEmail,
    phone: journey.ownerPhone ?? "",
    address: owner.address ?? "",
    emergencyContact: owner.emergencyContact ?? "",
    emergencyPhone: owner.emergencyPhone ?? "",
  };
}
type Values = ReturnType<typeof valuesOf>;

/** The owner's contacts, which are those of the client and of all their journeys. */
export function OwnerForm({ journey, onDone }: { journey: WorkspaceDetail; onDone: () => void }) {
  const update = trpc.clients.update.useMutation();
  const edit = useFactsEdit(journey, {
    labels: copy.fields,
    valuesOf,
    versionOf: ({ owner }) => owner.version,
    send: (changes, version) => update.mutateAsync({ ...changes, clientId: journey.clientId, version }),
  });
  const save = async (values: Values) => {
    await edit.save(values);
    showToast({ kind: "success", title: copy.saved, description: values.name });
    onDone();
  };
  const line = { autoComplete: "off", enterKeyHint: "next" } as const;
  const phone = { ...line, type: "tel", inputMode: "tel", maxLength: LIMITS.phone } as const;
  return (
    <FactsForm stale={edit.stale}>
      <EntryForm
        {...edit.form}
        label={copy.form}
        labels={copy.fields}
        shape={shape}
        toInput={edit.changes}
        onSave={save}
        onCancel={onDone}
        saveLabel={workspaceForms.save}
        permission="manageClients"
        failed={copy.failed}
      >
        {(field) => (
          <>
            <TextInput {...field("name")} {...line} withAsterisk dir="auto" maxLength={LIMITS.name} />
            <TextInput
              {...field("email")}
              {...line}
              withAsterisk
              type="email"
              inputMode="email"
              maxLength={LIMITS.email}
              description={copy.emailHelp}
            />
            <TextInput {...field("phone")} {...phone} />
            <Textarea {...field("address")} rows={3} maxLength={LIMITS.address} dir="auto" />
            <TextInput {...field("emergencyContact")} {...line} maxLength={LIMITS.name} dir="auto" />
            <TextInput {...field("emergencyPhone")} {...phone} />
          </>
        )}
      </EntryForm>
    </FactsForm>
  );
}
