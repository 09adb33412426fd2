import { signing as copy } from "#web/copy/signing.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { SignForm } from "./sign-form.tsx";

/** A step that the team signs, in one's own name, where it stands among the others. */
export function SignStep({ taskId, onDone }: { taskId: number; onDone: () => void }) {
  const found = trpc.signing.find.useQuery({ taskId });
  return (
    <>
      <FailedNote failed={found} what={copy.what} />
      {found.data && <SignForm signing={found.data} onDone={onDone} />}
    </>
  );
}
