import { createFileRoute } from "@tanstack/react-router";

import { ScheduleScreen } from "#web/features/schedule/schedule-screen.tsx";

export const Route = createFileRoute("/_staff/schedule")({
  loader: ({ context: { api } }) => {
    void api.schedule.events.prefetchInfinite({ period: "upcoming" });
    void api.schedule.events.prefetchInfinite({ period: "past" });
  },
  component: ScheduleScreen,
});
