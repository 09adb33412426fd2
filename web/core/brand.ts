import { useSyncExternalStore } from "react";

import type { Brand } from "#contracts/settings/branding-shapes.ts";
import { common } from "#web/copy/words.ts";

import { remember, remembered } from "./session.ts";
import { surroundings } from "./surroundings.ts";

/** As JSON; the script in index.html wears its colours before anything is painted. */
let worn = remembered("portal-brand");
if (worn !== null) surroundings().brand = JSON.parse(worn);
const PLAIN: Brand = { name: common.product, logo: null, style: "" };
const hearers = new Set<() => void>();

/** Draws the page in what the server says of the company, and remembers it for the next page. */
export function applyBrand(next: Brand): void {
  const text = JSON.stringify(next);
  if (text === worn) return;
  worn = text;
  surroundings().brand = next;
  document.documentElement.style.cssText = next.style;
  remember("portal-brand", text);
  for (const hear of hearers) hear();
}

const brandOfPage = (): Brand => surroundings().brand ?? PLAIN;

export const useBrand = (): Brand => useSyncExternalStore(listen, brandOfPage, brandOfPage);

/** False on a first page, until the server has said whose portal this is. */
export const isBrandKnown = (): boolean => surroundings().brand !== null;

function listen(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
