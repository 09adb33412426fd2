import * as z from "zod";

import { Version } from "./core/fields.ts";

/**
 * Whole parts of the portal that a company can do without. What a journey itself waits for is none of them: its steps,
 * with booking and paying and the receipt of it, its papers, its messages and its travel rules stay, whatever is off.
 */
export const MODULES = ["billing", "schedule", "help"] as const;
export const Module = z.enum(MODULES);
export type Module = z.infer<typeof Module>;

/** The receipt of a step that was paid belongs to the step. */
const ALWAYS_ON: ReadonlySet<string> = new Set(["billing.receipt"]);

/** Which module a procedure belongs to, by the domain that its path names: `billing.invoices`. */
export function moduleOf(path: string): Module | undefined {
  const [domain] = path.split(".");
  return ALWAYS_ON.has(path) ? undefined : MODULES.find((module) => module === domain);
}

export const ModuleSwitches = z.object({ isOn: z.record(Module, z.boolean()), version: Version });
export type ModuleSwitches = z.infer<typeof ModuleSwitches>;

/** Modules come and go with the portal's versions; a choice that is known stays. */
const Stored = z.object({ isOn: z.record(z.string(), z.boolean()), version: Version });

/** What is set, from what is kept; whatever is not switched off is on. */
export function switchesOf(kept: unknown): ModuleSwitches {
  const { data } = Stored.safeParse(kept);
  const isOn = Object.fromEntries(MODULES.map((name) => [name, data?.isOn[name] ?? true]));
  return { isOn: isOn as Record<Module, boolean>, version: data?.version ?? 0 };
}

export function modulesOn(kept: unknown): Module[] {
  const { isOn } = switchesOf(kept);
  return MODULES.filter((name) => isOn[name]);
}
