import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";

import { shell as copy } from "#web/copy/shell.ts";

import { isMeantElsewhere, MOD, wishOf } from "./keys.ts";

import classes from "./search-button.module.css";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog }));

/** The way to everything, and the keys that lead there. */
export function SearchButton() {
  const [open, setOpen] = useState<"palette" | "shortcuts">();
  const [wasAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen("palette");
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wish = wishOf(event, isMeantElsewhere(event.target));
      if (wish === null) return;
      event.preventDefault();
      const box = wish === "search" && document.querySelector<HTMLInputElement>("main input[type=search]");
      if (wish === "shortcuts") setOpen(wish);
      else if (box) box.focus();
      else ask();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={copy.searchAll}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={ask}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={classes.words} data-keys={`${MOD} K`}>
          {copy.search}
        </span>
      </button>
      <Suspense>
        {wasAsked && <Palette isOpen={open === "palette"} onClose={close} />}
        {open === "shortcuts" && <Shortcuts onClose={close} />}
      </Suspense>
    </>
  );
}
