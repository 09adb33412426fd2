import { lazy, Suspense, useSyncExternalStore } from "react";

import { questions } from "#web/core/confirm.ts";

const ConfirmDialog = lazy(async () => ({ default: (await import("./confirm-dialog.tsx")).ConfirmDialog }));

/** Where `askToConfirm` shows its question; stands once, at the root. */
export function ConfirmHost() {
  const question = useSyncExternalStore(questions.subscribe, questions.current, questions.current);
  return question && <Suspense>{<ConfirmDialog question={question} />}</Suspense>;
}
