import { Button } from "@mantine/core";
import { IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from "@tabler/icons-react";
import { type PointerEvent, useRef, useState } from "react";

import { shell as copy } from "#web/copy/shell.ts";
import { type Toast, TOAST_SWIPE_PX, toasts } from "#web/core/toasts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import classes from "./toast-card.module.css";

const ICONS = { success: IconCircleCheck, error: IconCircleX, info: IconInfoCircle } as const;

export function ToastCard({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.kind];
  const swipe = useSwipeRight(() => toasts.dismiss(toast.id));
  const act = () => {
    toast.action?.run();
    toasts.dismiss(toast.id);
  };
  return (
    <div
      className={classes.toast}
      role={toast.kind === "error" ? "alert" : "status"}
      data-kind={toast.kind}
      style={{ transform: `translateX(${swipe.offset}px)` }}
      {...swipe.handlers}
    >
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <strong>{toast.title}</strong>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      {toast.action && (
        <Button size="xs" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <IconButton label={copy.dismiss} tip="end" size={28} onClick={() => toasts.dismiss(toast.id)}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}

/** Follows the pointer to the right; let go beyond the threshold it is done, before it springs back. */
function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event: PointerEvent) => {
        if (start.current !== null && event.clientX - start.current > TOAST_SWIPE_PX) onSwipe();
        end();
      },
      onPointerCancel: end,
    },
  };
}
