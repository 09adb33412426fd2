/** The rows an example points at: those of one's own journey, of another's, or of nobody. */
export type Ids = {
  workspaceId: number;
  taskId: number;
  documentId: number;
  notificationId: number;
  articleId: number;
  invoiceId: number;
  colleagueId: number;
  templateId: number;
  clientId: number;
  eventId: number;
  libraryTemplateId: number;
  connectionId: number;
  mailId: number;
  invitationId: number;
  userId: number;
};

export const ID_FIELDS = [
  "workspaceId",
  "taskId",
  "documentId",
  "notificationId",
  "articleId",
  "invoiceId",
  "colleagueId",
  "templateId",
  "clientId",
  "eventId",
  "libraryTemplateId",
  "connectionId",
  "mailId",
  "invitationId",
] as const satisfies readonly (keyof Ids)[];
