import {
  IconActivityHeartbeat,
  IconBriefcase,
  IconCalendarEvent,
  IconFiles,
  IconHelpCircle,
  IconHome,
  IconReceipt2,
} from "@tabler/icons-react";

import type { Module } from "#contracts/settings/modules-shapes.ts";
import { shell as copy } from "#web/copy/shell.ts";
import type { IconPart } from "#web/ui/badge.tsx";

export const TABS = [
  { to: "/", label: copy.tabs.dashboard },
  { to: "/library", label: copy.tabs.library },
  { to: "/manage", label: copy.tabs.manage },
  { to: "/admin", label: copy.tabs.admin },
] as const;

export const SIDE_ENTRIES = [
  { to: "/", label: copy.side.home, icon: IconHome },
  { to: "/status", label: copy.side.status, icon: IconActivityHeartbeat },
  { to: "/workspaces", label: copy.side.workspaces, icon: IconBriefcase },
  { to: "/documents", label: copy.side.documents, icon: IconFiles },
  { to: "/schedule", label: copy.side.schedule, icon: IconCalendarEvent, module: "schedule" },
  { to: "/billing", label: copy.side.billing, icon: IconReceipt2, module: "billing" },
  { to: "/help", label: copy.side.help, icon: IconHelpCircle, module: "help" },
] as const satisfies readonly { to: string; label: string; icon: IconPart; module?: Module }[];

/** Addresses are the same in any letter case, with or without a slash at the end. */
export function isSameAddress(a: string, b: string): boolean {
  const plain = (address: string) => address.toLowerCase().replace(/\/+$/, "") || "/";
  return plain(a) === plain(b);
}

/** Which tab an address belongs to; what has no tab of its own is work of the Dashboard. */
export function tabOf(address: string): (typeof TABS)[number]["to"] {
  const first = address.toLowerCase().split("/")[1] ?? "";
  if (["library", "templates", "workflow-builder"].includes(first)) return "/library";
  return TABS.find((tab) => tab.to === `/${first}`)?.to ?? "/";
}
