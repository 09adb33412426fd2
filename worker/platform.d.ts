// What workerd offers beyond the web platform, and what this Worker uses of it. The whole of workers-types would
// redeclare the globals of the browser's half of this package.
declare module "cloudflare:workers" {
  import type { DurableObjectState, Rpc, WebSocket } from "@cloudflare/workers-types";

  export abstract class DurableObject implements Rpc.DurableObjectBranded {
    [Rpc.__DURABLE_OBJECT_BRAND]: never;
    protected readonly ctx: DurableObjectState;
    constructor(ctx: DurableObjectState, env: unknown);
    fetch?(request: Request): Response | Promise<Response>;
    alarm?(): Promise<void>;
    webSocketMessage?(socket: WebSocket, message: string | ArrayBuffer): void | Promise<void>;
  }

  export abstract class WorkerEntrypoint<E> implements Rpc.WorkerEntrypointBranded {
    [Rpc.__WORKER_ENTRYPOINT_BRAND]: never;
    protected readonly env: E;
  }
}
