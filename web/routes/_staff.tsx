import { createFileRoute } from "@tanstack/react-router";

import { StaffFrame } from "#web/shell/staff-frame.tsx";

export const Route = createFileRoute("/_staff")({ component: StaffFrame });
