import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconCircleCheck, IconCircleX, IconClock, IconDatabase } from "@tabler/icons-react";

import { type Backup, BackupPlan } from "#contracts/settings/shapes.ts";
import { BACKUP_RHYTHMS } from "#contracts/settings/terms.ts";
import { manage } from "#web/copy/manage.ts";
import { settings } from "#web/copy/settings.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { sizeText } from "#web/core/file-size.ts";
import { showToast } from "#web/core/toasts.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import classes from "./settings.module.css";

const copy = settings.backup;

const LOOK: Record<Backup["status"], [Tone, IconPart]> = {
  done: ["green", IconCircleCheck],
  failed: ["red", IconCircleX],
  running: ["yellow", IconClock],
};

const inputOf = ({ every, keep }: { every: string; keep: string }) => ({ every, keep: Number(keep) });

/** When backups are made, a button that makes one, and the newest ones. */
export function BackupDialog({ onClose }: { onClose: () => void }) {
  const found = trpc.settings.backups.useQuery({});
  const plan = trpc.settings.setBackupPlan.useMutation();
  const backUp = trpc.settings.backUp.useMutation({
    onSuccess: ({ status, error, rowCount }) =>
      showToast(
        status === "done"
          ? { kind: "success", title: copy.done, description: copy.rows(rowCount) }
          : { kind: "error", title: copy.failed, description: error ?? "" },
      ),
    onError: (error) =>
      showToast({
        kind: "error",
        title: copy.failed,
        description: codeOf(error) === "wrong_state" ? error.message : sentenceOf(error),
      }),
  });
  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      {found.data && (
        <EntryForm
          label={copy.title}
          initial={{ every: found.data.plan.every as string, keep: String(found.data.plan.keep) }}
          labels={{ every: copy.every, keep: copy.keep }}
          shape={BackupPlan}
          toInput={inputOf}
          onSave={async (values) => {
            await plan.mutateAsync(BackupPlan.parse(inputOf(values)));
            showToast({ kind: "success", title: copy.saved });
          }}
          onCancel={onClose}
          saveLabel={copy.save}
          failed={manage.settings.failed}
        >
          {(field) => (
            <div className={classes.grid}>
              <NativeSelect
                {...field("every")}
                data={BACKUP_RHYTHMS.map((value) => ({ value, label: copy.rhythms[value] }))}
              />
              <TextInput {...field("keep")} inputMode="numeric" maxLength={3} />
            </div>
          )}
        </EntryForm>
      )}
      <div className={`${classes.form} ${classes.apart}`}>
        <p className={classes.dim}>{copy.nowHelp}</p>
        <div>
          <Button
            leftSection={<IconDatabase size={16} aria-hidden />}
            loading={backUp.isPending}
            onClick={() => backUp.mutate({})}
          >
            {copy.now}
          </Button>
        </div>
      </div>
      <ListOf
        list={found}
        what={copy.what}
        count={found.data?.newest.length ?? 0}
        empty={<EmptyState icon={IconDatabase} title={copy.empty} />}
      >
        <ul className={classes.rows} aria-label={copy.list}>
          {found.data?.newest.map((backup) => (
            <BackupRow key={backup.id} backup={backup} />
          ))}
        </ul>
      </ListOf>
    </Dialog>
  );
}

function BackupRow({ backup }: { backup: Backup }) {
  const [tone, icon] = LOOK[backup.status];
  const at = formatInstant(backup.startedAt);
  return (
    <li className={classes.line}>
      <span className={classes.two}>
        <span>{at}</span>
        <span className={classes.dim}>
          {backup.error ?? `${sizeText(backup.byteSize)} · ${copy.rows(backup.rowCount)}`}
        </span>
      </span>
      <Badge tone={tone} icon={icon}>
        {copy.statuses[backup.status]}
      </Badge>
      {backup.status === "done" && (
        <Button component="a" href={`/exports/backups/${backup.id}`} download aria-label={copy.download(at)}>
          {copy.take}
        </Button>
      )}
    </li>
  );
}
