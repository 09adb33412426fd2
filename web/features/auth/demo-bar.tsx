import { Button } from "@mantine/core";
import { IconChevronDown, IconFlask } from "@tabler/icons-react";
import { lazy, Suspense } from "react";

import type { CurrentUser } from "#contracts/auth/shapes.ts";
import { auth as copy } from "#web/copy/auth.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";

import classes from "./demo-bar.module.css";

const AccountList = lazy(async () => ({ default: (await import("./account-list.tsx")).AccountList }));

/** Says that this is a demo, and lets the visitor be somebody else. */
export function DemoBar({ user }: { user: CurrentUser }) {
  return (
    <aside className={classes.banner} aria-label={copy.demo.label}>
      <IconFlask size={16} stroke={1.75} aria-hidden />
      <span className={classes.words}>{copy.demo.banner}</span>
      <Dropdown
        label={copy.demo.accounts}
        width={280}
        trigger={(props) => (
          <Button
            size="xs"
            className={classes.you ?? ""}
            rightSection={<IconChevronDown size={14} />}
            {...props}
          >
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
