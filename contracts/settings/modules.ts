/**
 * Whole parts of the portal that a company can do without. What a journey itself waits for is none of them: its steps,
 * with booking and paying and the receipt of it, its papers, its messages and its travel rules stay, whatever is off.
 */
export const MODULES = ["billing", "schedule", "help"] as const;
