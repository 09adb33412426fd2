import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import classes from "./dropdown.module.css";

type Trigger = { "aria-expanded": boolean; "aria-controls": string; onClick: () => void };

type Props = {
  /** What the panel holds, for screen readers. */
  label: string;
  /** The button; it takes the given props. */
  trigger: (props: Trigger) => ReactNode;
  /** At which edge of the button the panel is aligned. */
  align?: "start" | "end";
  width?: number;
  /** The panel; made when it opens. */
  children: (close: () => void) => ReactNode;
};

/** A panel under a button. Escape, a click elsewhere and leaving it with the keyboard close it. */
export function Dropdown({ label, trigger, align = "end", width = 240, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    // Without a next element the focus went to nothing on this page, as when its button disappears.
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of what is inside
    <div ref={root} className={classes.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({ "aria-expanded": isOpen, "aria-controls": id, onClick: () => setOpen(!isOpen) })}
      {isOpen && (
        <section id={id} aria-label={label} className={classes.panel} data-align={align} style={{ width }}>
          {children(() => setOpen(false))}
        </section>
      )}
    </div>
  );
}
