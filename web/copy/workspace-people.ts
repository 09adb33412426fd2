/** The words for the people of a journey, colleagues' notes and its invoices. */
export const workspacePeople = {
  actions: (name: string) => `Change ${name}`,
  makeRole: (role: string) => `Make ${role.toLowerCase()}`,
  remove: "Take off the journey",
  roleSet: "Role changed",
  isNow: (name: string, role: string) => `${name} is now: ${role}`,
  removing: (name: string) => `Take ${name} off this journey?`,
  removingText: "They see it no longer, and what they still had to do is nobody's until you give it away.",
  removed: "Person taken off",
  failed: "The members were not changed",

  add: "Add a person",
  form: "Add a person with an account",
  fields: { email: "Email of their account", role: "Role" },
  emailHelp: "Whoever has no account yet comes by “Invite customer”",
  save: "Add",
  added: "Person added",
  notAdded: "The person was not added",
} as const;

export const workspaceNotes = {
  title: "Notes for staff",
  hint: "Only colleagues read these.",
  empty: "No notes yet",
  write: "New note",
  placeholder: "What colleagues should know",
  add: "Add note",
  failed: "The note was not saved",
  edited: "edited",
  edit: (start: string) => `Edit the note “${start}”`,
  editing: "Note",
  save: "Save",
  remove: (start: string) => `Remove the note “${start}”`,
  removing: "Remove this note?",
  removed: "Note removed",
  confirmRemove: "Remove",
  notRemoved: "The note was not removed",
  what: "The notes",
} as const;

export const workspaceInvoices = {
  title: "Invoices",
  empty: "No invoices yet",
  due: (date: string) => `Due ${date}`,
  total: (total: string) => `Total ${total}`,
  open: (open: string) => `Open ${open}`,
  all: "Billing",
  what: "The invoices",
} as const;
