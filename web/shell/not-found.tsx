import { Button } from "@mantine/core";
import { IconMapOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { noEntry as copy } from "#web/copy/no-entry.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { PageState } from "#web/ui/empty-state.tsx";

export function NotFound() {
  const words = copy.notFound;
  const me = useCurrentUser();
  const isOwner = me?.role === "customer";
  const [journey, ...others] = isOwner ? me.workspaceIds : [];
  const only = others.length === 0 ? journey : undefined;
  return (
    <main id="main" tabIndex={-1}>
      <PageTitle of={words.title} />
      <PageState isPage icon={IconMapOff} title={words.title} text={`${words.text} ${words.hint}`}>
        <Button
          size="lg"
          variant="filled"
          renderRoot={(props) =>
            only === undefined ? (
              <Link to={isOwner ? "/journeys" : "/"} {...props} />
            ) : (
              <Link to="/workspace/$workspaceId/customer" params={{ workspaceId: String(only) }} {...props} />
            )
          }
        >
          {only !== undefined ? copy.staffOnly.open : isOwner ? words.journeys : words.home}
        </Button>
      </PageState>
    </main>
  );
}
