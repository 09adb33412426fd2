import { Button } from "@mantine/core";
import { IconCloudOff, IconLock, IconMap } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { common } from "#web/copy/common.ts";
import { shell as copy } from "#web/copy/shell.ts";
import { sentenceOf } from "#web/core/errors.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

type Words = { title: string; text: string };

function WholePage({ icon, title, text, children }: Words & { icon: IconPart; children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${title} · ${common.product}`}</title>
      <EmptyState icon={icon} title={title} text={text}>
        {children}
      </EmptyState>
    </main>
  );
}

export function SignedOut() {
  return <WholePage icon={IconLock} {...copy.signIn} />;
}

/** @param props.journey the owner's own workspace; undefined where they are part of none */
export function StaffOnly({ journey }: { journey: number | undefined }) {
  const { title, text, none, open } = copy.staffOnly;
  if (journey === undefined) return <WholePage icon={IconMap} title={title} text={none} />;
  return (
    <WholePage icon={IconMap} title={title} text={text}>
      <Button
        variant="filled"
        renderRoot={(props) => (
          <Link to="/workspace/$workspaceId/customer" params={{ workspaceId: String(journey) }} {...props} />
        )}
      >
        {open}
      </Button>
    </WholePage>
  );
}

export function Unreachable({ failed }: { failed: { error: unknown; refetch: () => unknown } }) {
  return (
    <WholePage icon={IconCloudOff} title={copy.unreachable.title} text={sentenceOf(failed.error)}>
      <Button variant="filled" onClick={() => void failed.refetch()}>
        {common.tryAgain}
      </Button>
    </WholePage>
  );
}
