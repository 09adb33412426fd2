import { type ComponentProps, lazy, Suspense } from "react";

import type { AdminScreen } from "#web/features/admin/admin-screen.tsx";

const ClientDrawer = lazy(async () => ({
  default: (await import("#web/features/clients/client-drawer.tsx")).ClientDrawer,
}));
const ClientForm = lazy(async () => ({
  default: (await import("#web/features/clients/client-form.tsx")).ClientForm,
}));

type Parts = Pick<ComponentProps<typeof AdminScreen>, "clientParts">;

/** What other domains open in the Admin Center, each loaded when it is opened. */
export const administered: Parts = {
  clientParts: {
    page: (clientId, onClose) => (
      <Suspense>
        <ClientDrawer clientId={clientId} onClose={onClose} />
      </Suspense>
    ),
    form: ({ onMade, onCancel }) => (
      <Suspense>
        <ClientForm onSaved={({ id }) => onMade(id)} onCancel={onCancel} />
      </Suspense>
    ),
  },
};
