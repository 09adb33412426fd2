import type { CallName } from "./api.ts";
import type { Topic } from "./live-topics.ts";

/**
 * What a mutation changes, by its own name or its domain's; what that concerns says `live-topics.ts`. Empty is a change
 * that nothing on a page shows, or that its screen keeps by itself, as a draft.
 */
export const TOPICS_OF: Partial<Record<CallName, readonly Topic[]>> = {
  account: ["account"],
  admin: ["people", "workspaces", "notifications"],
  analysis: [],
  "analysis.keepText": ["documents"],
  "auth.answerAddressChange": [],
  "auth.previewAddressChange": [],
  billing: ["payments"],
  bookings: ["schedule", "tasks", "notifications"],
  clients: ["people", "workspaces"],
  connections: ["connections"],
  documents: ["documents", "notifications"],
  features: ["everything"],
  "forms.saveDraft": [],
  "forms.submit": ["forms", "tasks", "notifications"],
  "forms.takeBack": ["forms", "tasks", "notifications"],
  health: ["documents", "workspaces"],
  "help.ask": ["messages"],
  "help.requestConsultation": ["schedule"],
  "help.viewed": [],
  "help.vote": [],
  invites: ["workspaces"],
  "invites.inviteColleague": ["people"],
  "invites.resendToColleague": ["people"],
  "invites.revokeOfColleague": ["people"],
  "invites.askAgain": [],
  "invites.opened": [],
  "journeys.addStepTasks": ["tasks"],
  "journeys.clearStuck": ["tasks", "messages", "notifications"],
  "journeys.reportStuck": ["tasks", "messages", "notifications"],
  "journeys.submitTodo": ["tasks", "documents", "notifications"],
  "journeys.undoStepTasks": ["tasks"],
  mail: ["mail"],
  "messages.markRead": ["seen"],
  "messages.send": ["messages"],
  "notifications.markAllRead": ["notifications"],
  "notifications.markRead": [],
  "notifications.mute": ["notifications"],
  "notifications.setPreference": [],
  payments: ["payments", "tasks", "notifications"],
  "payments.openCard": [],
  removed: ["everything"],
  rules: ["rules"],
  schedule: ["schedule", "notifications"],
  settings: ["people", "roles"],
  "settings.setBankAccounts": ["people", "payments"],
  "settings.setContact": ["people", "contact"],
  "settings.setPrices": ["people", "payments"],
  "settings.setMailDefault": ["people", "notifications"],
  "settings.testService": [],
  signing: ["tasks", "documents", "notifications"],
  sso: ["people"],
  "sso.test": [],
  tags: ["people", "workspaces"],
  tasks: ["tasks", "documents", "payments", "notifications"],
  templates: ["templates"],
  webhooks: ["people"],
  "workflows.moveJourney": ["templates", "tasks", "workspaces", "notifications"],
  "workflows.publish": ["templates"],
  "workflows.saveDraft": [],
  workspaces: ["workspaces", "tasks", "documents", "payments", "notifications"],
};

/** Everything, for a mutation that nobody has thought of: an open page then shows nothing that is old. */
export function topicsOf(path: readonly string[]): readonly Topic[] {
  const topics: Readonly<Record<string, readonly Topic[] | undefined>> = TOPICS_OF;
  return topics[path.join(".")] ?? topics[`${path[0]}`] ?? ["everything"];
}
