import { Navigate, Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";

import { shell as copy } from "#web/copy/shell.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { rememberedRole, rememberRole } from "#web/core/session.ts";
import { Sheet } from "#web/ui/sheet.tsx";

import { isSameAddress } from "./navigation.ts";
import { SignedOut, StaffOnly, Unreachable } from "./no-entry.tsx";
import { SideNav } from "./side-nav.tsx";
import { TopBar } from "./top-bar.tsx";

import classes from "./staff-frame.module.css";

/** Around every staff screen. Owners never see it: their journey has a page of its own. */
export function StaffFrame({ bell }: { bell: ReactNode }) {
  const me = trpc.auth.me.useQuery({});
  const address = useLocation({ select: (location) => location.pathname });
  const isFlush = useMatches({ select: (matches) => matches.some((match) => match.staticData.isFlush) });
  const [isMenuOpen, setMenuOpen] = useState(false);

  const role = me.data?.role;
  useEffect(() => {
    if (role) rememberRole(role);
  }, [role]);

  if (codeOf(me.error) === "unauthorized") return <SignedOut />;
  if (me.data?.role === "customer") {
    const journey = me.data.workspaceIds[0];
    const isHome = isSameAddress(address, "/") || isSameAddress(address, "/workspaces");
    if (!isHome || journey === undefined) return <StaffOnly journey={journey} />;
    return (
      <Navigate to="/workspace/$workspaceId/customer" params={{ workspaceId: String(journey) }} replace />
    );
  }
  if (!me.data && rememberedRole() === "customer") {
    return me.error ? <Unreachable failed={me} /> : null;
  }
  return (
    <>
      <TopBar bell={bell} onMenu={() => setMenuOpen(true)} />
      <div className={classes.shell}>
        <div className={classes.side}>
          <SideNav />
        </div>
        <main id="main" tabIndex={-1} className={classes.main} data-flush={isFlush || undefined}>
          <Outlet />
        </main>
      </div>
      {isMenuOpen && (
        <Sheet title={copy.menu} side="left" onClose={() => setMenuOpen(false)}>
          <SideNav onNavigate={() => setMenuOpen(false)} />
        </Sheet>
      )}
    </>
  );
}
