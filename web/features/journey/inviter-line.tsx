import { initialsOf } from "#contracts/core/text.ts";
import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Named } from "#web/ui/named.tsx";

import classes from "./customer-screen.module.css";

/** Who asked the owner to come here. */
export function InviterLine({ journey }: { journey: CustomerWorkspace }) {
  if (journey.inviterName === "") return null;
  return (
    <p className={classes.inviter}>
      <Avatar initials={initialsOf(journey.inviterName)} size="lg" />
      <span>
        <b>
          <bdi>{journey.inviterName}</bdi>
        </b>
        <Named of={copy.inviter} names={[journey.petName]} />
      </span>
    </p>
  );
}
