import * as z from "zod";

export const DashboardStats = z.object({
  activePets: z.number().int(),
  yourTurn: z.number().int(),
  pending: z.number().int(),
  completed: z.number().int(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;
