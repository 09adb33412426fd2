import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";

import { shell as copy } from "#web/copy/shell.ts";
import { toasts } from "#web/core/toasts.ts";

import classes from "./toast-host.module.css";

const ToastCard = lazy(async () => ({ default: (await import("./toast-card.tsx")).ToastCard }));

/** The region that reads out toasts. It is there from the start, the cards are loaded with the first of them. */
export function ToastHost() {
  const region = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list).filter(
    (toast) => toast.isOpen,
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading stops the clock, nothing is operated
    <section
      ref={region}
      className={classes.region}
      aria-label={copy.toasts}
      aria-live="polite"
      tabIndex={-1}
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {shown.length > 0 && (
        <Suspense>
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </Suspense>
      )}
    </section>
  );
}
