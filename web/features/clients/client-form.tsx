import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";

import type { Client } from "#contracts/admin/shapes.ts";
import { type ClientDetail, ClientDraft } from "#contracts/clients/shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { clients as copy } from "#web/copy/clients.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { changesOf } from "#web/core/changes.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";

type Props = {
  /** The one to change; a new one where left out. */
  client?: ClientDetail;
  onSaved: (client: Client) => void;
  onCancel: () => void;
};

const shapeOf = ClientDraft.omit({ requestId: true });

/** A client's facts, for a new one and for one that is there. */
export function ClientForm({ client, onSaved, onCancel }: Props) {
  const create = trpc.clients.create.useMutation();
  const update = trpc.clients.update.useMutation();
  const [attempts] = useState(() => new Attempts());
  const facets = trpc.workspaces.facets.useQuery({}).data;
  const listId = "client-groups";
  // As the form began, whatever their page says by now.
  const [initial] = useState(() => ({
    name: client?.name ?? "",
    email: client?.email ?? "",
    phone: client?.phone ?? "",
    groupName: client?.groupName ?? "",
    address: client?.address ?? "",
    ...(client && {
      emergencyContact: client.emergencyContact ?? "",
      emergencyPhone: client.emergencyPhone ?? "",
    }),
  }));
  const withVersion = useSeenVersion(client?.version ?? 0);
  const save = async (values: typeof initial) => {
    const saved = await (client
      ? withVersion((version) =>
          update.mutateAsync({ ...changesOf(initial, values), clientId: client.id, version }),
        )
      : create.mutateAsync({ ...values, requestId: attempts.idFor(values) }));
    const isAsked = saved.awaits !== null && saved.awaits.email !== client?.awaits?.email;
    showToast({
      kind: "success",
      title: client ? copy.saved : copy.added,
      description: isAsked ? copy.asked : saved.name,
    });
    onSaved(saved);
  };
  const line = { autoComplete: "off", enterKeyHint: "next" } as const;
  return (
    <EntryForm
      label={client ? copy.editing(client.name) : copy.drawer}
      initial={initial as Record<keyof typeof copy.fields, string>}
      labels={copy.fields}
      shape={shapeOf}
      toInput={(values) => values}
      onSave={(values) => save(values)}
      onCancel={onCancel}
      saveLabel={client ? copy.save : copy.add}
      permission="manageClients"
      failed={client ? copy.notSaved : copy.notAdded}
    >
      {(field) => (
        <>
          <TextInput {...field("name")} {...line} withAsterisk data-autofocus maxLength={LIMITS.name} />
          <TextInput
            {...field("email")}
            {...line}
            withAsterisk
            type="email"
            inputMode="email"
            maxLength={LIMITS.email}
            description={client && copy.emailHelp}
          />
          <TextInput {...field("phone")} {...line} type="tel" inputMode="tel" maxLength={LIMITS.phone} />
          <TextInput
            {...field("groupName")}
            {...line}
            list={listId}
            maxLength={LIMITS.name}
            description={copy.groupHelp}
          />
          <datalist id={listId}>
            {facets?.clientGroups.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          <Textarea {...field("address")} rows={2} maxLength={LIMITS.address} />
          {client && (
            <>
              <TextInput {...field("emergencyContact")} {...line} maxLength={LIMITS.name} />
              <TextInput
                {...field("emergencyPhone")}
                {...line}
                type="tel"
                inputMode="tel"
                maxLength={LIMITS.phone}
              />
            </>
          )}
        </>
      )}
    </EntryForm>
  );
}
