import { asc, eq } from "drizzle-orm";

import type { Signing } from "#contracts/signing/shapes.ts";
import { signatures } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { contentOf, toSignature } from "./internal/signed.ts";

/** What a step asks to be signed as it stands, and every signature with what it was given for. */
export async function findSigning(act: Act, { taskId }: { taskId: number }): Promise<Signing> {
  const { task, workspace, sight, also } = await allowTask(act, taskId, "view", (db) => [
    db.select().from(signatures).where(eq(signatures.taskId, taskId)).orderBy(asc(signatures.id)),
  ]);
  return {
    taskId,
    workspaceId: workspace.id,
    workspaceName: workspace.name,
    ...(await contentOf(task)),
    signatures: also[0].map((row) => toSignature(act, row, sight)),
  };
}
