import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";

import { shell as copy } from "#web/copy/shell.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** Instead of a page whose own code has failed. It asks for a whole new page, since nothing of the old can be trusted. */
export function Broken() {
  const words = copy.broken;
  return (
    <main id="main" tabIndex={-1}>
      <EmptyState icon={IconCloudOff} title={words.title} text={words.text}>
        <Button variant="filled" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
        <Button component="a" href="/">
          {words.home}
        </Button>
      </EmptyState>
    </main>
  );
}
