import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Signature, Signing, SignInput } from "./shapes.ts";

const OneTask = z.object({ taskId: Id });

export const signingRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId/signatures",
    summary: "What a step has to be signed for, and who has signed it",
    input: OneTask,
    output: Signing,
  },
  sign: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "POST /tasks/:taskId/signatures",
    summary:
      "Sign a step; what was signed is kept word for word with its checksum; the company's own step, whose papers are missing, with a reason",
    input: SignInput,
    output: Signature,
  },
});
