import { and, eq, isNull, min, sql } from "drizzle-orm";

import type { Workflow } from "#contracts/workflows/shapes.ts";
import { templates, templateVersions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/** @throws Fault `not_found` where the template is missing or archived. */
export async function findWorkflow(act: Act, input: { templateId?: number | undefined }): Promise<Workflow> {
  const [[found]] = await act.read((db) => {
    const first = db
      .select({ id: min(templates.id) })
      .from(templates)
      .where(isNull(templates.archivedAt));
    return [
      db
        .select({ template: templates, version: templateVersions })
        .from(templates)
        .leftJoin(
          templateVersions,
          and(
            eq(templateVersions.templateId, templates.id),
            eq(templateVersions.number, templates.publishedNumber),
          ),
        )
        .where(and(eq(templates.id, input.templateId ?? sql`${first}`), isNull(templates.archivedAt))),
    ];
  });
  if (!found) throw new Fault("not_found");
  return {
    templateId: found.template.id,
    name: found.template.name,
    description: found.template.description,
    versionNumber: found.version?.number ?? null,
    isSequential: found.version?.graph.isSequential ?? true,
    nodes: (found.version?.graph.steps ?? []).map(
      ({ data: { description, assignedTo, status }, ...step }) => ({
        ...step,
        data: {
          ...(description !== undefined && { description }),
          ...(assignedTo !== undefined && { assignedTo }),
          ...(status !== undefined && { status }),
        },
      }),
    ),
  };
}
