import type { Module } from "./modules-shapes.ts";
import { MODULES } from "./modules.ts";

/** The receipt of a step that was paid belongs to the step. */
const ALWAYS_ON: ReadonlySet<string> = new Set(["billing.receipt"]);

/** Which module a procedure belongs to, by the domain that its path names: `billing.invoices`. */
export function moduleOf(path: string): Module | undefined {
  const [domain] = path.split(".");
  return ALWAYS_ON.has(path) ? undefined : MODULES.find((module) => module === domain);
}
