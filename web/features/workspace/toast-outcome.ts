import { fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

type Words = { done: string; description: string; failed: string };

/**
 * Waits for a change and says how it went. A promise, not the callbacks of `mutate`: those are dropped when the part of
 * the page that began the change is gone by the time it has ended, as a panel is that only offered it.
 * @returns whether it went well
 */
export async function toastOutcome(
  change: Promise<unknown>,
  { done, description, failed }: Words,
): Promise<boolean> {
  try {
    await change;
    showToast({ kind: "success", title: done, description });
    return true;
  } catch (error) {
    showToast({
      kind: "error",
      title: failed,
      description: fieldErrorsOf(error)["reason"] ?? sentenceOf(error),
    });
    return false;
  }
}
