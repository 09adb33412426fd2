import type { Env } from "#worker/core/env.ts";

import { withHeaders } from "./guard.ts";
import { healthAnswer } from "./health.ts";

/** What is answered in place of everything while the deployment is not as it must be. */
export async function closed(
  env: Env,
  { refusal, pathname }: { refusal: string; pathname: string },
): Promise<Response> {
  if (pathname === "/health") return withHeaders(await healthAnswer(env, refusal));
  return withHeaders(
    new Response(`${refusal}\n`, {
      status: 503,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": "60",
      },
    }),
  );
}
