import type { Page } from "playwright-core";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";

export type Screen = {
  name: string;
  path: string;
  /** Whose account; the demo administrator where left out. */
  as?: number;
  /** Only on demo data: what it shows does not exist without. */
  needsDemo?: boolean;
  /** What to do first, for what opens on the screen. */
  open?: (page: Page) => Promise<void>;
};

const { owner } = DEMO_ACCOUNTS;

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
};

export const SCREENS: Screen[] = [
  { name: "dashboard", path: "/" },
  { name: "dashboard-list", path: "/?view=list" },
  { name: "dashboard-bell", path: "/", open: press(/notification/i) },
  { name: "status", path: "/status" },
  { name: "documents", path: "/documents" },
  { name: "schedule", path: "/schedule" },
  { name: "billing", path: "/billing" },
  { name: "library", path: "/library" },
  { name: "manage", path: "/manage" },
  { name: "admin", path: "/admin" },
  { name: "actions", path: "/actions" },
  { name: "templates", path: "/templates" },
  { name: "workflow-builder", path: "/workflow-builder" },
  { name: "help", path: "/help" },
  { name: "help-centre", path: "/help-centre" },
  { name: "notifications", path: "/notifications" },
  { name: "checklist", path: "/checklist" },
  { name: "workspace", path: "/workspace/1", needsDemo: true },
  { name: "customer", path: "/workspace/1/customer", as: owner, needsDemo: true },
  { name: "join", path: "/join" },
  { name: "not-found", path: "/no-such-page" },
];
