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
  { address: "/account", name: copy.more.account },
];

/** What can be begun from anywhere, each at the address that begins it. */
const COMMANDS: readonly Page[] = [
  { address: "/manage?create=workspace", name: copy.commandNames.workspace },
  { address: "/manage?create=client", name: copy.commandNames.client },
  { address: "/manage?create=template", name: copy.commandNames.template },
  { address: "/billing?create=choose", name: copy.commandNames.invoice, module: "billing" },
  { address: "/schedule?new=1", name: copy.commandNames.event, module: "schedule" },
  { address: "/?review=priority", name: copy.commandNames.review },
  { address: "/manage?show=archived", name: copy.commandNames.archive },
];

const OWNERS_PAGES: readonly Page[] = [
  { address: "/journeys", name: journey.journeysTitle },
  { address: "/notifications", name: notifications.title },
  { address: "/planner", name: copy.more.planner },
  { address: "/account", name: copy.more.account },
];

/** The pages whose name has a word that begins with a text; all of them for an empty one. */
export function pagesNamed(text: string, isOwner: boolean, modules: readonly Module[]): readonly Page[] {
  return begun(isOwner ? OWNERS_PAGES : STAFF_PAGES, text, modules);
}

/** The commands that a text names, in the same way; none for an empty one. */
export function commandsNamed(text: string, isOwner: boolean, modules: readonly Module[]): readonly Page[] {
  return isOwner || text.trim() === "" ? [] : begun(COMMANDS, text, modules);
}

function begun(pages: readonly Page[], text: string, modules: readonly Module[]): readonly Page[] {
  return pages.filter(
    ({ name, module }) => (!module || modules.includes(module)) && isBegunBy(text.trim(), name),
  );
}

const STAFF: Readonly<Record<FoundKind, (found: Found) => string>> = {
  workspace: ({ id }) => `/workspace/${id}`,
  pet: ({ workspaceId, clientId }) =>
    workspaceId ? `/workspace/${workspaceId}` : `/manage?tab=clients&client=${clientId}`,
  client: ({ id }) => `/workspaces?client=${id}`,
  person: ({ id, workspaceId }) => (workspaceId ? `/workspace/${workspaceId}` : `/workspaces?owner=${id}`),
  action: ({ id, workspaceId }) => `/workspace/${workspaceId}?task=${id}`,
  document: ({ id }) => `/documents?document=${id}`,
  paper: ({ id }) => `/documents?document=${id}`,
  event: ({ id }) => `/schedule?event=${id}`,
  invoice: ({ id }) => `/billing?invoice=${id}`,
  template: ({ id }) => `/workflow-builder/${id}`,
  article: ({ id }) => `/help-centre?article=${id}`,
};

/** Owners have no help pages yet, and clients are not theirs to look up. */
const OWNERS: Readonly<Record<FoundKind, ((found: Found) => string) | null>> = {
  workspace: ({ id }) => `/workspace/${id}/customer`,
  action: ({ id, workspaceId }) => `/workspace/${workspaceId}/customer?todo=${id}`,
  document: ({ workspaceId }) => `/workspace/${workspaceId}/customer?tab=files`,
  paper: ({ workspaceId }) => `/workspace/${workspaceId}/customer?tab=files`,
  pet: null,
  client: null,
  person: null,
  event: null,
  invoice: null,
  template: null,
  article: null,
};

/** Where something that was found is; null where the reader has no page of it. */
export function addressOf(found: Found, isOwner: boolean): string | null {
  return (isOwner ? OWNERS : STAFF)[found.kind]?.(found) ?? null;
}
