import { Button } from "@mantine/core";
import { IconChevronDown, IconFlask } from "@tabler/icons-react";
import { lazy, Suspense } from "react";

import { auth as copy } from "#web/copy/auth.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";

import classes from "./demo-banner.module.css";

const AccountList = lazy(async () => ({ default: (await import("./account-list.tsx")).AccountList }));

/** Says on every page that this is a demo, and lets the visitor be somebody else. Nothing on a real deployment. */
export function DemoBanner() {
  const user = useCurrentUser();
  if (!user?.demo) return null;
  return (
    <aside className={classes.banner} aria-label={copy.demo.label}>
      <IconFlask size={16} stroke={1.75} aria-hidden />
      <span className={classes.words}>{copy.demo.banner}</span>
      <Dropdown
        label={copy.demo.accounts}
        width={280}
        trigger={(props) => (
          <Button size="xs" rightSection={<IconChevronDown size={14} />} {...props}>
            {copy.demo.youAre(user.fullName)}
          </Button>
        )}
      >
        {() => (
          <Suspense>
            <AccountList current={user.id} />
          </Suspense>
        )}
      </Dropdown>
    </aside>
  );
}
