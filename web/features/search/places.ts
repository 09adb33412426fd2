import { isBegunBy } from "#contracts/core/fold.ts";
import type { Found, FoundKind } from "#contracts/search/shapes.ts";
import type { Module } from "#contracts/settings/modules-shapes.ts";
import { inbox } from "#web/copy/inbox.ts";
import { journey } from "#web/copy/journey.ts";
import { notifications } from "#web/copy/notifications.ts";
import { search as copy } from "#web/copy/search.ts";
import { shell } from "#web/copy/shell.ts";
import { tasks } from "#web/copy/tasks.ts";

export type Page = { address: string; name: string; module?: Module };

const { tabs, side } = shell;

const STAFF_PAGES: readonly Page[] = [
  { address: "/", name: tabs.dashboard },
  { address: "/status", name: side.status },
  { address: "/actions", name: tasks.title },
  { address: "/messages", name: inbox.title },
  { address: "/documents", name: side.documents },
  { address: "/schedule", name: side.schedule, module: "schedule" },
  { address: "/billing", name: side.billing, module: "billing" },
  { address: "/notifications", name: notifications.title },
  { address: "/library", name: tabs.library },
  { address: "/templates", name: copy.more.templates },
  { address: "/workflow-builder", name: copy.more.builder },
  { address: "/planner", name: copy.more.planner },
  { address: "/checklist", name: copy.more.checklist },
  { address: "/manage", name: tabs.manage },
  { address: "/admin", name: tabs.admin },
  { address: "/help", name: side.help, module: "help" },
  { address: "/help-centre", name: shell.helpCentre, module: "help" },
];

const OWNERS_PAGES: readonly Page[] = [
  { address: "/journeys", name: journey.journeysTitle },
  { address: "/notifications", name: notifications.title },
  { address: "/planner", name: copy.more.planner },
];

/** The pages whose name has a word that begins with a text; all of them for an empty one. */
export function pagesNamed(text: string, isOwner: boolean, modules: readonly Module[]): readonly Page[] {
  const begun = text.trim();
  return (isOwner ? OWNERS_PAGES : STAFF_PAGES).filter(
    ({ name, module }) => (!module || modules.includes(module)) && isBegunBy(begun, name),
  );
}

const STAFF: Readonly<Record<FoundKind, (found: Found) => string>> = {
  workspace: ({ id }) => `/workspace/${id}`,
  action: ({ id, workspaceId }) => `/workspace/${workspaceId}?task=${id}`,
  document: ({ id }) => `/documents?document=${id}`,
  client: ({ id }) => `/workspaces?client=${id}`,
  article: ({ id }) => `/help-centre?article=${id}`,
};

/** Owners have no help pages yet, and clients are not theirs to look up. */
const OWNERS: Readonly<Record<FoundKind, ((found: Found) => string) | null>> = {
  workspace: ({ id }) => `/workspace/${id}/customer`,
  action: ({ id, workspaceId }) => `/workspace/${workspaceId}/customer?todo=${id}`,
  document: ({ workspaceId }) => `/workspace/${workspaceId}/customer?tab=files`,
  client: null,
  article: null,
};

/** Where something that was found is; null where the reader has no page of it. */
export function addressOf(found: Found, isOwner: boolean): string | null {
  return (isOwner ? OWNERS : STAFF)[found.kind]?.(found) ?? null;
}
