import { singleSignOn as copy } from "#web/copy/single-sign-on.ts";
import { trpc } from "#web/core/api.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import { BoundColleagues } from "./bound-colleagues.tsx";
import { ProviderForm } from "./provider-form.tsx";

import classes from "./records.module.css";

/** The identity provider that colleagues sign in with, and who does. */
export function SingleSignOn() {
  const provider = trpc.sso.find.useQuery({});
  const isAdmin = useCurrentUser()?.role === "admin";
  return (
    <div className={classes.stack}>
      {provider.data ? (
        <ProviderForm current={provider.data} />
      ) : (
        <Panel title={copy.title}>
          <FailedNote failed={provider} what={copy.what} />
          {provider.isPending && <WaitingRows />}
        </Panel>
      )}
      {isAdmin && <BoundColleagues />}
    </div>
  );
}
