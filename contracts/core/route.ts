import type * as z from "zod";

import type { Permission } from "#contracts/settings/permissions-shapes.ts";

import type { FeatureName } from "./features-shapes.ts";
import type { MemberRight } from "./member-rights-shapes.ts";
import type { RateLimitName } from "./rate-limits.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call an operation at all. Which rows a caller reaches is decided by the access module;
 * `customer-of-workspace` takes an owner of the workspace named in the input as well as every colleague.
 */
export const ACCESS_LEVELS = ["public", "signed-in", "customer-of-workspace", "staff", "admin"] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** One callable operation. Its shape, its REST address and who may call it are written here and nowhere else. */
export type Route = {
  readonly kind: "query" | "mutation";
  readonly access: Access;
  /** What staff need besides; administrators hold it, and owners are judged by `access` alone. */
  readonly permission?: Permission;
  /** What a member of the journey needs besides seeing it; see contracts/workspaces/members.ts. */
  readonly right?: MemberRight;
  /** Refused where the company has switched it off. */
  readonly feature?: FeatureName;
  /** How often one account may call it. */
  readonly limit?: RateLimitName;
  /** Address below `/api`. A paged list answers its items as an array there, with a `Link` header to the next page. */
  readonly rest?: `${Method} /${string}`;
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  readonly status?: 200 | 201 | 202;
};

export const defineRoutes = <const T extends Record<string, Route>>(routes: T): T => routes;
