import { IconLifebuoy } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";

import type { Module } from "#contracts/settings/modules-shapes.ts";
import { shell as copy } from "#web/copy/shell.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { SignOutButton } from "#web/ui/sign-out-button.tsx";

import { isSameAddress, SIDE_ENTRIES } from "./navigation.ts";

import classes from "./side-nav.module.css";

const HELP_CENTRE = {
  to: "/help-centre",
  label: copy.helpCentre,
  icon: IconLifebuoy,
  module: "help",
} as const;

/** The seven entries, the way to the help centre, and whose account this is. */
export function SideNav({ onNavigate }: { onNavigate?: () => void }) {
  const user = useCurrentUser();
  return (
    <nav className={classes.nav} aria-label={copy.main}>
      <ul className={classes.entries}>
        {SIDE_ENTRIES.map((entry) => (
          <Entry key={entry.to} {...entry} onNavigate={onNavigate} />
        ))}
      </ul>
      <div className={classes.foot}>
        <ul className={classes.entries}>
          <Entry {...HELP_CENTRE} onNavigate={onNavigate} />
        </ul>
        {user && (
          <div className={classes.account}>
            <Avatar initials={user.initials} />
            <span className={classes.who}>
              <PersonName name={user.fullName} className={classes.name} />
              <span className={classes.label}>{user.accountLabel}</span>
            </span>
            <SignOutButton />
          </div>
        )}
      </div>
    </nav>
  );
}

type EntryProps = ((typeof SIDE_ENTRIES)[number] | typeof HELP_CENTRE) & {
  module?: Module;
  onNavigate: (() => void) | undefined;
};

function Entry({ to, label, icon: Icon, module, onNavigate }: EntryProps) {
  const address = useLocation({ select: (location) => location.pathname });
  const user = useCurrentUser();
  if (module && user && !user.modules.includes(module)) return null;
  return (
    <li>
      <Link
        to={to}
        className={classes.entry}
        activeProps={{}}
        onClick={onNavigate}
        aria-current={isSameAddress(address, to) ? "page" : undefined}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        {label}
      </Link>
    </li>
  );
}
