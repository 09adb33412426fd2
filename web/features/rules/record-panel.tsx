import { Button } from "@mantine/core";
import { IconCircleCheck, IconEye, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense } from "react";

import type { HealthEntry } from "#contracts/health/shapes.ts";
import { healthRecord } from "#web/copy/health-record.ts";
import { trpc } from "#web/core/api.ts";
import { useBringBack } from "#web/core/bring-back.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { entryText } from "./entry-text.ts";
import type { Opened } from "./record-values.ts";
import { useRulesChanged } from "./use-rules-changed.ts";

import classes from "./rules.module.css";

const RecordDialog = lazy(async () => ({ default: (await import("./record-dialog.tsx")).RecordDialog }));

const copy = healthRecord;

/** Where an entry stands on the page. */
export const entryAnchor = (entryId: number): string => `entry-${entryId}`;

type Props = {
  workspaceId: number;
  entries: readonly HealthEntry[];
  isStaff: boolean;
  mayRecord: boolean;
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
};

/** The pet's health record, each entry with who stands for it. */
export function RecordPanel({ workspaceId, entries, isStaff, mayRecord, opened, onOpen }: Props) {
  return (
    <Panel
      title={copy.title}
      aside={
        mayRecord && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onOpen({ kind: "vaccination" })}
          >
            {copy.add}
          </Button>
        )
      }
    >
      {entries.length === 0 && <p className={classes.dim}>{copy.none}</p>}
      <ul className={classes.entries} aria-label={copy.title}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            workspaceId={workspaceId}
            entry={entry}
            isStaff={isStaff}
            mayRecord={mayRecord}
            onEdit={() => onOpen({ entry })}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <RecordDialog workspaceId={workspaceId} opened={opened} onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

type EntryProps = {
  workspaceId: number;
  entry: HealthEntry;
  isStaff: boolean;
  mayRecord: boolean;
  onEdit: () => void;
};

function Entry({ workspaceId, entry, isStaff, mayRecord, onEdit }: EntryProps) {
  const changed = useRulesChanged(workspaceId);
  const onError = (error: unknown) =>
    showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
  const { sayDeleted } = useBringBack();
  const confirm = trpc.health.confirm.useMutation({ onSettled: changed, onError });
  const remove = trpc.health.remove.useMutation({
    onSettled: changed,
    onError,
    onSuccess: () =>
      isStaff
        ? sayDeleted({ kind: "entry", thingId: entryId }, copy.removed, title)
        : showToast({ kind: "success", title: copy.removed, description: title }),
  });
  const { title, details } = entryText(entry.facts);
  const { confirmedBy, toldBy, document, id: entryId, version } = entry;
  const which = { workspaceId, entryId, version };
  const isBusy = confirm.isPending || remove.isPending;
  const askToRemove = async () => {
    const question = {
      title: copy.removeTitle,
      body: copy.removeText,
      confirmLabel: copy.removeYes,
      isDanger: true,
    };
    if (await askToConfirm(question)) remove.mutate(which);
  };
  const mayChange = mayRecord && (isStaff || confirmedBy === null);
  return (
    <li className={classes.entry} id={entryAnchor(entryId)}>
      <div>
        <p className={classes.strong}>{title}</p>
        <p>{details}</p>
        {document && <p className={classes.dim}>{copy.provedBy(document.name)}</p>}
        <Badge
          tone={confirmedBy === null ? "yellow" : "green"}
          icon={confirmedBy === null ? IconEye : IconCircleCheck}
        >
          {confirmedBy === null ? copy.told(toldBy) : copy.confirmed(confirmedBy)}
        </Badge>
        {isStaff && confirmedBy === null && (
          <Button
            size="xs"
            aria-label={copy.confirming(title)}
            disabled={isBusy}
            onClick={() => confirm.mutate(which)}
          >
            {copy.confirm}
          </Button>
        )}
      </div>
      {mayChange && (
        <div>
          <IconButton label={copy.edit(title)} tip="end" onClick={onEdit} disabled={isBusy}>
            <IconPencil size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={copy.remove(title)}
            tip="end"
            onClick={() => void askToRemove()}
            disabled={isBusy}
          >
            <IconTrash size={16} aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  );
}
