import { createFileRoute, Navigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";

import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { readByScreen } from "#web/core/address.ts";
import { libraryInput } from "#web/features/library/library-input.ts";
import { LibraryScreen } from "#web/features/library/library-screen.tsx";
import { type LibrarySearch, readLibrarySearch } from "#web/features/library/library-search.ts";
import { useTemplates } from "#web/features/templates/use-templates.ts";

const CreateWorkspaceDialog = lazy(async () => ({
  default: (await import("#web/features/templates/create-workspace/create-workspace-dialog.tsx"))
    .CreateWorkspaceDialog,
}));

export const Route = createFileRoute("/_staff/library")({
  validateSearch: readByScreen<LibrarySearch>,
  loader: ({ context: { api } }) => void api.templates.library.prefetchInfinite(libraryInput(false)),
  component: Screen,
});

function Screen() {
  const search = readLibrarySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { templates, list } = useTemplates();
  const [used, setUsed] = useState<LibraryTemplate | null>(null);
  const workflow = templates.find(({ id }) => id === used?.templateId);
  return (
    <>
      <LibraryScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false, replace: true })}
        workflows={templates}
        onUse={(template) =>
          template.templateId === null ? void navigate({ to: "/templates" }) : setUsed(template)
        }
      />
      {used && !workflow && !list.isPending && <Navigate to="/templates" />}
      {used && workflow && (
        <Suspense>
          <CreateWorkspaceDialog
            isOpen
            template={workflow}
            libraryTemplateId={used.id}
            onClose={() => setUsed(null)}
            onOpenWorkspace={(id) =>
              void navigate({ to: "/workspace/$workspaceId", params: { workspaceId: String(id) } })
            }
          />
        </Suspense>
      )}
    </>
  );
}
