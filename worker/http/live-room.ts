import { DurableObject } from "cloudflare:workers";

import type { Env } from "#worker/core/env.ts";

/** Where the live connections of the portal will meet; its class and its migration are part of the deployment already. */
export class LiveRoom extends DurableObject<Env> {
  /** How many browsers are connected. */
  override fetch(): Response {
    return Response.json({ connected: this.ctx.getWebSockets().length });
  }
}
