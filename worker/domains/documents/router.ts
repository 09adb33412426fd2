import { documentRoutes as route } from "#contracts/documents/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { findDocument } from "./find-document.ts";
import { findHistory } from "./find-history.ts";
import { listDocuments } from "./list-documents.ts";
import { removeDocument } from "./remove-document.ts";
import { restoreDocument } from "./restore-document.ts";
import { reviewDocument } from "./review-document.ts";
import { updateDocument } from "./update-document.ts";

export const documentsRouter = router({
  list: query(route.list, listDocuments),
  find: query(route.find, findDocument),
  history: query(route.history, findHistory),
  update: mutation(route.update, updateDocument),
  review: mutation(route.review, reviewDocument),
  remove: mutation(route.remove, removeDocument),
  restore: mutation(route.restore, restoreDocument),
});
