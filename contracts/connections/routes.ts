import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";
import { ServiceTest } from "#contracts/settings/shapes.ts";

import { Connection, ConnectionDraft } from "./shapes.ts";

export const connectionRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "admin",
    summary: "API keys, newest first",
    input: PageInput,
    output: pageOf(Connection),
  },
  create: {
    kind: "mutation",
    access: "admin",
    summary: "Make an API key; the key itself is in this answer and nowhere else",
    input: ConnectionDraft,
    output: Connection.extend({ key: z.string().nullable() }),
  },
  test: {
    kind: "mutation",
    access: "admin",
    summary: "Say whether the portal takes an API key, and why it does not",
    input: z.object({ connectionId: Id }),
    output: ServiceTest,
  },
  revoke: {
    kind: "mutation",
    access: "admin",
    summary: "End an API key at once",
    input: z.object({ connectionId: Id }),
    output: Connection,
  },
});
