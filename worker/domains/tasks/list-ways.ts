import type { TaskWay } from "#contracts/tasks/shapes.ts";
import type { WorkflowEdge, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { OPERATORS } from "#contracts/workflows/graph.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { journeyOfTask, runQueries, toRun } from "./journey-run.ts";

/** What can be chosen at a branch, in the order in which it was drawn. */
export async function listWays(act: Act, { taskId }: { taskId: number }): Promise<TaskWay[]> {
  const { task, also } = await allowTask(act, taskId, "view", (db) => runQueries(db, journeyOfTask(taskId)));
  const { plan } = toRun(also[0][0], also[1]);
  const node = plan.byId.get(task.nodeId ?? "");
  if (!node || (task.actionType !== "decision-branch" && task.actionType !== "conditional-branch")) return [];
  return node.out.map((edge) => ({
    edgeId: edge.id,
    label: labelOf(node.step, edge),
    isChosen: edge.id === task.chosenEdgeId,
    leadsTo: plan.byId.get(edge.to)?.step.name ?? "",
  }));
}

/** The option as it was named, or the condition as it was drawn. */
function labelOf(step: WorkflowStep, { condition, isElse }: WorkflowEdge): string {
  if (isElse || !condition) return "Otherwise";
  const option = step.data.settings?.options?.find(({ id }) => id === condition.value);
  if (option) return option.label;
  return `${condition.fact.replace(/^form\./, "")} ${OPERATORS[condition.operator]} ${condition.value}`;
}
