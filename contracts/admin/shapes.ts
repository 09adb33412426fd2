import * as z from "zod";

import { AwaitedAddress } from "#contracts/auth/address-change-shapes.ts";
import { Instant } from "#contracts/core/dates-shapes.ts";
import { emailAddress, Id, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { InvitationState } from "#contracts/invites/shapes.ts";

import { ACCOUNT_STATUSES, COLLEAGUES_AT_ONCE, IMPORT_ROWS, TEAM_MEMBERS_MAX } from "./terms.ts";

export const AccountStatus = z.enum(ACCOUNT_STATUSES);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const Colleague = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  jobTitle: z.string().nullable(),
  isAdmin: z.boolean(),
  status: AccountStatus,
  /** Clients whose journeys this colleague is in charge of. */
  assignedUsers: z.number().int(),
  createdAt: Instant,
  /** Signing in takes a code from an app as well. */
  hasSecondStep: z.boolean(),
  /** The open invitation of one who has not joined yet; null where none is open. */
  invitation: z
    .object({ state: InvitationState, expiresAt: Instant, undeliveredWhy: z.string().nullable() })
    .nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

export const ColleaguePatch = z.object({
  colleagueId: Id,
  fullName: requiredText(LIMITS.name, "Full name is required").optional(),
  jobTitle: z.string().trim().max(LIMITS.name).nullable().optional(),
  isAdmin: z.boolean().optional(),
  status: AccountStatus.optional(),
  /** Who takes over the open work of one who is no longer active; the caller where nobody is named. */
  successorId: Id.optional(),
});
export type ColleaguePatch = z.infer<typeof ColleaguePatch>;

export const StatusChange = z.object({
  colleagueIds: z.array(Id).min(1).max(COLLEAGUES_AT_ONCE),
  status: z.enum(["active", "inactive"]),
  successorId: Id.optional(),
});
export type StatusChange = z.infer<typeof StatusChange>;

export const ImportRow = z.object({
  fullName: requiredText(LIMITS.name, "Full name is required"),
  email: emailAddress("Please enter a valid email address"),
  jobTitle: z.string().trim().max(LIMITS.name).nullable(),
  isAdmin: z.boolean(),
  status: AccountStatus,
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ColleagueImport = z.object({
  rows: z.array(ImportRow).min(1).max(IMPORT_ROWS),
  /** Only says which addresses are taken. */
  isDryRun: z.boolean().default(false),
  requestId: RequestId.optional(),
});
export type ColleagueImport = z.infer<typeof ColleagueImport>;

/** Addresses of the rows, in lower case. */
export const ImportAnswer = z.object({ added: z.array(z.string()), taken: z.array(z.string()) });
export type ImportAnswer = z.infer<typeof ImportAnswer>;

export const Team = z.object({
  id: Id,
  name: z.string(),
  members: z.array(z.object({ id: Id, fullName: z.string(), initials: z.string() })),
  version: Version,
});
export type Team = z.infer<typeof Team>;

export const TeamDraft = z.object({
  name: requiredText(LIMITS.name, "Team name is required"),
  memberIds: z.array(Id).max(TEAM_MEMBERS_MAX, `At most ${TEAM_MEMBERS_MAX} members`),
  requestId: RequestId.optional(),
});
export type TeamDraft = z.infer<typeof TeamDraft>;

export const TeamPatch = TeamDraft.omit({ requestId: true }).extend({ teamId: Id, version: Version });
export type TeamPatch = z.infer<typeof TeamPatch>;

export const Client = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** How many pets. */
  pets: z.number().int(),
  status: AccountStatus,
  joined: Instant,
  groupName: z.string().nullable(),
  workspaces: z.number().int(),
  archivedAt: Instant.nullable(),
  /** The address that they are to get, until both have been asked. */
  awaits: AwaitedAddress.nullable(),
  version: Version,
});
export type Client = z.infer<typeof Client>;
