/**
 * What administrators may take from their colleagues and give back, with what it is called. A Route names the one it
 * needs; the Worker refuses staff without it. Administrators hold all of them, always, and owners are not asked.
 */
export const PERMISSIONS = {
  sendInvoices: "Send and void invoices",
  recordPayments: "Record payments",
  reviewDocuments: "Review documents",
  deleteDocuments: "Delete documents",
  manageClients: "Manage clients",
  inviteOwners: "Invite owners",
  archiveWorkspaces: "Archive workspaces",
  editTemplates: "Edit templates",
  reviewRules: "Review travel rules",
} as const;

type Name = keyof typeof PERMISSIONS;
/** In the order in which they are shown. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as [Name, ...Name[]];
