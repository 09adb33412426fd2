import type { ReactNode } from "react";

import { account as copy } from "#web/copy/account.ts";
import { trpc } from "#web/core/api.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import { AwaitedAddressPanel } from "./awaited-address.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { SecondStepPanel } from "./second-step-panel.tsx";

import classes from "./account.module.css";

/**
 * Who somebody is here, and how they get in.
 * @param mail how they are told of things, which is another feature's
 */
export function AccountScreen({ mail }: { mail: ReactNode }) {
  const found = trpc.account.find.useQuery({});
  // Drawn again once dates are written otherwise.
  useCurrentUser();
  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} />
      <FailedNote failed={found} what={copy.what} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {found.isPending && (
            <Delayed>
              <PlaceholderCard />
            </Delayed>
          )}
          {found.data && (
            <>
              {found.data.awaits && <AwaitedAddressPanel awaits={found.data.awaits} />}
              <ProfilePanel account={found.data} />
              <PasswordPanel account={found.data} />
              <SecondStepPanel account={found.data} />
            </>
          )}
        </div>
        <div className={classes.column}>
          <DevicesPanel />
          {mail}
        </div>
      </div>
    </div>
  );
}
