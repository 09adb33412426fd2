import { createFileRoute } from "@tanstack/react-router";

import { SetUpScreen } from "#web/features/auth/set-up-screen.tsx";

export const Route = createFileRoute("/set-up")({ component: SetUpScreen });
