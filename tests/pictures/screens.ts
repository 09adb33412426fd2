import type { Page } from "playwright-core";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { account } from "#web/copy/account.ts";
import { documents } from "#web/copy/documents.ts";
import { schedule } from "#web/copy/schedule.ts";
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

/** Waits for the dialog that the address opens. */
const dialog = (page: Page) => page.getByRole("dialog").first().waitFor();

/** Presses the first button of that name and waits for the dialog it opens. */
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await dialog(page);
};

const tick =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole("checkbox", { name }).first().press("Space");
  };

/** The to-dos of the demo journey, each with its part of the owner's page. */
const TODOS = { payment: 1, travel: 2, passport: 3, boarding: 4, photos: 5 } as const;

/** The dialogs of the Management Center that stand in the address. */
const SETTINGS = ["email", "backup", "api"] as const;
const CREATED = ["workspace", "template", "client"] as const;

export const SCREENS: Screen[] = [
  { name: "dashboard", path: "/" },
  { name: "dashboard-list", path: "/?layout=list" },
  { name: "dashboard-filtered", path: "/workspaces?status=completed" },
  { name: "dashboard-groups", path: "/?by=status&density=compact" },
  { name: "dashboard-review", path: "/?review=priority" },
  {
    name: "dashboard-options",
    path: "/",
    open: (page) => page.getByRole("button", { name: "View", exact: true }).click(),
  },
  {
    name: "dashboard-bell",
    path: "/",
    open: (page) => page.getByRole("button", { name: /^Notifications/ }).click(),
  },
  { name: "dashboard-invite", path: "/", needsDemo: true, open: openDialog(/^Invite a customer/) },
  {
    name: "dashboard-message",
    path: "/",
    needsDemo: true,
    open: async (page) => {
      const draft = page.getByRole("button", { name: "Draft Message" });
      if (!(await draft.isVisible()))
        await page.getByRole("button", { name: "Action Overview" }).first().click();
      await draft.click();
      await page.getByRole("dialog", { name: "Draft Message" }).waitFor();
    },
  },
  { name: "search", path: "/status", open: openDialog(/^Search everything/) },
  {
    name: "shortcuts",
    path: "/status",
    open: async (page) => {
      await page.keyboard.press("?");
      await dialog(page);
    },
  },
  { name: "status", path: "/status" },
  { name: "documents", path: "/documents" },
  { name: "documents-list", path: "/documents?view=list", needsDemo: true },
  {
    name: "documents-selected",
    path: "/documents?view=list",
    needsDemo: true,
    open: tick(documents.selectAll),
  },
  { name: "documents-analysis", path: "/documents?view=analysis", needsDemo: true },
  { name: "documents-drawer", path: "/documents?document=1", needsDemo: true, open: dialog },
  { name: "documents-upload", path: "/documents", open: openDialog(documents.upload.open) },
  { name: "schedule", path: "/schedule" },
  { name: "schedule-month", path: "/schedule?view=month" },
  { name: "schedule-week", path: "/schedule?view=week" },
  { name: "schedule-event", path: "/schedule?event=1", needsDemo: true, open: dialog },
  { name: "schedule-form", path: "/schedule?new=1", open: dialog },
  { name: "schedule-feed", path: "/schedule", needsDemo: true, open: openDialog(schedule.feed.button) },
  { name: "billing", path: "/billing" },
  { name: "billing-narrowed", path: "/billing?status=overdue&currency=USD", needsDemo: true },
  { name: "billing-invoice", path: "/billing?invoice=1", needsDemo: true, open: dialog },
  { name: "billing-overdue", path: "/billing?invoice=3", needsDemo: true, open: dialog },
  { name: "billing-receipt", path: "/receipt?invoice=1&entry=1", needsDemo: true },
  { name: "billing-editor", path: "/billing?create=1", needsDemo: true, open: dialog },
  { name: "billing-choose", path: "/billing?create=choose", needsDemo: true, open: dialog },
  { name: "billing-settings", path: "/billing", needsDemo: true, open: openDialog("Invoice settings") },
  { name: "library", path: "/library" },
  {
    name: "library-filters",
    path: "/library",
    open: (page) => page.getByRole("button", { name: "Filter", exact: true }).click(),
  },
  { name: "library-form", path: "/library", needsDemo: true, open: openDialog("Create Template") },
  { name: "library-preview", path: "/library", needsDemo: true, open: openDialog(/^Preview /) },
  { name: "manage", path: "/manage" },
  { name: "manage-clients", path: "/manage?tab=clients" },
  { name: "manage-templates", path: "/manage?tab=templates", needsDemo: true },
  { name: "manage-settings", path: "/manage?tab=settings", needsDemo: true },
  { name: "manage-client", path: "/manage?tab=clients&client=1", needsDemo: true, open: dialog },
  ...SETTINGS.map((setting) => ({
    name: `manage-settings-${setting}`,
    path: `/manage?tab=settings&setting=${setting}`,
    needsDemo: true,
    open: dialog,
  })),
  ...CREATED.map((created) => ({
    name: `manage-create-${created}`,
    path: `/manage?create=${created}`,
    needsDemo: true,
    open: dialog,
  })),
  { name: "admin", path: "/admin" },
  { name: "admin-selected", path: "/admin", needsDemo: true, open: tick("Select all") },
  { name: "admin-invite", path: "/admin", needsDemo: true, open: openDialog("Invite") },
  { name: "admin-import", path: "/admin", needsDemo: true, open: openDialog("Import") },
  { name: "admin-teams", path: "/admin?section=teams" },
  { name: "admin-team", path: "/admin?section=teams", needsDemo: true, open: openDialog("New team") },
  { name: "admin-clients", path: "/admin?section=clients" },
  { name: "admin-tags", path: "/admin?section=workspace-tags" },
  { name: "admin-tag", path: "/admin?section=workspace-tags", needsDemo: true, open: openDialog("New tag") },
  { name: "admin-connectors", path: "/admin?section=connectors" },
  { name: "admin-mail-domain", path: "/admin?section=customize-email-domain" },
  { name: "admin-permissions", path: "/admin?section=permissions" },
  { name: "admin-sso", path: "/admin?section=single-sign-on" },
  { name: "admin-features", path: "/admin?section=advanced-features" },
  { name: "admin-dashboard", path: "/admin?section=client-dashboard" },
  { name: "admin-branding", path: "/admin?section=branding" },
  { name: "admin-modules", path: "/admin?section=modules" },
  { name: "admin-mail", path: "/admin?section=outgoing-mail" },
  { name: "admin-duties", path: "/admin?section=what-runs-by-itself" },
  { name: "admin-audit", path: "/admin?section=audit-log" },
  { name: "admin-rules", path: "/admin/rules" },
  { name: "messages", path: "/messages" },
  { name: "account", path: "/account" },
  { name: "account-owner", path: "/account", as: owner },
  { name: "account-password", path: "/account", open: openDialog(account.password.set) },
  { name: "account-second-step", path: "/account", open: openDialog(account.second.setUp) },
  { name: "sign-in", path: "/sign-in" },
  { name: "set-up", path: "/set-up" },
  { name: "actions", path: "/actions" },
  { name: "templates", path: "/templates" },
  { name: "templates-create", path: "/templates", open: openDialog(templates.use) },
  { name: "workflow-builder", path: "/workflow-builder" },
  { name: "planner", path: "/planner" },
  { name: "help", path: "/help" },
  { name: "help-centre", path: "/help-centre" },
  { name: "help-centre-article", path: "/help-centre?article=1", open: dialog },
  { name: "help-centre-chat", path: "/help-centre", open: openDialog("Live Chat") },
  {
    name: "help-centre-call",
    path: "/help-centre?article=1",
    open: async (page) => {
      await page.getByRole("button", { name: "Book a consultation call" }).click();
      await page.getByRole("dialog", { name: "Book a consultation call" }).waitFor();
    },
  },
  { name: "notifications", path: "/notifications" },
  { name: "checklist", path: "/checklist" },
  { name: "workspace", path: "/workspace/1", needsDemo: true },
  { name: "workspace-under-way", path: "/workspace/2", needsDemo: true },
  { name: "workspace-rules", path: "/workspace/13/rules", needsDemo: true },
  { name: "workspace-rules-quarantine", path: "/workspace/9/rules", needsDemo: true },
  { name: "customer", path: "/workspace/1/customer", as: owner, needsDemo: true },
  { name: "customer-rules", path: "/workspace/1/customer?tab=rules", as: owner, needsDemo: true },
  ...Object.entries(TODOS).map(([todo, id]) => ({
    name: `customer-${todo}`,
    path: `/workspace/1/customer?todo=${id}`,
    as: owner,
    needsDemo: true,
  })),
  { name: "customer-help", path: "/help-centre", as: owner, needsDemo: true },
  { name: "journeys", path: "/journeys", as: owner, needsDemo: true },
  { name: "join", path: "/join" },
  { name: "not-found", path: "/no-such-page" },
];
