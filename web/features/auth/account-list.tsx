import { IconCheck } from "@tabler/icons-react";

import type { DemoAccount } from "#contracts/auth/shapes.ts";
import { auth as copy } from "#web/copy/auth.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { messageOf } from "#web/core/errors.ts";
import { call } from "#web/core/reader.ts";
import { noteSignedIn } from "#web/core/signed-in.ts";
import { showToast } from "#web/core/toasts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PersonName } from "#web/ui/person-name.tsx";

import classes from "./account-list.module.css";

/** The accounts a visitor of a demo may take on. */
export function AccountList({ current }: { current: number }) {
  const accounts = trpc.auth.demoAccounts.useQuery({});
  return (
    <>
      <FailedNote failed={accounts} what={copy.demo.accounts} />
      {accounts.isPending && <p className={classes.wait}>{common.loading}</p>}
      <ul className={classes.list}>
        {accounts.data?.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              className={classes.account}
              aria-current={account.id === current || undefined}
              onClick={() => void become(account)}
            >
              <Avatar initials={account.initials} />
              <span className={classes.who}>
                <PersonName name={account.fullName} />
                <span className={classes.role}>{copy.demo.role[account.role]}</span>
              </span>
              {account.id === current && <IconCheck size={16} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A whole new page, so that nothing of the account before is left in memory. */
async function become(account: DemoAccount): Promise<void> {
  try {
    await call("POST", "/auth/demo", { accountId: account.id });
  } catch (error) {
    showToast({ kind: "error", title: copy.demo.failed, description: messageOf(error) });
    return;
  }
  noteSignedIn(account.role);
  window.location.assign(homeOf(account));
}

/** The same as "/" leads an owner to, without the way through the staff's frame. */
function homeOf({ role, workspaceIds: [journey, ...others] }: DemoAccount): string {
  if (role !== "customer" || journey === undefined) return "/";
  return others.length > 0 ? "/journeys" : `/workspace/${journey}/customer`;
}
