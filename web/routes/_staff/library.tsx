import { createFileRoute, Navigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";

import { LIBRARY_CATEGORIES, type LibraryCategory } from "#contracts/templates.ts";
import { oneOf } from "#web/core/address.ts";
import { LibraryScreen } from "#web/features/library/library-screen.tsx";
import { LIBRARY_INPUT } from "#web/features/library/use-library.ts";
import { useTemplates } from "#web/features/templates/use-templates.ts";

const CreateWorkspaceDialog = lazy(async () => ({
  default: (await import("#web/features/templates/create-workspace/create-workspace-dialog.tsx"))
    .CreateWorkspaceDialog,
}));

export const Route = createFileRoute("/_staff/library")({
  validateSearch: (raw: Record<string, unknown>): { category?: LibraryCategory } => {
    const category = oneOf(LIBRARY_CATEGORIES, raw["category"]);
    return category ? { category } : {};
  },
  loader: ({ context: { api } }) => void api.templates.library.prefetchInfinite(LIBRARY_INPUT),
  component: Screen,
});

function Screen() {
  const { category = "all" } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [usedId, setUsedId] = useState<number | null>(null);
  return (
    <>
      <LibraryScreen
        category={category}
        onCategory={(next) =>
          void navigate({ search: next === "all" ? {} : { category: next }, replace: true })
        }
        onUse={(id) => (id === null ? void navigate({ to: "/templates" }) : setUsedId(id))}
      />
      {usedId !== null && <StartJourney templateId={usedId} onClose={() => setUsedId(null)} />}
    </>
  );
}

function StartJourney({ templateId, onClose }: { templateId: number; onClose: () => void }) {
  const { templates, isPending } = useTemplates();
  const navigate = Route.useNavigate();
  const template = templates.find(({ id }) => id === templateId);
  if (!template) return isPending ? null : <Navigate to="/templates" />;
  return (
    <Suspense>
      <CreateWorkspaceDialog
        isOpen
        template={template}
        onClose={onClose}
        onOpenWorkspace={(id) =>
          void navigate({ to: "/workspace/$workspaceId", params: { workspaceId: String(id) } })
        }
      />
    </Suspense>
  );
}
