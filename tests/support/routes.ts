import { DEMO_ACCOUNTS } from "#contracts/auth.ts";

const { owner } = DEMO_ACCOUNTS;

/** Every route of the product, with what its page is called and who opens it. */
export const ROUTES: readonly [promise: string, path: string, heading: string, as?: number][] = [
  ["NAV-01", "/", "Workspaces"],
  ["NAV-02", "/workspaces", "Workspaces"],
  ["NAV-03", "/status", "Status Overview"],
  ["NAV-04", "/documents", "Documents"],
  ["NAV-05", "/schedule", "Schedule"],
  ["NAV-06", "/billing", "Billing"],
  ["NAV-07", "/library", "Template Library"],
  ["NAV-08", "/manage", "Management Center"],
  ["NAV-09", "/admin", "Admin Center"],
  ["NAV-10", "/actions", "Action Overview"],
  ["NAV-11", "/templates", "Workflow Templates"],
  ["NAV-12", "/workflow-builder", "Pets Flying To The USA"],
  ["NAV-13", "/help", "Pet Travel Portal Help Center"],
  ["NAV-14", "/help-centre", "How can we help you?"],
  ["NAV-15", "/workspace/1", "Bella"],
  ["NAV-16", "/workspace/1/customer", "Bella", owner],
  ["NAV-17", "/checklist", "Feature Checklist"],
];
