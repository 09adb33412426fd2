import { IconEye } from "@tabler/icons-react";

import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import type { Member } from "#contracts/workspaces/shapes.ts";
import { journeyRoles as copy } from "#web/copy/journey-roles.ts";

import classes from "./not-yours.module.css";

type Props = {
  right: Exclude<MemberRight, "view">;
  journey: { isArchived: boolean; members: readonly Pick<Member, "role" | "fullName">[] };
};

const OR = new Intl.ListFormat("en", { type: "disjunction" });

/** In place of a part that the reader's role in the journey does not include: what it is, and who can do it. */
export function NotYours({ right, journey }: Props) {
  // Nobody can; the page says so once, at its top.
  if (journey.isArchived) return null;
  const owners = journey.members.filter(({ role }) => role === "owner").map(({ fullName }) => fullName);
  return (
    <p className={classes.note}>
      <IconEye size={16} stroke={1.75} aria-hidden />
      <span>
        {copy.without[right]}{" "}
        {owners.length === 0
          ? copy.anOwner
          : OR.formatToParts(owners).map(({ type, value }, at) =>
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence stay in their order
              type === "element" ? <bdi key={at}>{value}</bdi> : value,
            )}{" "}
        {copy.can}
      </span>
    </p>
  );
}
