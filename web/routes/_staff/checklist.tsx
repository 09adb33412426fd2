import { createFileRoute } from "@tanstack/react-router";

import { ChecklistScreen } from "#web/features/checklist/checklist-screen.tsx";

export const Route = createFileRoute("/_staff/checklist")({ component: ChecklistScreen });
