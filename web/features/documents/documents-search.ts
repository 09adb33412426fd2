import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_STATUSES,
  type DocumentCategory,
  type DocumentFilter,
  type DocumentStatus,
} from "#contracts/documents.ts";
import { idOf, oneOf } from "#web/core/address.ts";

/** The views beside the grid, which needs no word in the address. */
export const DOCUMENT_VIEWS = ["grid", "list", "analysis"] as const;
export type DocumentView = (typeof DOCUMENT_VIEWS)[number];

/** What the address of the Documents screen says. What it does not say, or says wrongly, is left out. */
export type DocumentsSearch = {
  view?: Exclude<DocumentView, "grid">;
  category?: DocumentCategory;
  status?: DocumentStatus;
  q?: string;
  /** The document that is open. */
  document?: number;
};

const OTHER_VIEWS = ["list", "analysis"] as const;

export function readDocumentsSearch(raw: Readonly<Record<string, unknown>>): DocumentsSearch {
  const search: DocumentsSearch = {};
  const view = oneOf(OTHER_VIEWS, raw["view"]);
  const category = oneOf(DOCUMENT_CATEGORIES, raw["category"]);
  const status = oneOf(DOCUMENT_STATUSES, raw["status"]);
  const q = typeof raw["q"] === "string" ? raw["q"].trim().slice(0, 200) : "";
  const document = idOf(raw["document"]);
  if (view) search.view = view;
  if (category) search.category = category;
  if (status) search.status = status;
  if (q !== "") search.q = q;
  if (document !== undefined) search.document = document;
  return search;
}

type Filter = Partial<Pick<DocumentFilter, "category" | "status" | "q">>;

/** The list that an address asks for. */
export function filterOf({ category, status, q }: DocumentsSearch): Filter {
  return { ...(category && { category }), ...(status && { status }), ...(q && { q }) };
}

export function isFiltered(search: DocumentsSearch): boolean {
  return Object.keys(filterOf(search)).length > 0;
}
