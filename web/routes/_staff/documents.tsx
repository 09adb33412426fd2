import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { readByScreen } from "#web/core/address.ts";
import { DocumentsScreen } from "#web/features/documents/documents-screen.tsx";
import { type DocumentsSearch, readDocumentsSearch } from "#web/features/documents/documents-search.ts";

import { uploading } from "./-uploading.ts";

const Analyzer = lazy(async () => ({
  default: (await import("#web/features/analysis/analyzer.tsx")).Analyzer,
}));

export const Route = createFileRoute("/_staff/documents")({
  validateSearch: readByScreen<DocumentsSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) =>
    void import("#web/features/documents/documents-search.ts").then((address) =>
      api.documents.list.prefetchInfinite(address.filterOf(address.readDocumentsSearch(deps))),
    ),
  component: Screen,
});

function Screen() {
  const search = readDocumentsSearch(Route.useSearch());
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
