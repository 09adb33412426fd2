import type { Duty } from "#contracts/duties/terms.ts";
import type { Module } from "#contracts/settings/modules-shapes.ts";

/** What rests while its module is off, and is caught up with once it is on again. */
const OF_MODULE: Readonly<Partial<Record<Duty, Module>>> = { markInvoicesOverdue: "billing" };

export function isResting(duty: Duty, modules: readonly Module[]): boolean {
  const module = OF_MODULE[duty];
  return module !== undefined && !modules.includes(module);
}
