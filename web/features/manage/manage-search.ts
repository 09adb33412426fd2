import { idOf, oneOf } from "#web/core/address.ts";

export const MANAGE_TABS = ["workspaces", "clients", "templates", "settings"] as const;
export type ManageTab = (typeof MANAGE_TABS)[number];

/** What the "Create New" dialog offers, by the names the specification gives them. */
export const CREATED_TYPES = ["workspace", "template", "client"] as const;
export type CreatedType = (typeof CREATED_TYPES)[number];

/** The settings that have a dialog of their own. */
export const SETTING_NAMES = ["email", "permissions", "backup", "api"] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** What of the Management Center stands in the address. */
export type ManageSearch = {
  tab?: ManageTab | undefined;
  /** The archived rows instead of those at hand. */
  show?: "archived" | undefined;
  /** What the list is searched for. */
  q?: string | undefined;
  /** The dialog that creates something is open. */
  create?: CreatedType | undefined;
  /** The client whose page is open. */
  client?: number | undefined;
  /** The setting whose dialog is open. */
  setting?: SettingName | undefined;
};

export function readManageSearch(raw: Record<string, unknown>): ManageSearch {
  const { q } = raw;
  return {
    tab: oneOf(MANAGE_TABS, raw["tab"]),
    show: oneOf(["archived"], raw["show"]),
    q: typeof q === "string" && q !== "" ? q : undefined,
    create: oneOf(CREATED_TYPES, raw["create"]),
    client: idOf(raw["client"]),
    setting: oneOf(SETTING_NAMES, raw["setting"]),
  };
}
