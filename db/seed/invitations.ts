import { HOUR_MS } from "#contracts/core/durations.ts";
import { INVITATION_HOURS } from "#contracts/invites/terms.ts";
import type { MemberRole } from "#contracts/workspaces/shapes.ts";

import { type PetKey } from "./client-table.ts";
import { type Journey, journeyOf } from "./journeys.ts";
import { AWAITED, COLLEAGUES, type ColleagueKey, emailOf, nameOf, type PersonKey, userId } from "./people.ts";
import { add, requestId, type Row, type World } from "./world.ts";

type Asked = { at: Date; acceptedAt?: Date | null; revokedAt?: Date };

/** The invitation that brought a member into a journey, or has yet to. */
export function addMemberInvitation(
  world: World,
  journey: Journey,
  { who, memberRole, ...asked }: Asked & { who: PersonKey; memberRole: MemberRole },
): void {
  addInvitation(world, journey.row.lead, asked, {
    workspaceId: journey.id,
    email: emailOf(who),
    name: nameOf(who),
    role: "customer",
    memberRole,
    personalMessage: memberRole === "owner" ? "Welcome! Here you see what to do next, step by step." : null,
  });
}

/** Colleagues who have been asked and have not come; relatives whose invitation has expired or was taken back. */
export function addOpenInvitations(world: World, journeys: readonly Journey[]): void {
  const { clock } = world;
  for (const who of AWAITED) {
    const asked = { at: clock.at(-COLLEAGUES[who].since, "09:15") };
    addInvitation(world, "anna", asked, { email: emailOf(who), name: nameOf(who), role: "staff" });
  }
  for (const { pet, name, email, days, revoked } of RELATIVES) {
    const journey = journeyOf(journeys, pet);
    const asked = {
      at: clock.at(-days, "10:00"),
      ...(revoked ? { revokedAt: clock.at(-revoked, "09:00") } : {}),
    };
    addInvitation(world, journey.row.lead, asked, {
      workspaceId: journey.id,
      email,
      name,
      role: "customer",
      memberRole: "family",
    });
  }
}

const RELATIVES: readonly { pet: PetKey; name: string; email: string; days: number; revoked?: number }[] = [
  { pet: "clover", name: "Colette Marchand", email: "colette.marchand@mail.example", days: 15 },
  { pet: "mruczek", name: "Paweł Wiśniewski", email: "pawel+kot@mail.example", days: 9, revoked: 8 },
];

function addInvitation(
  world: World,
  by: ColleagueKey,
  { at, acceptedAt = null, revokedAt }: Asked,
  person: Pick<
    Row<"invitations">,
    "workspaceId" | "email" | "name" | "role" | "memberRole" | "personalMessage"
  >,
): void {
  const name = `invitation ${person.workspaceId ?? "of a colleague"} ${person.email}`;
  add(world, "invitations", {
    ...person,
    // No token has this hash: an invitation of the demo company cannot be accepted by guessing.
    tokenHash: `none: ${name}`,
    invitedById: userId(by),
    createdAt: at,
    expiresAt: new Date(
      at.getTime() + INVITATION_HOURS[person.role === "customer" ? "owner" : "colleague"] * HOUR_MS,
    ),
    acceptedAt,
    revokedAt: revokedAt ?? null,
    requestId: requestId(name),
  });
}
