import { type ComponentProps, lazy, Suspense } from "react";

import type { ManageScreen } from "#web/features/manage/manage-screen.tsx";

const ClientDrawer = lazy(async () => ({
  default: (await import("#web/features/clients/client-drawer.tsx")).ClientDrawer,
}));
const ClientForm = lazy(async () => ({
  default: (await import("#web/features/clients/client-form.tsx")).ClientForm,
}));
const EditTemplateDialog = lazy(async () => ({
  default: (await import("#web/features/templates/edit-template-dialog.tsx")).EditTemplateDialog,
}));
const NewJourney = lazy(async () => ({
  default: (await import("#web/features/templates/new-journey.tsx")).NewJourney,
}));
const TemplateForm = lazy(async () => ({
  default: (await import("#web/features/templates/template-form.tsx")).TemplateForm,
}));

type Managed = Pick<ComponentProps<typeof ManageScreen>, "forms" | "templateEditor" | "clientPage">;

/** What other domains open in the Management Center, each loaded when it is opened. */
export const managed: Managed = {
  forms: {
    workspace: ({ onMade, onCancel, onCalendarChange }) => (
      <Suspense>
        <NewJourney
          onCreated={({ id }) => onMade(id)}
          onCancel={onCancel}
          onCalendarChange={onCalendarChange}
        />
      </Suspense>
    ),
    template: ({ onMade, onCancel }) => (
      <Suspense>
        <TemplateForm onSaved={({ id }) => onMade(id)} onCancel={onCancel} />
      </Suspense>
    ),
    client: ({ onMade, onCancel }) => (
      <Suspense>
        <ClientForm onSaved={({ id }) => onMade(id)} onCancel={onCancel} />
      </Suspense>
    ),
  },
  templateEditor: (template, onClose) => (
    <Suspense>
      <EditTemplateDialog template={template} onClose={onClose} />
    </Suspense>
  ),
  clientPage: (clientId, onClose) => (
    <Suspense>
      <ClientDrawer clientId={clientId} onClose={onClose} />
    </Suspense>
  ),
};
