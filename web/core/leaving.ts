import { createContext } from "react";

import { leaving as copy } from "#web/copy/leaving.ts";

import { askToConfirm, questions } from "./confirm.ts";

/** A form that knows whether something typed stands in it alone. */
export type Guard = { readonly isChanged: () => boolean; readonly settle: () => void };

/** Every form on the page. */
export const everyForm = new Set<Guard>();

/** The forms that go with what stands around: the form itself, else those of the dialog. */
export const FormsAround = createContext<Set<Guard> | null>(null);

/** Whether these may go; asks where something typed would be lost. */
export async function mayGo(forms: Iterable<Guard>): Promise<boolean> {
  const changed = [...forms].filter((form) => form.isChanged());
  if (changed.length > 0 && !(await askToConfirm(copy))) return false;
  for (const form of changed) form.settle();
  return true;
}

/** Does what takes these forms away, as the Escape of a dialog does, once they may go. */
export function goAsking(forms: Iterable<Guard>, go: () => void): void {
  // The question is closed by the same key.
  if (questions.current()) return;
  const all = [...forms];
  if (all.some((form) => form.isChanged())) void mayGo(all).then((may) => may && go());
  else go();
}

type Place = { readonly pathname: string; readonly search: object };

/** Names of the address that put another part in a page's place. Parts below `data-place` go with a name more. */
const PLACES = ["tab", "section", "view", "setting", "record"];

/** Whether a form is taken away on the way from one address to another. */
export function isLeft(form: HTMLElement, from: Place, to: Place, action: string): boolean {
  if (from.pathname !== to.pathname) return true;
  const valueOf = ({ search }: Place, name: string) => (search as Record<string, unknown>)[name];
  const own = form.closest<HTMLElement>("[data-place]")?.dataset["place"];
  const names = own === undefined ? PLACES : [...PLACES, own];
  if (names.some((name) => valueOf(from, name) !== valueOf(to, name))) return true;
  // A dialog that closes itself goes forwards; back is the browser's button.
  const isBack = ["BACK", "FORWARD", "GO"].includes(action);
  return (
    isBack &&
    form.closest("[role=dialog]") !== null &&
    JSON.stringify(from.search) !== JSON.stringify(to.search)
  );
}
