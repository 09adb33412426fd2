import * as z from "zod";

import { Id, RequestId } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { CheckedPaper, FoundFact, PaperConcerns, UnreadPaper } from "./findings-shapes.ts";

/** More than a paper of one animal says. */
const FINDINGS_MAX = 40;
const Key = z.string().max(80);

const paper = { workspaceId: Id, documentId: Id, number: z.number().int().positive() };

export const findingRoutes = defineRoutes({
  findings: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/health/findings",
    summary:
      "What was read in a journey's papers and could go into the health record, and where they disagree with it or with each other",
    input: z.object({ workspaceId: Id }),
    output: z.object({ papers: z.array(CheckedPaper), unread: z.array(UnreadPaper) }),
  },
  concerns: {
    kind: "query",
    access: "staff",
    rest: "GET /documents/:documentId/concerns",
    summary: "What speaks against approving a document, and whether its words are known",
    input: z.object({ documentId: Id }),
    output: PaperConcerns,
  },
  decide: {
    kind: "mutation",
    access: "customer-of-workspace",
    feature: "paperFindings",
    right: "upload",
    rest: "POST /workspaces/:workspaceId/health/findings",
    summary:
      "Take findings of a paper into the health record, with the paper as their proof, or put them aside; what an owner takes waits for a colleague to confirm it",
    input: z.object({
      ...paper,
      taken: z.array(z.object({ key: Key, fact: FoundFact })).max(FINDINGS_MAX),
      discarded: z.array(Key).max(FINDINGS_MAX),
      requestId: RequestId.optional(),
    }),
    output: z.object({ decided: z.number().int() }),
  },
  undecide: {
    kind: "mutation",
    access: "customer-of-workspace",
    feature: "paperFindings",
    right: "upload",
    rest: "POST /workspaces/:workspaceId/health/findings/undo",
    summary: "Undo what was decided on findings of a paper, while nobody has changed it since",
    input: z.object({ ...paper, keys: z.array(Key).min(1).max(FINDINGS_MAX) }),
    output: z.object({ undone: z.number().int() }),
  },
});
