// What enters here: HTTP requests (fetch), the schedule of wrangler.toml (scheduled), live connections (LiveRoom), refusals (RefusalBook), attempts (AttemptLimiter).
import type { ExportedHandler } from "@cloudflare/workers-types";

import { app } from "#worker/app.ts";
import type { Env } from "#worker/core/env.ts";
import { runSchedule } from "#worker/schedule.ts";

export { AttemptLimiter } from "#worker/http/attempt-limiter.ts";
export { LiveRoom } from "#worker/http/live-room.ts";
export { RefusalBook } from "#worker/http/refusal-book.ts";

export default {
  fetch: (request, env, ctx) => app.fetch(request as never, env, ctx as never) as never,
  scheduled: (controller, env) => runSchedule(env, new Date(controller.scheduledTime)),
} satisfies ExportedHandler<Env>;
