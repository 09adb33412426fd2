import { useSyncExternalStore } from "react";

import type { Brand } from "#contracts/branding.ts";
import { common } from "#web/copy/words.ts";

/** The script in index.html wears its colours before anything is painted. */
const KEY = "portal-brand";
const OWN: Brand = { name: common.product, logo: null, style: "" };

let worn: string | null = null;
let brand = OWN;
const hearers = new Set<() => void>();

try {
  worn = localStorage.getItem(KEY);
  brand = { ...OWN, ...(JSON.parse(worn ?? "{}") as Brand) };
} catch {
  // A browser that refuses to store only sees the portal's own look for a moment.
}

/** Draws the page in what the server says of the company, and remembers it for the next page. */
export function wearBrand(next: Brand): void {
  const text = JSON.stringify(next);
  if (text === worn) return;
  worn = text;
  brand = next;
  document.documentElement.style.cssText = next.style;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
  for (const hear of hearers) hear();
}

/** Undefined while nobody has said yet whose portal this is. */
export const useBrand = (): Brand => useSyncExternalStore(listen, () => brand);
export const isBrandKnown = (): boolean => worn !== null;

function listen(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
