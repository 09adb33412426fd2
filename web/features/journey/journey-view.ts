import { idOf, oneOf } from "#web/core/address.ts";

const TABS = ["flow", "files", "rules"] as const;
export type JourneyTab = (typeof TABS)[number];
export const tabOf = (text: string | null): JourneyTab => oneOf(TABS, text) ?? "flow";
export type RecordTab = "activity" | "compliance";

/** What of the owner's page stands in the address, so that Back closes a panel and a link opens one. */
export type JourneyView = { tab: JourneyTab; record: RecordTab; todoId: number | undefined };

type JourneySearch = { tab?: JourneyTab; record?: "compliance"; todo?: number };

export function readJourneyView(search: Readonly<Record<string, unknown>>): JourneySearch {
  const tab = oneOf(TABS, search["tab"]);
  const record = oneOf(["compliance"], search["record"]);
  const todo = idOf(search["todo"]);
  return {
    ...(tab && tab !== "flow" && { tab }),
    ...(record && { record }),
    ...(todo !== undefined && { todo }),
  };
}

/** The other way round; what is the case anyway does not stand in the address. */
export function searchOf({ tab, record, todoId }: JourneyView): JourneySearch {
  return {
    ...(tab !== "flow" && { tab }),
    ...(record === "compliance" && { record }),
    ...(todoId !== undefined && { todo: todoId }),
  };
}

/** Closing what was opened adds nothing for Back to go through again. */
export function isWayBack({ tab, todoId }: JourneyView): boolean {
  return tab === "flow" && todoId === undefined;
}
