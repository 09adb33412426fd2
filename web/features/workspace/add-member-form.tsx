import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";
import * as z from "zod";

import { emailAddress } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { MEMBER_ROLES } from "#contracts/workspaces/terms.ts";
import { permissions } from "#web/copy/permissions.ts";
import { workspacePeople as copy } from "#web/copy/workspace-people.ts";
import { workspace } from "#web/copy/workspace.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { FactsForm } from "./facts/facts-form.tsx";

const shape = z.object({ email: emailAddress("Please enter a valid email address") });

/** Somebody who has an account takes part at once; colleagues are offered by name. */
export function AddMemberForm({ journey, onDone }: { journey: WorkspaceDetail; onDone: () => void }) {
  const listId = useId();
  const add = trpc.workspaces.addMember.useMutation();
  // Without the right to invite, only colleagues can be added.
  const isColleaguesOnly = useRefusal("inviteOwners").disabled ?? false;
  const colleagues = trpc.admin.colleagues.useQuery({ limit: PAGE_LIMIT_MAX }).data?.items ?? [];
  const offered = colleagues.filter(
    ({ id, status }) => status === "active" && !journey.members.some(({ userId }) => userId === id),
  );
  return (
    <FactsForm stale={null}>
      <EntryForm
        label={copy.form}
        initial={{ email: "", role: isColleaguesOnly ? "staff" : "vet" }}
        labels={copy.fields}
        shape={shape}
        toInput={(values) => values}
        onSave={async ({ email, role }) => {
          await add.mutateAsync({
            workspaceId: journey.id,
            email,
            role: oneOf(MEMBER_ROLES, role) ?? "family",
          });
          showToast({ kind: "success", title: copy.added, description: email });
          onDone();
        }}
        onCancel={onDone}
        saveLabel={copy.save}
        failed={copy.notAdded}
      >
        {(field) => (
          <>
            <TextInput
              {...field("email")}
              type="email"
              inputMode="email"
              autoComplete="off"
              list={listId}
              maxLength={LIMITS.email}
              description={copy.emailHelp}
            />
            <datalist id={listId}>
              {offered.map(({ id, email, fullName }) => (
                <option key={id} value={email}>
                  {fullName}
                </option>
              ))}
            </datalist>
            <NativeSelect
              {...field("role")}
              data={MEMBER_ROLES.map((role) => ({
                value: role,
                label: workspace.members.roles[role],
                disabled: isColleaguesOnly && role !== "staff",
              }))}
              {...(isColleaguesOnly && { description: permissions.missing })}
            />
          </>
        )}
      </EntryForm>
    </FactsForm>
  );
}
