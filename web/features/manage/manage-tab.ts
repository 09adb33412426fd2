export const MANAGE_TABS = ["workspaces", "clients", "templates", "settings"] as const;
export type ManageTab = (typeof MANAGE_TABS)[number];
