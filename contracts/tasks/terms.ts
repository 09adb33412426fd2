export const TASK_STATUSES = ["in_progress", "completed", "pending", "your_turn", "overdue"] as const;

/** The tabs of the Action Overview; every status has exactly one home. */
export const TASK_TABS = ["your_turn", "pending", "completed"] as const;

export const TASK_SORTS = ["due", "changed"] as const;

/** Within a group the sort goes on. */
export const TASK_GROUPS = ["workspace", "assignee", "type"] as const;
