import { randomUUID } from "node:crypto";

import type { Db } from "#db/client.ts";
import { documents, documentVersions } from "#db/schema.ts";

type Facts = Partial<typeof documents.$inferInsert> & { workspaceId: number; name: string };

/** A document of a journey as an upload leaves it, without its bytes. */
export async function aDocument(db: Db, facts: Facts): Promise<typeof documents.$inferSelect> {
  const uploadedById = facts.uploadedById ?? 1;
  const [document] = await db
    .insert(documents)
    .values({
      type: "travel",
      uploadedAt: new Date(),
      requestId: randomUUID(),
      currentNumber: 1,
      ...facts,
      uploadedById,
    })
    .returning();
  if (!document) throw new Error("No document");
  await db.insert(documentVersions).values({
    documentId: document.id,
    number: 1,
    fileKey: randomUUID(),
    fileName: `${facts.name.slice(0, 20)}.pdf`,
    mediaType: "application/pdf",
    byteSize: 1_000,
    sha256: "0".repeat(64),
    uploadedById,
  });
  return document;
}
