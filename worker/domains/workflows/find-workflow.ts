import { and, asc, eq, isNull, min } from "drizzle-orm";

import type { Workflow } from "#contracts/workflows.ts";
import type { Db } from "#db/client.ts";
import { templates, templateSteps, templateVersions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/** @throws Fault `not_found` where the template is missing or archived. */
export async function findWorkflow(act: Act, input: { templateId?: number | undefined }): Promise<Workflow> {
  const [[found], steps] = await act.read((db) => [
    db
      .select({ template: templates, version: templateVersions })
      .from(templates)
      .leftJoin(templateVersions, published)
      .where(isWanted(db, input.templateId)),
    db
      .select({
        id: templateSteps.nodeId,
        type: templateSteps.actionType,
        name: templateSteps.title,
        x: templateSteps.x,
        y: templateSteps.y,
        description: templateSteps.description,
        assignedTo: templateSteps.assignedRole,
        status: templateSteps.status,
      })
      .from(templates)
      .innerJoin(templateVersions, published)
      .innerJoin(templateSteps, eq(templateSteps.templateVersionId, templateVersions.id))
      .where(isWanted(db, input.templateId))
      .orderBy(asc(templateSteps.position)),
  ]);
  if (!found) throw new Fault("not_found");
  return {
    templateId: found.template.id,
    name: found.template.name,
    description: found.template.description,
    versionNumber: found.version?.number ?? null,
    isSequential: found.version?.isSequential ?? true,
    nodes: steps.map(({ id, type, name, x, y, description, assignedTo, status }) => ({
      id,
      type,
      name,
      x,
      y,
      data: { description, assignedTo, ...(status !== null && { status }) },
    })),
  };
}

/** The version that new journeys run on. */
const published = and(
  eq(templateVersions.templateId, templates.id),
  eq(templateVersions.number, templates.publishedNumber),
);

function isWanted(db: Db, templateId: number | undefined) {
  const first = db
    .select({ id: min(templates.id) })
    .from(templates)
    .where(isNull(templates.archivedAt));
  return and(eq(templates.id, templateId ?? first), isNull(templates.archivedAt));
}
