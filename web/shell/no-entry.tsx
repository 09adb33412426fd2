import { Button } from "@mantine/core";
import { IconCloudOff, IconMap } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { noEntry as copy } from "#web/copy/no-entry.ts";
import { common } from "#web/copy/words.ts";
import { sentenceOf } from "#web/core/errors.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { PageState } from "#web/ui/empty-state.tsx";
import { SignInFirst } from "#web/ui/sign-in-first.tsx";

export type NoEntryReason = "signed-out" | "staff-only" | "unreachable";

type Props = {
  why: NoEntryReason;
  /** The owner's own workspace; undefined where they are part of none. */
  journey: number | undefined;
  failed: { error: unknown; refetch: () => unknown };
};

/** Instead of the staff's screens, for whom they are not. */
export function NoEntry({ why, journey, failed }: Props) {
  switch (why) {
    case "signed-out":
      return <SignInFirst />;
    case "unreachable":
      return (
        <WholePage icon={IconCloudOff} title={copy.unreachable.title} text={sentenceOf(failed.error)}>
          <Button variant="filled" onClick={() => void failed.refetch()}>
            {common.tryAgain}
          </Button>
        </WholePage>
      );
    case "staff-only": {
      const { title, text, none, open } = copy.staffOnly;
      if (journey === undefined) return <WholePage icon={IconMap} title={title} text={none} />;
      return (
        <WholePage icon={IconMap} title={title} text={text}>
          <Button
            variant="filled"
            renderRoot={(props) => (
              <Link
                to="/workspace/$workspaceId/customer"
                params={{ workspaceId: String(journey) }}
                {...props}
              />
            )}
          >
            {open}
          </Button>
        </WholePage>
      );
    }
  }
}

type WholePageProps = { icon: IconPart; title: string; text: string; children?: ReactNode };

function WholePage({ icon, title, text, children }: WholePageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageTitle of={title} />
      <PageState icon={icon} title={title} text={text} isPage>
        {children}
      </PageState>
    </main>
  );
}
