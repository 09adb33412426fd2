import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";

const { owner } = DEMO_ACCOUNTS;

/** Every route of the product, with what its page is called and who opens it. */
export const ROUTES: readonly (readonly [path: string, heading: string, as?: number])[] = [
  ["/", "Workspaces"],
  ["/workspaces", "Workspaces"],
  ["/status", "Status Overview"],
  ["/documents", "Documents"],
  ["/schedule", "Schedule"],
  ["/billing", "Billing"],
  ["/library", "Template Library"],
  ["/manage", "Management Center"],
  ["/admin", "Admin Center"],
  ["/actions", "Action Overview"],
  ["/templates", "Workflow Templates"],
  ["/workflow-builder", "Pets Flying To The USA"],
  ["/help", "Pet Travel Portal Help Center"],
  ["/help-centre", "How can we help you?"],
  ["/workspace/1", "Bella"],
  ["/workspace/1/customer", "Bella", owner],
  ["/checklist", "Feature Checklist"],
  ["/account", "Your account"],
  ["/sign-in", "Sign in"],
  ["/set-up", "Set up the portal"],
  ["/planner", "Travel planner", owner],
  ["/journeys", "Your journeys", owner],
];
