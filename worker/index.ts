// What enters here: HTTP requests (fetch), the schedule of wrangler.toml (scheduled), live connections (LiveRoom),
// refusals (RefusalBook), attempts (AttemptLimiter), the reader of papers (PaperDesk).
import type { ExportedHandler } from "@cloudflare/workers-types";

import { app } from "#worker/app.ts";
import { refusalAt } from "#worker/core/configuration.ts";
import type { Env } from "#worker/core/env.ts";
import { closed } from "#worker/http/closed.ts";
import { leaveUndone, runSchedule } from "#worker/schedule.ts";

export { AttemptLimiter } from "#worker/http/attempt-limiter.ts";
export { LiveRoom } from "#worker/http/live-room.ts";
export { PaperDesk } from "#worker/http/paper-desk.ts";
export { RefusalBook } from "#worker/http/refusal-book.ts";

export default {
  fetch: (request, env, ctx) => {
    const { hostname, pathname } = new URL(request.url);
    const refusal = refusalAt(env, hostname);
    if (refusal !== null) return closed(env, { refusal, pathname }) as never;
    return app.fetch(request as never, env, ctx as never) as never;
  },
  scheduled: async (controller, env) => {
    const refusal = refusalAt(env, "");
    const now = new Date(controller.scheduledTime);
    await (refusal === null ? runSchedule(env, now) : leaveUndone(env, now, refusal));
  },
} satisfies ExportedHandler<Env>;
