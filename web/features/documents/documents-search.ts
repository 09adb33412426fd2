import { EXPIRY_FILTERS, type ExpiryFilter } from "#contracts/documents/expiry.ts";
import type {
  DocumentCategory,
  DocumentFilter,
  DocumentSort,
  DocumentStatus,
} from "#contracts/documents/shapes.ts";
import { DOCUMENT_CATEGORIES, DOCUMENT_SORTS, DOCUMENT_STATUSES } from "#contracts/documents/terms.ts";
import { idOf, oneOf } from "#web/core/address.ts";

/** The views beside the grid, which needs no word in the address. */
export const DOCUMENT_VIEWS = ["grid", "list", "analysis"] as const;
export type DocumentView = (typeof DOCUMENT_VIEWS)[number];

/** What the address of the Documents screen says. What it does not say, or says wrongly, is left out. */
export type DocumentsSearch = {
  view?: Exclude<DocumentView, "grid">;
  category?: DocumentCategory;
  status?: DocumentStatus;
  expiry?: ExpiryFilter;
  q?: string;
  sort?: Exclude<DocumentSort, "newest">;
  /** The document that is open. */
  document?: number;
  /** The document whose text the analyzer takes. */
  paper?: number;
};

const OTHER_VIEWS = ["list", "analysis"] as const;

export function readDocumentsSearch(raw: Readonly<Record<string, unknown>>): DocumentsSearch {
  const search: DocumentsSearch = {};
  const view = oneOf(OTHER_VIEWS, raw["view"]);
  const category = oneOf(DOCUMENT_CATEGORIES, raw["category"]);
  const status = oneOf(DOCUMENT_STATUSES, raw["status"]);
  const expiry = oneOf(EXPIRY_FILTERS, raw["expiry"]);
  const q = typeof raw["q"] === "string" ? raw["q"].trim().slice(0, 200) : "";
  const sort = oneOf(DOCUMENT_SORTS, raw["sort"]);
  const document = idOf(raw["document"]);
  const paper = idOf(raw["paper"]);
  if (view) search.view = view;
  if (category) search.category = category;
  if (status) search.status = status;
  if (expiry) search.expiry = expiry;
  if (q !== "") search.q = q;
  if (sort && sort !== "newest") search.sort = sort;
  if (document !== undefined) search.document = document;
  if (paper !== undefined && view === "analysis") search.paper = paper;
  return search;
}

type Filter = Partial<Pick<DocumentFilter, "category" | "status" | "expiry" | "q" | "sort">>;

/** The list that an address asks for. */
export function filterOf({ category, status, expiry, q, sort }: DocumentsSearch): Filter {
  return {
    ...(category && { category }),
    ...(status && { status }),
    ...(expiry && { expiry }),
    ...(q && { q }),
    ...(sort && { sort }),
  };
}

export function isFiltered(search: DocumentsSearch): boolean {
  const { sort: _, ...filter } = filterOf(search);
  return Object.keys(filter).length > 0;
}
