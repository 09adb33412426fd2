import { useRef, useState } from "react";

import { TAB_HEADER } from "#contracts/core/tab.ts";
import type { Branding, Logo } from "#contracts/settings/branding-shapes.ts";
import { branding as copy } from "#web/copy/branding.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { refusalOf } from "#web/core/reader.ts";
import { tab } from "#web/core/tab.ts";
import { showToast } from "#web/core/toasts.ts";

type Heard = { onSaved: (saved: Branding) => void; onStale: (theirs: Branding) => void };

/** Sends a new picture first, then all of the branding at once. One at a time. */
export function useBrandingSaved({ onSaved, onStale }: Heard) {
  const utils = trpc.useUtils();
  const change = trpc.settings.setBranding.useMutation();
  const isSending = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (draft: Branding, picture: File | null) => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    try {
      const logo = picture ? await storeLogo(picture) : draft.logo;
      const saved = await change.mutateAsync({ ...draft, logo });
      onSaved(saved);
      showToast({ kind: "success", title: copy.saved });
    } catch (error) {
      const isStale = codeOf(error) === "stale_version";
      if (isStale) onStale(await utils.settings.branding.fetch({}, { staleTime: 0 }));
      showToast({ kind: "error", title: copy.failed, description: isStale ? copy.stale : reasonOf(error) });
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving };
}

async function storeLogo(file: File): Promise<Logo> {
  const answer = await fetch("/files/logos", {
    method: "POST",
    headers: { "content-type": file.type, [TAB_HEADER]: tab() },
    body: file,
  });
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as Logo;
}

/** What is wrong with a file, in the server's own sentence. */
function reasonOf(error: unknown): string {
  const isOfFile = ["invalid_input", "unsupported_file", "too_large"].includes(codeOf(error) ?? "");
  return isOfFile && error instanceof Error ? error.message.replace(/^\d+: /, "") : sentenceOf(error);
}
