import type { Named } from "./mention.ts";

/** Words that have not gone yet, kept in this browser. Storage may refuse: then they live as long as their box does. */
export function keepText(name: string, text: string, place: Storage = sessionStorage): void {
  try {
    place.setItem(`text:${name}`, text);
  } catch {
    return;
  }
}

export function findText(name: string, place: Storage = sessionStorage): string {
  try {
    return place.getItem(`text:${name}`) ?? "";
  } catch {
    return "";
  }
}

export function dropText(name: string, place: Storage = sessionStorage): void {
  try {
    place.removeItem(`text:${name}`);
  } catch {
    return;
  }
}

/** Who was chosen for a text, kept beside it. */
export function keepNamed(name: string, named: readonly Named[]): void {
  keepText(`${name}:named`, JSON.stringify(named));
}

export function findNamed(name: string): readonly Named[] {
  try {
    const kept: unknown = JSON.parse(findText(`${name}:named`) || "[]");
    return Array.isArray(kept) ? kept.filter(isNamed) : [];
  } catch {
    return [];
  }
}

export function dropNamed(name: string): void {
  dropText(`${name}:named`);
}

const isNamed = (one: unknown): one is Named =>
  typeof one === "object" &&
  one !== null &&
  "id" in one &&
  typeof one.id === "number" &&
  "name" in one &&
  typeof one.name === "string";
