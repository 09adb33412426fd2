import { Button } from "@mantine/core";
import { IconMapOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { noEntry as copy } from "#web/copy/no-entry.ts";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { PageState } from "#web/ui/empty-state.tsx";

export function NotFound() {
  const words = copy.notFound;
  return (
    <main id="main" tabIndex={-1}>
      <PageTitle of={words.title} />
      <PageState isPage icon={IconMapOff} title={words.title} text={`${words.text} ${words.hint}`}>
        <Button variant="filled" renderRoot={(props) => <Link to="/" {...props} />}>
          {words.home}
        </Button>
      </PageState>
    </main>
  );
}
