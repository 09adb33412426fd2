import * as z from "zod";

import { CalendarDate, Instant } from "./core/dates.ts";
import { Id, optionalText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { EXPIRY_FILTERS } from "./paper-expiry.ts";

export const DOCUMENT_CATEGORIES = ["health", "vaccination", "permit", "customs", "insurance"] as const;
export const DocumentCategory = z.enum(DOCUMENT_CATEGORIES);
export type DocumentCategory = z.infer<typeof DocumentCategory>;

/** The kinds a workspace shows; papers of the journey itself (passport copies, photos) are `travel` and have no category. */
export const WORKSPACE_DOCUMENT_TYPES = ["health", "vaccination", "travel"] as const;
export const WorkspaceDocumentType = z.enum(WORKSPACE_DOCUMENT_TYPES);
export type WorkspaceDocumentType = z.infer<typeof WorkspaceDocumentType>;

export const DOCUMENT_STATUSES = ["approved", "rejected", "pending", "needs-review"] as const;
export const DocumentStatus = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** What may be uploaded, by content and not by name. */
export const MEDIA_TYPES = ["image/jpeg", "image/png", "application/pdf"] as const;
export const MediaType = z.enum(MEDIA_TYPES);
export type MediaType = z.infer<typeof MediaType>;
export const MEDIA_TYPE_LABELS = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "application/pdf": "PDF",
} as const satisfies Record<MediaType, string>;

export const Document = z.object({
  id: Id,
  workspaceId: Id,
  workspaceName: z.string(),
  taskId: Id.nullable(),
  name: z.string(),
  description: z.string(),
  /** Null for papers of the journey itself, which the categories of the Documents screen do not know. */
  category: DocumentCategory.nullable(),
  status: DocumentStatus,
  rejectionReason: z.string().nullable(),
  uploadedAt: Instant,
  uploadedBy: z.string(),
  fileName: z.string(),
  mediaType: MediaType,
  byteSize: z.number().int(),
  /** The last day on which the paper is good, where that is known. */
  expiresOn: CalendarDate.nullable(),
  /** The day on which its journey ends; that of the departure while no arrival is known. */
  arrivesOn: CalendarDate,
  version: Version,
});
export type Document = z.infer<typeof Document>;

export const WorkspaceDocument = Document.extend({ type: WorkspaceDocumentType });
export type WorkspaceDocument = z.infer<typeof WorkspaceDocument>;

export const DOCUMENT_SORTS = ["newest", "oldest", "name"] as const;
export const DocumentSort = z.enum(DOCUMENT_SORTS);
export type DocumentSort = z.infer<typeof DocumentSort>;

export const DocumentFilter = z.object({
  ...PageInput.shape,
  category: z.enum(["all", ...DOCUMENT_CATEGORIES]).default("all"),
  status: DocumentStatus.optional(),
  workspaceId: Id.optional(),
  /** Looked for in name, description and, from three letters on, in the words of PDFs. */
  q: z.string().trim().max(LIMITS.search).default(""),
  /** Those that lapse soon, the first to lapse first, or that have lapsed, the last first; `sort` is not looked at then. */
  expiry: z.enum(EXPIRY_FILTERS).optional(),
  /** A search for a text is by date: `name` gives its newest first. */
  sort: DocumentSort.default("newest"),
});
export type DocumentFilter = z.infer<typeof DocumentFilter>;

export const REVIEW_DECISIONS = ["approve", "reject", "ask_changes"] as const;

/** A file a document has had. */
export const DocumentVersion = z.object({
  number: z.number().int(),
  fileName: z.string(),
  mediaType: MediaType,
  byteSize: z.number().int(),
  uploadedAt: Instant,
  uploadedBy: z.string(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** The company's word on one of its files. */
export const DocumentReview = z.object({
  number: z.number().int(),
  decision: z.enum(REVIEW_DECISIONS),
  reason: z.string().nullable(),
  reviewedAt: Instant,
  reviewedBy: z.string(),
});
export type DocumentReview = z.infer<typeof DocumentReview>;

/** How long a removed document can be brought back, in days; then it is deleted with its files. */
export const REMOVED_KEPT_DAYS = 30;

/** Documents that go into one archive: those that are named, or all approved ones of a journey. */
export const ArchiveInput = z
  .object({
    ids: z
      .string()
      .regex(/^\d{1,15}(?:,\d{1,15})*$/)
      .optional(),
    workspaceId: Id.optional(),
  })
  .refine(({ ids, workspaceId }) => (ids === undefined) !== (workspaceId === undefined));
export type ArchiveInput = z.infer<typeof ArchiveInput>;

/** The query string of the upload door, `POST /files`. The body is the file itself, not a form. */
export const UploadInput = z.object({
  workspaceId: Id,
  taskId: Id.optional(),
  /** The document it is a new version of; name, description and category then stay as they are. */
  replaces: Id.optional(),
  /** The name of the person's file; any script. */
  fileName: z
    .string()
    .min(1)
    .max(LIMITS.fileName * 4),
  name: optionalText(LIMITS.title),
  description: optionalText(LIMITS.notes),
  category: DocumentCategory.optional(),
  requestId: z.uuid(),
});
export type UploadInput = z.infer<typeof UploadInput>;

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
    summary: "Approve a document, reject it with a reason, or ask for changes with a reason",
    input: OneDocument.extend({
      version: Version,
      decision: z.enum(REVIEW_DECISIONS),
      reason: optionalText(LIMITS.reason),
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
