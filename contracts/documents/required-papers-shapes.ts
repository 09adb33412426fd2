import * as z from "zod";

/** A paper that has to be there before an action is handed in or completed. */
export const RequiredPaper = z.object({ name: z.string(), isThere: z.boolean() });
export type RequiredPaper = z.infer<typeof RequiredPaper>;
