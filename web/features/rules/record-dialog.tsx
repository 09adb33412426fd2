import { NativeSelect } from "@mantine/core";
import { useState } from "react";

import { EntryFacts } from "#contracts/health/shapes.ts";
import { ENTRY_KINDS, type EntryKind } from "#contracts/health/terms.ts";
import { healthRecord } from "#web/copy/health-record.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { entryText } from "./entry-text.ts";
import { RecordPart } from "./record-part.tsx";
import {
  FIELDS_OF,
  type Opened,
  RARE_FIELDS,
  type RecordValues,
  toFacts,
  valuesOf,
} from "./record-values.ts";
import { useRulesChanged } from "./use-rules-changed.ts";

import classes from "./rules.module.css";

const copy = healthRecord;

/** More than a journey has. */
const DOCUMENTS_SHOWN = 100;

const kindOf = (opened: Opened): EntryKind => ("entry" in opened ? opened.entry.facts.kind : opened.kind);

type Props = { workspaceId: number; opened: Opened; onClose: () => void };

/** One entry of the health record, new or to be changed. */
export function RecordDialog({ workspaceId, opened, onClose }: Props) {
  const [kind, setKind] = useState(() => kindOf(opened));
  const add = trpc.health.add.useMutation();
  const update = trpc.health.update.useMutation();
  const changed = useRulesChanged(workspaceId);
  const documents = trpc.documents.list.useQuery({ workspaceId, limit: DOCUMENTS_SHOWN }).data?.items ?? [];
  const [attempts] = useState(() => new Attempts());
  const [initial] = useState(() => valuesOf(opened));
  const old = "entry" in opened ? opened.entry : null;
  const withVersion = useSeenVersion(old?.version ?? 0);
  const save = async (values: RecordValues) => {
    const entry = EntryFacts.parse(toFacts(kind, values));
    const body = { workspaceId, entry, documentId: Number(values.documentId) || null };
    await (
      old
        ? withVersion((version) => update.mutateAsync({ ...body, entryId: old.id, version }))
        : add.mutateAsync({ ...body, requestId: attempts.idFor(body) })
    ).finally(() => void changed());
    showToast({ kind: "success", title: copy.saved, description: entryText(entry).title });
    onClose();
  };
  const names = [...FIELDS_OF[kind].filter((name) => !RARE_FIELDS.has(name)), "documentId"] as const;
  const rare = FIELDS_OF[kind].filter((name) => RARE_FIELDS.has(name));
  return (
    <Dialog opened onClose={onClose} title={old ? copy.editing : copy.adding}>
      <div className={classes.stack}>
        {!old && (
          <NativeSelect
            label={copy.kind}
            value={kind}
            data={ENTRY_KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
            onChange={(event) => setKind(event.currentTarget.value as EntryKind)}
          />
        )}
        <EntryForm<RecordValues>
          key={kind}
          label={copy.kinds[kind]}
          initial={initial}
          labels={copy.fields}
          shape={EntryFacts}
          toInput={(values) => toFacts(kind, values)}
          onSave={save}
          onCancel={onClose}
          saveLabel={copy.save}
          failed={copy.failed}
        >
          {(field) => (
            <>
              {names.map((name) =>
                name === "documentId" ? (
                  <NativeSelect
                    key={name}
                    {...field(name)}
                    data={[
                      { value: "", label: copy.noDocument },
                      ...documents.map((one) => ({ value: String(one.id), label: one.name })),
                    ]}
                  />
                ) : (
                  <RecordPart key={name} name={name} field={field(name)} />
                ),
              )}
              {rare.length > 0 && (
                <details className={classes.unread} open={rare.some((name) => Boolean(initial[name]))}>
                  <summary>{copy.more}</summary>
                  <div className={classes.stack}>
                    {rare.map((name) => (
                      <RecordPart key={name} name={name} field={field(name)} />
                    ))}
                  </div>
                </details>
              )}
            </>
          )}
        </EntryForm>
      </div>
    </Dialog>
  );
}
