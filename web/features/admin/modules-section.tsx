import { Switch } from "@mantine/core";

import type { Module } from "#contracts/settings/modules-shapes.ts";
import { MODULES } from "#contracts/settings/modules.ts";
import { modules as copy } from "#web/copy/modules.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import classes from "./records.module.css";

/** Which whole parts of the portal are on. Saved as switched. */
export function ModulesSection() {
  const found = trpc.settings.modules.useQuery({});
  const isAdmin = useCurrentUser()?.role === "admin";
  const save = trpc.settings.setModules.useMutation();
  const choose = async (name: Module, isOn: boolean) => {
    if (!found.data || save.isPending) return;
    const before = found.data;
    if (!isOn && !(await askToConfirm(copy.confirm(copy.names[name])))) return;
    try {
      const { version } = before;
      await save.mutateAsync({ isOn: { ...before.isOn, [name]: isOn }, version });
      showToast({ kind: "success", title: copy.saved(copy.names[name], isOn) });
    } catch (error) {
      const isStale = codeOf(error) === "stale_version";
      showToast({ kind: "error", title: copy.failed, description: isStale ? copy.stale : sentenceOf(error) });
    }
  };
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={found} what={copy.what} />
      {found.isPending && <WaitingRows />}
      {found.data && (
        <ul className={classes.plain}>
          {MODULES.map((name) => (
            <li key={name} className={classes.pair}>
              <Switch
                size="md"
                label={copy.names[name]}
                description={copy.effects[name]}
                checked={found.data.isOn[name]}
                disabled={!isAdmin || save.isPending}
                title={isAdmin ? undefined : copy.adminsOnly}
                onChange={({ currentTarget }) => void choose(name, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.after}>{copy.stays}</p>
    </Panel>
  );
}
