import type { Task } from "#contracts/tasks/shapes.ts";
import { ACTION_LABELS } from "#contracts/workflows/action-labels.ts";
import { status } from "#web/copy/status.ts";
import { tasks as copy } from "#web/copy/tasks.ts";
import { type Cell, toCsv } from "#web/core/csv.ts";

const columns = copy.exporting.columns;

/** The actions as a spreadsheet shows them. */
export function actionTable(actions: readonly Task[]): string {
  return toCsv(Object.values(columns), actions.map(rowOf));
}

function rowOf(action: Task): Cell[] {
  const row: Record<keyof typeof columns, Cell> = {
    title: action.title,
    workspace: action.workspaceName ?? copy.unknownWorkspace,
    description: action.description,
    type: ACTION_LABELS[action.actionType],
    status: status.task(action.status),
    assignedTo: action.assignedTo,
    dueDate: action.dueDate,
    attachments: action.attachmentCount ?? 0,
    completed: action.completedAt?.toISOString(),
  };
  return Object.values(row);
}
