import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Permission } from "#contracts/settings/permissions-shapes.ts";

import { sourceFiles } from "./files.ts";

/** What a permission guards, by how it is written into the database. */
const GUARDED: readonly (readonly [RegExp, Permission | "administer"])[] = [
  [/(?:insert|update)\(clients\)/, "manageClients"],
  [/insert\(invitations\)/, "inviteOwners"],
  [/insert\(workspaceMembers\)/, "inviteOwners"],
  [/update\(payments\)\s*\.set\(\{ status: "(?:succeeded|failed)"/, "recordPayments"],
  [/insert\(invoiceReceipts\)|insert into invoice_receipts/, "recordPayments"],
  [/status: "void"|invoiceNumber: number,|template: "invoice"/, "sendInvoices"],
  [/insert\(documentReviews\)/, "reviewDocuments"],
  [/update\(documents\)\s*\.set\(\{ removedAt: act/, "deleteDocuments"],
  [/update\(workspaces\)\s*\.set\(\{ archivedAt/, "archiveWorkspaces"],
  [/(?:insert|update)\(sourceReviews\)/, "reviewRules"],
  [/(?:insert|update)\((?:templates|libraryTemplates|templateVersions)\)/, "editTemplates"],
];

/** Who writes the same by another right. */
const BY_ANOTHER_RIGHT: Readonly<Record<string, string>> = {
  "worker/domains/invites/accept-invitation.ts": "the invitation that somebody with leave has sent",
  "worker/domains/invites/remind-invited.ts": "the clock, of an invitation that is open already",
  "worker/domains/invites/internal/colleague.ts": "leave to administer, which it asks for",
  "worker/domains/workspaces/update-workspace.ts": "a colleague who is given a journey is its team",
  "worker/domains/workspaces/internal/insert-journey.ts":
    "the owner of a new journey is its client, who is on the list",
  "worker/domains/auth/internal/address-effect.ts":
    "both addresses have been asked of what somebody with leave has entered",
  "worker/domains/payments/settle-payment.ts": "the payment provider's word",
  "worker/domains/payments/pay-by-card.ts": "the payment provider's word",
  "worker/domains/payments/internal/judge.ts": "the payment provider's word",
  "worker/domains/payments/internal/start-card.ts":
    "nobody has answered for so long that nothing can come of it",
  "worker/domains/billing/book-money-back.ts": "the payment provider's word",
  "worker/domains/billing/book-payments.ts":
    "an owner's payment that has come is booked on the invoice by itself",
};

test("[TRUST-44] what a permission guards is written only where leave for it is asked for", () => {
  const files = sourceFiles(/^worker\/domains\/.*(?<!\.test)\.ts$/);
  const unguarded: string[] = [];
  const used = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    for (const [writes, permission] of GUARDED) {
      if (!writes.test(text)) continue;
      const asks = text.includes(`Grant<"${permission}">`) || text.includes(`grant(act, "${permission}")`);
      if (asks) continue;
      if (file in BY_ANOTHER_RIGHT) used.add(file);
      else unguarded.push(`${file}: ${permission}`);
    }
  }
  expect(unguarded).toEqual([]);
  expect(Object.keys(BY_ANOTHER_RIGHT).filter((file) => !used.has(file))).toEqual([]);
});
