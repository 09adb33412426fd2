import type { Page } from "playwright-core";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";
import { documents } from "#web/copy/documents.ts";
import { templates } from "#web/copy/templates.ts";

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

/** Presses the first button of that name and waits for the dialog it opens. */
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog").first().waitFor();
};

/** The to-dos of the demo journey, each with its part of the owner's page. */
const TODOS = { payment: 1, travel: 2, passport: 3, boarding: 4, photos: 5 } as const;

export const SCREENS: Screen[] = [
  { name: "dashboard", path: "/" },
  { name: "dashboard-list", path: "/?layout=list" },
  { name: "dashboard-filtered", path: "/workspaces?status=completed" },
  {
    name: "dashboard-bell",
    path: "/",
    open: (page) => page.getByRole("button", { name: /^Notifications/ }).click(),
  },
  { name: "dashboard-invite", path: "/", needsDemo: true, open: openDialog(/^Invite a customer/) },
  { name: "status", path: "/status" },
  { name: "documents", path: "/documents" },
  { name: "documents-upload", path: "/documents", open: openDialog(documents.upload.open) },
  { name: "schedule", path: "/schedule" },
  { name: "schedule-month", path: "/schedule?view=month" },
  { name: "schedule-week", path: "/schedule?view=week" },
  { name: "schedule-event", path: "/schedule?event=1", needsDemo: true },
  { name: "schedule-form", path: "/schedule?new=1" },
  { name: "billing", path: "/billing" },
  { name: "library", path: "/library" },
  { name: "manage", path: "/manage" },
  { name: "admin", path: "/admin" },
  { name: "actions", path: "/actions" },
  { name: "templates", path: "/templates" },
  { name: "templates-create", path: "/templates", open: openDialog(templates.use) },
  { name: "workflow-builder", path: "/workflow-builder" },
  { name: "help", path: "/help" },
  { name: "help-centre", path: "/help-centre" },
  { name: "notifications", path: "/notifications" },
  { name: "checklist", path: "/checklist" },
  { name: "workspace", path: "/workspace/1", needsDemo: true },
  { name: "workspace-under-way", path: "/workspace/2", needsDemo: true },
  { name: "customer", path: "/workspace/1/customer", as: owner, needsDemo: true },
  ...Object.entries(TODOS).map(([todo, id]) => ({
    name: `customer-${todo}`,
    path: `/workspace/1/customer?todo=${id}`,
    as: owner,
    needsDemo: true,
  })),
  { name: "journeys", path: "/journeys", as: owner, needsDemo: true },
  { name: "join", path: "/join" },
  { name: "not-found", path: "/no-such-page" },
];
