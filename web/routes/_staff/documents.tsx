import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { DocumentsScreen } from "#web/features/documents/documents-screen.tsx";
import {
  type DocumentsSearch,
  filterOf,
  readDocumentsSearch,
} from "#web/features/documents/documents-search.ts";

import { uploading } from "./-uploading.ts";

const Analyzer = lazy(async () => ({
  default: (await import("#web/features/analysis/analyzer.tsx")).Analyzer,
}));

export const Route = createFileRoute("/_staff/documents")({
  validateSearch: readDocumentsSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context: { api }, deps }) => void api.documents.list.prefetchInfinite(deps),
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (next: DocumentsSearch) =>
    void navigate({ search: next, resetScroll: false, replace: Boolean(search.q && next.q !== search.q) });
  return (
    <DocumentsScreen
      search={search}
      onSearch={show}
      uploading={uploading}
      analyzer={
        <Suspense>
          <Analyzer paper={search.paper} onPaper={(paper) => show({ ...search, paper })} />
        </Suspense>
      }
      dialogAnalyzer={
        <Suspense>
          <Analyzer />
        </Suspense>
      }
    />
  );
}
