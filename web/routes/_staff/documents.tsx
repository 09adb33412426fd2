import { createFileRoute } from "@tanstack/react-router";

import { LIMITS } from "#contracts/core/limits.ts";
import { MEDIA_TYPES } from "#contracts/documents.ts";
import { Analyzer } from "#web/features/analysis/analyzer.tsx";
import { DocumentsScreen } from "#web/features/documents/documents-screen.tsx";
import { filterOf, readDocumentsSearch } from "#web/features/documents/documents-search.ts";
import type { Uploading } from "#web/features/documents/uploading.ts";
import { checkFile } from "#web/features/uploads/file-rules.ts";
import { sendFile, uploadProblem } from "#web/features/uploads/send-file.ts";

const RULES = { accept: MEDIA_TYPES, maxBytes: LIMITS.fileBytes, minBytes: 1 };

const uploading: Uploading = {
  check: async (file) => {
    const rejection = await checkFile(file, RULES);
    return rejection && [...rejection.messages, rejection.help].join(". ");
  },
  send: sendFile,
  problemOf: uploadProblem,
};

export const Route = createFileRoute("/_staff/documents")({
  validateSearch: readDocumentsSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context: { api }, deps }) => void api.documents.list.prefetchInfinite(deps),
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DocumentsScreen
      search={search}
      onSearch={(next) =>
        void navigate({ search: next, resetScroll: false, replace: Boolean(search.q && next.q !== search.q) })
      }
      uploading={uploading}
      analyzer={<Analyzer />}
    />
  );
}
