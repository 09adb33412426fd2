import { Navigate, Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { shell as copy } from "#web/copy/shell.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { remembered } from "#web/core/session.ts";

import { isSameAddress } from "./navigation.ts";
import type { NoEntryReason } from "./no-entry.tsx";
import { SideNav } from "./side-nav.tsx";
import { TopBar } from "./top-bar.tsx";

import classes from "./staff-frame.module.css";

const Sheet = lazy(async () => ({ default: (await import("#web/ui/sheet.tsx")).Sheet }));
const NoEntry = lazy(async () => ({ default: (await import("./no-entry.tsx")).NoEntry }));

type Props = {
  search: ReactNode;
  bell: ReactNode;
  /** The page in the owners' frame, where it is one of theirs too. */
  forOwners: ReactNode;
};

/** Around every staff screen. Owners never see it: their journey has a page of its own. */
export function StaffFrame({ search, bell, forOwners }: Props) {
  const me = trpc.auth.me.useQuery({});
  const address = useLocation({ select: (location) => location.pathname });
  const isFlush = useMatches({ select: (matches) => matches.some((match) => match.staticData.isFlush) });
  const isForOwners = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isForOwners),
  });
  const [isMenuOpen, setMenuOpen] = useState(false);

  const instead = (why: NoEntryReason, journey?: number) => (
    <Suspense>
      <NoEntry why={why} journey={journey} failed={me} />
    </Suspense>
  );

  if (codeOf(me.error) === "unauthorized") return instead("signed-out");
  if (me.data?.role === "customer") {
    if (isForOwners) return <Suspense>{forOwners}</Suspense>;
    const journey = me.data.workspaceIds[0];
    const isHome = isSameAddress(address, "/") || isSameAddress(address, "/workspaces");
    if (!isHome || journey === undefined) return instead("staff-only", journey);
    if (me.data.workspaceIds.length > 1) return <Navigate to="/journeys" replace />;
    return (
      <Navigate to="/workspace/$workspaceId/customer" params={{ workspaceId: String(journey) }} replace />
    );
  }
  if (!me.data && remembered("portal-role") === "customer") {
    return me.error ? instead("unreachable") : null;
  }
  return (
    <>
      <TopBar search={search} bell={bell} onMenu={() => setMenuOpen(true)} />
      <div className={classes.shell}>
        <div className={classes.side}>
          <SideNav />
        </div>
        <main id="main" tabIndex={-1} className={classes.main} data-flush={isFlush || undefined}>
          <Outlet />
        </main>
      </div>
      {isMenuOpen && (
        <Suspense>
          <Sheet title={copy.menu} side="left" onClose={() => setMenuOpen(false)}>
            <SideNav onNavigate={() => setMenuOpen(false)} />
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
