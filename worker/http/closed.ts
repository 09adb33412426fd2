import { withHeaders } from "./guard.ts";

/** What is answered in place of everything while the deployment is not as it must be. */
export function closed(why: string): Response {
  return withHeaders(
    new Response(`${why}\n`, {
      status: 503,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": "60",
      },
    }),
  );
}
