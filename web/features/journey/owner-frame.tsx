import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { journey as copy } from "#web/copy/journey.ts";
import { useCurrentUser, useIsOn } from "#web/core/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { Named } from "#web/ui/named.tsx";

import classes from "./owner-frame.module.css";

type Props = {
  /** Buttons at the end of the bar: the scheme, the bell. */
  bar: ReactNode;
  /** The journey that is shown, for the ways out of it. */
  workspaceId?: number | undefined;
  children: ReactNode;
};

/** Around the owner's pages: no staff navigation, one bar, and for colleagues the way back to their own page. */
export function OwnerFrame({ bar, workspaceId, children }: Props) {
  const me = useCurrentUser();
  const hasHelp = useIsOn("help");
  return (
    <>
      <header className={classes.bar}>
        <Link to={me?.role === "customer" ? "/journeys" : "/"} className={classes.brand}>
          <BrandMark isShort />
        </Link>
        <div className={classes.end}>
          {hasHelp && (
            <Link to="/help-centre" className={classes.help}>
              {copy.help}
            </Link>
          )}
          {bar}
          {me && (
            <Link to="/account" className={classes.me} title={me.fullName}>
              <Avatar initials={me.initials} size="lg" />
              <span className="sr-only">
                <Named of={copy.account} names={[me.fullName]} />
              </span>
            </Link>
          )}
        </div>
      </header>
      <WayBack workspaceId={workspaceId} />
      <main id="main" tabIndex={-1} data-owners-page>
        {children}
      </main>
    </>
  );
}

function WayBack({ workspaceId }: { workspaceId: number | undefined }) {
  const me = useCurrentUser();
  if (!me || workspaceId === undefined) return null;
  if (me.role !== "customer") {
    return (
      <nav className={classes.back} aria-label={copy.backToWorkspace} data-staff>
        <Link to="/workspace/$workspaceId" params={{ workspaceId: String(workspaceId) }}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden />
          {copy.backToWorkspace}
        </Link>
        <span>{copy.staffNote}</span>
      </nav>
    );
  }
  if (me.workspaceIds.length < 2) return null;
  return (
    <nav className={classes.back} aria-label={copy.journeysTitle}>
      <Link to="/journeys">
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        {copy.journeysTitle}
      </Link>
    </nav>
  );
}
