import type { DocumentStatus } from "./shapes.ts";

/** Looked at by the company and to be brought anew; one that only waits for a second look has no reason. */
export const isHandedBack = ({
  status,
  rejectionReason,
}: {
  readonly status: DocumentStatus;
  readonly rejectionReason: string | null;
}): boolean => status === "rejected" || (status === "needs-review" && rejectionReason !== null);
