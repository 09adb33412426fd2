import * as z from "zod";

import { Version } from "#contracts/core/fields.ts";

import { MODULES } from "./modules.ts";

export const Module = z.enum(MODULES);
export type Module = z.infer<typeof Module>;

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
