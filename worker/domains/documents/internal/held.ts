import { sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import type { DocumentRow } from "#worker/core/access.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds a batch to the document as it was read. */
export function ifDocumentUnchanged(db: Db, document: DocumentRow) {
  return onlyIf(
    db,
    sql`exists (select 1 from documents where id = ${document.id} and version = ${document.version})`,
  );
}
