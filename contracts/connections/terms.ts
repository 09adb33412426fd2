/** What a key may be for; by the first word of a procedure's name. Accounts, settings and keys themselves are not among them. */
export const CONNECTION_AREAS = [
  "workspaces",
  "tasks",
  "documents",
  "clients",
  "templates",
  "schedule",
  "billing",
  "messages",
  "help",
  "dashboard",
] as const;

export const CONNECTION_SCOPES = CONNECTION_AREAS.flatMap(
  (area) => [`${area}:read`, `${area}:write`] as const,
);

/** Whether scopes let a key call a procedure. Writing in an area lets it read there too. */
export function covers(
  scopes: readonly string[],
  path: string,
  kind: "query" | "mutation" | "subscription",
): boolean {
  const [area = ""] = path.split(".");
  return scopes.includes(`${area}:write`) || (kind === "query" && scopes.includes(`${area}:read`));
}

/** Every key begins so; who finds one in a log knows what it is. */
export const CONNECTION_PREFIX = "ptp_";
/** How much of a key stays visible. */
export const CONNECTION_PREFIX_SHOWN = 12;

/** Days until a key ends by itself; null is never. */
export const CONNECTION_DAYS = [30, 90, 365] as const;
