import { IconMenu2 } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { shell as copy } from "#web/copy/shell.ts";
import { trpc } from "#web/core/api.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { Count } from "#web/ui/count.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import { isSameAddress, tabOf, TABS } from "./navigation.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";

import classes from "./top-bar.module.css";

type Props = {
  /** The way to everything, of another feature too. */
  search: ReactNode;
  /** The notifications' button, which belongs to their feature. */
  bell: ReactNode;
  onMenu: () => void;
};

export function TopBar({ search, bell, onMenu }: Props) {
  const address = useLocation({ select: (location) => location.pathname });
  const user = useCurrentUser();
  return (
    <header className={classes.bar}>
      <span className={classes.burger}>
        <IconButton label={copy.openMenu} tip="start" onClick={onMenu}>
          <IconMenu2 size={20} />
        </IconButton>
      </span>
      <Link to="/" className={classes.brand}>
        <BrandMark />
      </Link>
      <nav className={classes.tabs} aria-label={copy.sections}>
        {TABS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className={classes.tab}
            activeProps={{}}
            data-on={tabOf(address) === to || undefined}
            aria-current={isSameAddress(address, to) ? "page" : undefined}
          >
            {label}
            {to === "/" && <Waiting />}
            {to === "/admin" && user?.role === "admin" && <Missing />}
          </Link>
        ))}
      </nav>
      <div className={classes.end}>
        {search}
        <SchemeSwitch />
        {bell}
        {user && (
          <Link to="/account" className={classes.user} title={user.fullName}>
            <Avatar initials={user.initials} />
            <span className="sr-only">{copy.account(user.fullName)}</span>
          </Link>
        )}
      </div>
    </header>
  );
}

/** How many things an administrator still has to set before the company opens. */
function Missing() {
  const missing = trpc.settings.readiness.useQuery({}).data?.missing ?? 0;
  if (missing === 0) return null;
  return <Count value={missing} look="hot" label={copy.missing(missing)} />;
}

/** How many actions wait for the company. */
function Waiting() {
  const { data } = trpc.tasks.counts.useQuery({});
  if (!data) return null;
  return <Count value={data.your_turn} look="hot" label={copy.actionsWaiting(data.your_turn)} />;
}
