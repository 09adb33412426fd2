/** What the page of a journey shows below its first screen, in one file: each by itself would be asked for alone. */
export { ActivityPanel } from "./activity-panel.tsx";
export { DocumentList } from "./document-list.tsx";
export { TagsPanel } from "./facts/tags-panel.tsx";
export { InvoicesPanel } from "./invoices-panel.tsx";
export { MembersPanel } from "./members-panel.tsx";
export { NotesPanel } from "./notes-panel.tsx";
export { PricesPanel } from "./prices-panel.tsx";
export { TransferPanels } from "./transfer-panel.tsx";
export { WorkflowNote } from "./workflow-note.tsx";
