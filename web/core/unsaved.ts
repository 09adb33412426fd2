import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";

import { askToConfirm } from "./confirm.ts";

/** Keeps what somebody types on its way to the server. */
type Keeper = {
  readonly state: () => { readonly status: string };
  /** Sends what has not been sent yet; resolves either way. */
  readonly flush: () => Promise<unknown>;
};

type Words = { title: string; body: string; confirmLabel: string };

/**
 * Sends what is unsaved as soon as the line is back, when the page is put away, and before it is left; where that fails,
 * asks whether to leave all the same.
 */
export function useUnsaved(keeper: Keeper, words: Words): void {
  useEffect(() => {
    const flush = () => void keeper.flush();
    const onHide = () => document.visibilityState === "hidden" && flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", onHide);
      flush();
    };
  }, [keeper]);

  useBlocker({
    enableBeforeUnload: () => keeper.state().status !== "saved",
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || keeper.state().status === "saved") return false;
      await keeper.flush();
      if (keeper.state().status === "saved") return false;
      return !(await askToConfirm(words));
    },
  });
}
