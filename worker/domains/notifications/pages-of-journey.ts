import { type SQL, sql } from "drizzle-orm";

export const ownersPage = (workspaceId: number) => `/workspace/${workspaceId}/customer`;
/** Where its owners mend a paper: at its to-do, else among the files. */
export const papersPage = (workspaceId: number, taskId: number | null) =>
  `${ownersPage(workspaceId)}?${taskId === null ? "tab=files" : `todo=${taskId}`}`;
export const staffPage = (workspaceId: number) => `/workspace/${workspaceId}`;

/**
 * The page of a journey for whoever a row of `users` is, as SQL. The id is made a whole number there: a bound one is a
 * floating-point number, of which text makes `10.0`.
 */
export function readersPage(
  workspaceId: number | SQL,
  { owners = "", staff = "" }: { owners?: string; staff?: string } = {},
): SQL<string> {
  return sql<string>`'/workspace/' || cast(${workspaceId} as integer) || iif(users.role = 'customer', ${`/customer${owners}`}, ${staff})`;
}
