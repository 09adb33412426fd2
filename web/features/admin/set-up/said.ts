import { setUp as copy } from "#web/copy/set-up.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

/** Says what became of a setting that was saved; its problems stand beside the fields. */
export async function said(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    showToast({ kind: "success", title: copy.saved });
    return true;
  } catch (error) {
    const isStale = codeOf(error) === "stale_version";
    showToast({ kind: "error", title: copy.failed, description: isStale ? copy.stale : sentenceOf(error) });
    return false;
  }
}
