import type { Signature } from "#contracts/signing/shapes.ts";
import { signedContent } from "#contracts/signing/terms.ts";
import type { signatures } from "#db/schema.ts";
import type { TaskRow } from "#worker/core/access.ts";
import { Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";

/** What a step asks to be signed. @throws Fault `wrong_state` for a step of another kind. */
export async function contentOf({ actionType, title, description, settings }: TaskRow) {
  if (actionType !== "e-sign") throw new Fault("wrong_state");
  const text = settings?.sign?.text || settings?.body || description;
  return { title, text, sha256: await sha256(signedContent(title, text)) };
}

export function toSignature(row: typeof signatures.$inferSelect): Signature {
  const { taskId: _task, workspaceId: _workspace, userId: _user, requestId: _request, ...shown } = row;
  return shown;
}
