import { useState } from "react";

import { surroundings } from "./surroundings.ts";

const YEAR_S = 31_536_000;

/** What this device keeps under a name, told to the Worker with every request, since it draws pages too. */
export function stored(key: string): string | null {
  const cookies = surroundings().cookies ?? document.cookie;
  for (const cookie of cookies.split("; ")) {
    const [name, value = ""] = cookie.split("=");
    if (name === key) return value;
  }
  return null;
}

export function store(key: string, value: string): void {
  const isSecure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${key}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${isSecure}`;
}

/** A choice about how this device shows things, kept between visits. Anything that a link should carry belongs in the address. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const kept = stored(key);
    return kept === null ? initial : kept === "1";
  });
  const set = (next: boolean) => {
    setValue(next);
    store(key, next ? "1" : "0");
  };
  return [value, set];
}
