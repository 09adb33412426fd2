import { lookingFor } from "#contracts/core/fold.ts";
import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { FACETS_SHOWN, type FilterKind } from "#contracts/workspaces/terms.ts";
import { filters as copy } from "#web/copy/workspace-panels.ts";

/** One line of the panel. */
export type Entry = { value: string | number; name: string; count: number };
export type Group = { kind: FilterKind; entries: Entry[] };

/** The five groups in their order. `status` has its two entries; its "In Progress" counts `active` alone. */
export function groupsOf(facets: WorkspaceFacets): Group[] {
  const named = (entries: WorkspaceFacets["clients"]): Entry[] =>
    entries.map(({ id, name, count }) => ({ value: id, name, count }));
  return [
    {
      kind: "status",
      entries: [
        { value: "active", name: copy.statusEntries.active, count: facets.byStatus.active },
        { value: "completed", name: copy.statusEntries.completed, count: facets.byStatus.completed },
      ],
    },
    { kind: "flow_templates", entries: named(facets.flowTemplates) },
    { kind: "clients", entries: named(facets.clients) },
    { kind: "client_groups", entries: named(facets.clientGroups) },
    { kind: "owner", entries: named(facets.owners) },
  ];
}

/** Whether there may be entries beside these, the most used. */
export function hasMore({ flowTemplates, clients, clientGroups, owners }: WorkspaceFacets): boolean {
  return [flowTemplates, clients, clientGroups, owners].some(({ length }) => length >= FACETS_SHOWN);
}

/** The entries whose name contains the text, whatever the case and the script. */
export function narrowed(groups: readonly Group[], text: string): Group[] {
  const isWanted = lookingFor(text);
  return groups.map(({ kind, entries }) => ({
    kind,
    entries: entries.filter(({ name }) => isWanted(name)),
  }));
}
