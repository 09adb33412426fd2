import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Document, DocumentCategory, DocumentFilter, DocumentReview, DocumentVersion } from "./shapes.ts";
import { REVIEW_DECISIONS } from "./terms.ts";

const OneDocument = z.object({ documentId: Id });

export const documentRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "signed-in",
    rest: "GET /documents",
    summary: "Documents, newest upload first",
    input: DocumentFilter,
    output: pageOf(Document),
  },
  find: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /documents/:documentId",
    summary: "One document",
    input: OneDocument,
    output: Document,
  },
  review: {
    kind: "mutation",
    access: "staff",
    permission: "reviewDocuments",
    rest: "POST /documents/:documentId/review",
    summary:
      "Approve a document, reject it with a reason, or ask for changes with a reason; an approval takes a reason where something speaks against the paper, and `byEye` where its words are not known",
    input: OneDocument.extend({
      version: Version,
      decision: z.enum(REVIEW_DECISIONS),
      reason: optionalText(LIMITS.reason),
      /** A person has compared it by eye; asked for where its words are not known. */
      byEye: z.boolean().optional(),
    }),
    output: Document,
  },
  history: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /documents/:documentId/history",
    summary: "The files a document has had, newest first, and what was said about them",
    input: OneDocument,
    output: z.object({ versions: z.array(DocumentVersion), reviews: z.array(DocumentReview) }),
  },
  update: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /documents/:documentId",
    summary:
      "Change a document's name, description, category (`null` is a travel paper) or last day of validity",
    input: OneDocument.extend({
      version: Version,
      name: optionalText(LIMITS.title),
      description: z.string().trim().max(LIMITS.notes).optional(),
      category: DocumentCategory.nullable().optional(),
      expiresOn: CalendarDate.nullable().optional(),
    }),
    output: Document,
  },
  remove: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "upload",
    permission: "deleteDocuments",
    rest: "DELETE /documents/:documentId",
    summary: "Take a document away; an owner only until it is approved",
    input: OneDocument,
    output: z.object({ documentId: Id }),
  },
  restore: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "upload",
    rest: "POST /documents/:documentId/restore",
    summary: "Bring a removed document back",
    input: OneDocument,
    output: Document,
  },
});
