/** What a company sets before its first owner comes in, in the order in which it is listed. */
export const SET_UP_STEPS = [
  "name",
  "contact",
  "prices",
  "bank",
  "cards",
  "invoices",
  "mail",
  "sender",
  "publicOrigin",
  "timeZone",
  "templates",
  "secondStep",
  "texts",
  "maps",
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Without these the portal works, and does less. */
export const OPTIONAL_STEPS: ReadonlySet<SetUpStep> = new Set(["cards", "secondStep", "texts", "maps"]);
