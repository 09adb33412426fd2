import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { type ComponentProps, type RefObject, use, useEffect, useRef, useState } from "react";

import { everyForm, FormsAround, goAsking, isLeft, mayGo } from "#web/core/leaving.ts";
import { Typed } from "#web/core/typed.ts";

type Props = Omit<ComponentProps<"form">, "ref"> & {
  /** What is typed is kept somewhere else, or nobody would miss it: it is thrown away without a question. */
  isKept?: boolean;
  /** Something that is in no field has been changed: a drawing, chosen files. */
  isChanged?: boolean;
  /** What Escape does in a form that stands in no dialog. */
  onEscape?: () => void;
  formRef?: RefObject<HTMLFormElement | null>;
};

const TOUCHES = ["pointerdown", "keydown", "beforeinput", "input", "change"] as const;

/** The one form: before what was typed into it is thrown away, it asks. */
export function Form({ isKept, ...props }: Props) {
  const { isChanged: _, onEscape: __, formRef, ...plain } = props;
  return isKept ? <form {...plain} ref={formRef} /> : <GuardedForm {...props} />;
}

function GuardedForm({ isChanged = false, onEscape, formRef, ...props }: Omit<Props, "isKept">) {
  const element = useRef<HTMLFormElement>(null);
  const ref = formRef ?? element;
  const isMore = useRef(isChanged);
  const around = use(FormsAround);
  const mutations = useQueryClient().getMutationCache();
  const [guard] = useState(() => {
    const typed = new Typed((from, until) => {
      const states = mutations
        .getAll()
        .flatMap(({ state: { submittedAt, status } }) =>
          submittedAt >= from && submittedAt <= until ? status : [],
        );
      if (states.length === 0) return null;
      if (states.includes("error")) return "failed";
      return states.includes("pending") ? "taken" : "saved";
    });
    return {
      typed,
      isChanged: () => ref.current !== null && typed.isChanged(ref.current, isMore.current),
      settle: () => ref.current && typed.settle(ref.current, isMore.current),
    };
  });
  const [own] = useState(() => new Set([guard]));
  useEffect(() => {
    isMore.current = isChanged;
    if (ref.current) guard.typed.drawn(ref.current, isChanged);
  });
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const onTouch = (event: Event) => {
      if (event instanceof KeyboardEvent && ["Tab", "Escape"].includes(event.key)) return;
      guard.typed.touched(form, event.type === "input" || event.type === "change");
    };
    const onSubmit = () => {
      guard.typed.sent(form);
      // By then its own check has said what is wrong, also where that draws only a part of the form.
      requestAnimationFrame(() => guard.typed.drawn(form, isMore.current));
    };
    for (const kind of TOUCHES) form.addEventListener(kind, onTouch, true);
    form.addEventListener("submit", onSubmit, true);
    everyForm.add(guard);
    around?.add(guard);
    return () => {
      for (const kind of TOUCHES) form.removeEventListener(kind, onTouch, true);
      form.removeEventListener("submit", onSubmit, true);
      everyForm.delete(guard);
      around?.delete(guard);
    };
  }, [guard, around, ref]);
  useBlocker({
    enableBeforeUnload: guard.isChanged,
    shouldBlockFn: async ({ current, next, action }) => {
      if (!ref.current || !guard.isChanged() || !isLeft(ref.current, current, next, action)) return false;
      return !(await mayGo(current.pathname === next.pathname ? [guard] : everyForm));
    },
  });
  const onKeyDown: ComponentProps<"form">["onKeyDown"] = (event) => {
    if (event.key !== "Escape" || !onEscape) return;
    event.stopPropagation();
    goAsking(own, onEscape);
  };
  return (
    <FormsAround value={own}>
      <form {...props} {...(onEscape && { onKeyDown })} ref={ref} />
    </FormsAround>
  );
}
