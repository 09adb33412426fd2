import * as z from "zod";

import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";

import { EXPIRY_FILTERS } from "./expiry.ts";
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_SORTS,
  DOCUMENT_STATUSES,
  MEDIA_TYPES,
  REVIEW_DECISIONS,
  WORKSPACE_DOCUMENT_TYPES,
  READING_STATES,
} from "./terms.ts";

export const DocumentCategory = z.enum(DOCUMENT_CATEGORIES);
export type DocumentCategory = z.infer<typeof DocumentCategory>;

export const WorkspaceDocumentType = z.enum(WORKSPACE_DOCUMENT_TYPES);
export type WorkspaceDocumentType = z.infer<typeof WorkspaceDocumentType>;

export const DocumentStatus = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

export const MediaType = z.enum(MEDIA_TYPES);
export type MediaType = z.infer<typeof MediaType>;

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
  /** Whether its words have been looked for. */
  reading: z.enum(READING_STATES),
  version: Version,
});
export type Document = z.infer<typeof Document>;

export const WorkspaceDocument = Document.extend({ type: WorkspaceDocumentType });
export type WorkspaceDocument = z.infer<typeof WorkspaceDocument>;

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
  /** What spoke against an approval that was given all the same. */
  overruled: z.string().nullable(),
  reviewedAt: Instant,
  reviewedBy: z.string(),
});
export type DocumentReview = z.infer<typeof DocumentReview>;

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
