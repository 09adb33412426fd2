import * as z from "zod";

import { LIMITS } from "#contracts/core/limits.ts";
import { checkGraph } from "#contracts/workflows/check.ts";
import { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

import { TEMPLATE_FORMAT } from "./files.ts";

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`);
const said = (max: number) => text(max).min(1, "Must not be empty");

/** A workflow template as a file, to be taken to another portal or kept beside it. */
export const TemplateFile = z.object({
  format: z.literal(TEMPLATE_FORMAT, "Not a template of this portal"),
  /** Counts up when a field changes its meaning; an older reader then refuses the file. */
  formatVersion: z.literal(1, "Made by a newer portal than this one"),
  name: said(LIMITS.name),
  description: said(LIMITS.reason),
  destination: said(LIMITS.name),
  destinationCountry: text(LIMITS.name).optional(),
  estimatedDuration: text(LIMITS.name).optional(),
  difficulty: text(LIMITS.name).optional(),
  graph: WorkflowGraph,
});
export type TemplateFile = z.infer<typeof TemplateFile>;

/** Places told at most; the first ones say enough of a file that is wrong throughout. */
const PROBLEMS_TOLD = 10;

/** What a file holds, or what is wrong with it and where: `graph.steps.3.name: Must not be empty`. */
export function readTemplateFile(content: string): { file: TemplateFile } | { problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch {
    return { problems: ["The file is not JSON"] };
  }
  const { data, error } = TemplateFile.safeParse(value);
  if (!data) {
    return {
      problems: error.issues
        .slice(0, PROBLEMS_TOLD)
        .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message)),
    };
  }
  // Anything else can be put right in the editor; what leads nowhere could not even be drawn.
  const dangling = checkGraph(data.graph).filter(({ code }) => code === "dangling");
  if (dangling.length === 0) return { file: data };
  return {
    problems: dangling
      .slice(0, PROBLEMS_TOLD)
      .map(({ edgeId }) => `graph.edges: ${edgeId ?? "one"} leads to or from a step that is not there`),
  };
}
