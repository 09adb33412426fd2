import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { RequiredPaper } from "#contracts/documents/required-papers-shapes.ts";
import { signing as copy } from "#web/copy/signing.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { SignForm } from "./sign-form.tsx";

type Props = { task: { id: number; papers: readonly RequiredPaper[] } };

/** A step that the team signs, in one's own name, where it stands among the others. */
export function SignStep({ task }: Props) {
  const { id: taskId, papers } = task;
  const found = trpc.signing.find.useQuery({ taskId });
  return (
    <>
      <FailedNote failed={found} what={copy.what} />
      {found.data && <SignForm signing={found.data} missing={missingPapers(papers)} />}
    </>
  );
}
