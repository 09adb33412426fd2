import { Button, Switch, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { ClientDashboard } from "#contracts/settings/client-dashboard-shapes.ts";
import { OWNER_PANELS, WELCOME_LENGTH } from "#contracts/settings/client-dashboard.ts";
import { clientDashboard as copy } from "#web/copy/client-dashboard.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Form } from "#web/ui/form.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import classes from "./records.module.css";

/** What owners see of their journeys, and what they are greeted with. */
export function ClientDashboardSection() {
  const found = trpc.settings.clientDashboard.useQuery({});
  return (
    <Panel title={copy.title}>
      <p className={classes.text}>{copy.text}</p>
      <FailedNote failed={found} what={copy.what} />
      {found.isPending && <WaitingRows />}
      {found.data && <DashboardForm current={found.data} />}
      <p className={classes.after}>{copy.stays}</p>
    </Panel>
  );
}

/** Keeps what it opened with, so that nobody's newer choice is replaced unseen. */
function DashboardForm({ current }: { current: ClientDashboard }) {
  const utils = trpc.useUtils();
  const save = trpc.settings.setClientDashboard.useMutation();
  const isAdmin = useCurrentUser()?.role === "admin";
  const [{ opened, draft }, setForm] = useState({ opened: current, draft: current });
  const change = (changed: Partial<ClientDashboard>) =>
    setForm((now) => ({ ...now, draft: { ...now.draft, ...changed } }));
  const isChanged =
    draft.welcome !== opened.welcome || OWNER_PANELS.some((name) => draft.shows[name] !== opened.shows[name]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const saved = await save.mutateAsync({ ...draft, version: opened.version });
      setForm({ opened: saved, draft: saved });
      showToast({ kind: "success", title: copy.saved });
    } catch (error) {
      const isStale = codeOf(error) === "stale_version";
      showToast({ kind: "error", title: copy.failed, description: isStale ? copy.stale : sentenceOf(error) });
      if (!isStale) return;
      const theirs = await utils.settings.clientDashboard.fetch({}, { staleTime: 0 });
      setForm((now) => ({ ...now, opened: theirs }));
    }
  };
  return (
    <Form aria-label={copy.title} onSubmit={(event) => void submit(event)}>
      <ul className={classes.plain}>
        {OWNER_PANELS.map((name) => (
          <li key={name} className={classes.pair}>
            <Switch
              size="md"
              label={copy.names[name]}
              description={copy.effects[name]}
              checked={draft.shows[name]}
              disabled={!isAdmin || save.isPending}
              title={isAdmin ? undefined : copy.adminsOnly}
              onChange={({ currentTarget }) =>
                change({ shows: { ...draft.shows, [name]: currentTarget.checked } })
              }
            />
          </li>
        ))}
      </ul>
      <div className={classes.after}>
        <Textarea
          label={copy.welcome}
          description={copy.welcomeHelp(WELCOME_LENGTH - draft.welcome.length)}
          value={draft.welcome}
          maxLength={WELCOME_LENGTH}
          autosize
          minRows={3}
          dir="auto"
          disabled={!isAdmin || save.isPending}
          onChange={({ currentTarget }) => change({ welcome: currentTarget.value })}
        />
      </div>
      <div className={classes.after}>
        <Button type="submit" variant="filled" disabled={!isAdmin || !isChanged} loading={save.isPending}>
          {copy.save}
        </Button>{" "}
        {isChanged && <span>{copy.unsaved}</span>}
      </div>
    </Form>
  );
}
