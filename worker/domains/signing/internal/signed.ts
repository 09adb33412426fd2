import { isVisible } from "#contracts/core/text.ts";
import type { Signature } from "#contracts/signing/shapes.ts";
import { signedContent } from "#contracts/signing/terms.ts";
import type { signatures } from "#db/schema.ts";
import type { Sight, TaskRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";

/** What a step asks to be signed. @throws Fault `wrong_state` for a step of another kind. */
export async function contentOf({ actionType, title, description, settings }: TaskRow) {
  if (actionType !== "e-sign") throw new Fault("wrong_state");
  const said = [settings?.sign?.text, settings?.body].find((text) => isVisible(text ?? ""));
  const text = said ?? description;
  return { title, text, sha256: await sha256(signedContent(title, text)) };
}

/** Where and with what somebody has signed is shown to them, to the company and to the journey's owners. */
export function toSignature(
  act: Act,
  row: typeof signatures.$inferSelect,
  sight: Pick<Sight, "ofPeople">,
): Signature {
  const { taskId: _task, workspaceId: _workspace, userId, requestId: _request, ...shown } = row;
  if (sight.ofPeople || userId === act.who.userId) return shown;
  return { ...shown, signerEmail: null, ip: null, userAgent: null };
}
