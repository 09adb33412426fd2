import { randomUUID } from "node:crypto";

import { PERMISSION_NAMES } from "#contracts/permissions.ts";

import { ACCOUNT_EXAMPLES } from "./account-examples.ts";
import { BOOKING_EXAMPLES } from "./booking-ready.ts";
import { HEALTH_EXAMPLES } from "./health-examples.ts";
import { PEOPLE_EXAMPLES } from "./people-examples.ts";
import { TALK_EXAMPLES } from "./talk-examples.ts";

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

const version = 0;

export const A_LIBRARY_TEMPLATE = {
  name: "Peru: dogs",
  description: "Certificate and vaccination",
  category: "South America",
  destinationCountry: "Peru",
  country: null,
  origin: null,
  species: ["dog"],
  ownRequirements: ["Rabies vaccination"],
  estimatedTime: "7-14",
  difficulty: "Easy",
  templateId: null,
} as const;

const INVOICE = {
  serviceDescription: "Pet travel service",
  dueDate: "2031-01-31",
  currency: "USD",
  lines: [{ description: "Pet travel service", quantity: 1, unitAmount: 150_000 }],
};
const BILLING = { address: "", taxNumber: "", taxName: "VAT", taxRate: 0, termDays: 14, footer: "" };

const ALL_PERMISSIONS = Object.fromEntries(PERMISSION_NAMES.map((name) => [name, true]));

/** An input of the right shape for every procedure, as JSON; whether its rows are in the right state is another matter. */
export const EXAMPLES: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  ...ACCOUNT_EXAMPLES,
  "admin.clients": () => ({}),
  "admin.colleagues": () => ({}),
  "admin.createTeam": () => ({ name: "Night desk", memberIds: [2] }),
  "admin.importColleagues": () => ({
    rows: [
      {
        fullName: "Ada King",
        email: "ada.king@portal.example",
        jobTitle: null,
        isAdmin: false,
        status: "active",
      },
    ],
  }),
  "admin.removeColleague": ({ colleagueId }) => ({ colleagueId }),
  "admin.removeTeam": () => ({ teamId: 1, version }),
  "admin.updateTeam": () => ({ teamId: 1, version, name: "Americas desk", memberIds: [2] }),
  "admin.setStatus": ({ colleagueId }) => ({ colleagueIds: [colleagueId], status: "active" }),
  "admin.teams": () => ({}),
  "admin.resetSecondStep": ({ colleagueId }) => ({ colleagueId }),
  "admin.updateColleague": ({ colleagueId }) => ({ colleagueId, jobTitle: "Travel consultant" }),
  "analysis.analyzeDocument": () => ({
    documentText: "Health certificate",
    documentType: "health_certificate",
    destinationCountry: "USA",
  }),
  "analysis.findExpiry": ({ documentId }) => ({ documentId }),
  "analysis.keepText": ({ documentId }) => ({ documentId, number: 1, text: "Rabies vaccination" }),
  "analysis.readDocument": ({ documentId }) => ({ documentId }),
  "audit.list": () => ({}),
  "audit.refusals": () => ({}),
  "auth.demoAccounts": () => ({}),
  "auth.entrance": () => ({}),
  "auth.me": () => ({}),
  "billing.create": ({ workspaceId }) => ({ ...INVOICE, workspaceId }),
  "billing.figures": () => ({}),
  "billing.invoice": ({ invoiceId }) => ({ invoiceId }),
  "billing.receipt": ({ taskId }) => ({ taskId }),
  "billing.invoices": () => ({}),
  "billing.issue": ({ invoiceId }) => ({ invoiceId, version }),
  "billing.mail": ({ invoiceId }) => ({ invoiceId }),
  "billing.own": () => ({}),
  "billing.prefill": ({ workspaceId }) => ({ workspaceId }),
  "billing.recordPayment": ({ invoiceId }) => ({
    invoiceId,
    receivedOn: "2026-01-05",
    amount: 100,
    method: "bank",
  }),
  "billing.remove": ({ invoiceId }) => ({ invoiceId, version }),
  "billing.reversePayment": ({ invoiceId }) => ({ invoiceId, receiptId: 1, reason: "Another customer's" }),
  "billing.settings": () => ({}),
  "billing.stats": () => ({}),
  "billing.update": ({ invoiceId }) => ({ ...INVOICE, invoiceId, version }),
  "billing.updateSettings": () => ({ ...BILLING, version }),
  "billing.voidInvoice": ({ invoiceId }) => ({ invoiceId, version, reason: "Twice the same" }),
  "clients.archive": ({ clientId }) => ({ clientId, version }),
  "clients.create": () => ({ name: "Ann Reed", email: "ann.reed@example.com" }),
  "clients.find": ({ clientId }) => ({ clientId }),
  "clients.restore": ({ clientId }) => ({ clientId }),
  "clients.update": ({ clientId }) => ({ clientId, version, phone: "+44 20 7946 0001" }),
  "connections.create": () => ({
    name: "Accounting",
    scopes: ["billing:read"],
    days: 30,
    requestId: randomUUID(),
  }),
  "connections.list": () => ({}),
  "connections.revoke": ({ connectionId }) => ({ connectionId }),
  "connections.test": ({ connectionId }) => ({ connectionId }),
  "dashboard.stats": () => ({}),
  "documents.find": ({ documentId }) => ({ documentId }),
  "documents.history": ({ documentId }) => ({ documentId }),
  "documents.list": () => ({}),
  "documents.remove": ({ documentId }) => ({ documentId }),
  "documents.restore": ({ documentId }) => ({ documentId }),
  "documents.review": ({ documentId }) => ({ documentId, version, decision: "approve" }),
  "documents.update": ({ documentId }) => ({ documentId, version, category: "health" }),
  "forms.find": ({ taskId }) => ({ taskId }),
  "forms.saveDraft": ({ taskId }) => ({ taskId, values: { petName: "Bella" } }),
  "forms.submit": ({ taskId }) => ({ taskId, values: {} }),
  "help.article": ({ articleId }) => ({ articleId }),
  "help.ask": () => ({ desk: "chat", text: "Is a chip needed?" }),
  "help.byCategory": () => ({ category: "Getting Started" }),
  "help.categories": () => ({}),
  "help.popular": () => ({}),
  "airports.search": () => ({ q: "lon" }),
  "help.requestConsultation": () => ({
    startsAt: "2027-03-14T10:00",
    timeZone: "Europe/London",
    question: "Which crate?",
  }),
  "help.search": () => ({ q: "microchip" }),
  "help.viewed": ({ articleId }) => ({ articleId }),
  "help.vote": ({ articleId }) => ({ articleId, isHelpful: true }),
  "invites.inviteColleague": () => ({ fullName: "Ada King", email: "ada@portal.example" }),
  "invites.inviteCustomer": ({ workspaceId }) => ({
    workspaceId,
    name: "James",
    email: "james.reed@example.com",
  }),
  "invites.askAgain": () => ({ token: "A".repeat(43) }),
  "invites.list": ({ workspaceId }) => ({ workspaceId }),
  "invites.opened": () => ({ token: "A".repeat(43) }),
  "invites.resend": ({ invitationId }) => ({ invitationId }),
  "invites.revoke": ({ invitationId }) => ({ invitationId }),
  "invites.preview": () => ({ token: "A".repeat(43) }),
  "invites.resendToColleague": ({ colleagueId }) => ({ colleagueId }),
  "invites.revokeOfColleague": ({ colleagueId }) => ({ colleagueId }),
  "journeys.customerWorkspace": ({ workspaceId }) => ({ workspaceId }),
  "journeys.submitTodo": ({ taskId }) => ({ taskId }),
  "mail.list": () => ({}),
  "mail.retry": ({ mailId }) => ({ mailId }),
  "notifications.list": () => ({}),
  "notifications.markAllRead": () => ({}),
  "notifications.markRead": ({ notificationId }) => ({ notificationId }),
  "notifications.mute": ({ taskId }) => ({ taskId, isMuted: true }),
  "notifications.muted": () => ({}),
  "notifications.preferences": () => ({}),
  "notifications.setPreference": () => ({ kind: "due", channel: "mail" }),
  "notifications.unreadCount": () => ({}),
  "payments.announceTransfer": ({ taskId }) => ({ taskId, requestId: randomUUID() }),
  "payments.confirmTransfer": ({ taskId }) => ({ taskId }),
  "payments.finishCard": ({ taskId }) => ({ taskId, requestId: randomUUID() }),
  "payments.openCard": ({ taskId }) => ({ taskId, requestId: randomUUID() }),
  "payments.payByCard": ({ taskId }) => ({ taskId, cardToken: "tok_0123456789", requestId: randomUUID() }),
  "payments.quote": ({ taskId }) => ({ taskId }),
  "schedule.advance": ({ eventId }) => ({ eventId, version, status: "confirmed" }),
  "schedule.cancel": ({ eventId }) => ({ eventId, version, reason: "The airline has cancelled the flight" }),
  "schedule.create": () => ({
    eventType: "other",
    title: "Vet visit",
    when: { timeZone: "Europe/London", start: "2030-03-04T09:00" },
  }),
  "schedule.events": () => ({}),
  "search.find": () => ({ q: "bella" }),
  "schedule.feed": () => ({}),
  "schedule.find": ({ eventId }) => ({ eventId }),
  "schedule.renewFeed": () => ({}),
  "schedule.revokeFeed": () => ({}),
  "schedule.update": ({ eventId }) => ({ eventId, version, title: "Second vet visit" }),
  "settings.backUp": () => ({}),
  "settings.backups": () => ({}),
  "settings.mailDefaults": () => ({}),
  "settings.memberRights": () => ({}),
  "settings.permissions": () => ({}),
  "settings.signInPolicy": () => ({}),
  "settings.setSignInPolicy": () => ({ isSecondFactorRequired: true, version }),
  "settings.services": () => ({}),
  "settings.setBackupPlan": () => ({ every: "weekly", keep: 4 }),
  "settings.setMailDefault": () => ({ audience: "owners", kind: "payment", channel: "mail" }),
  "settings.setMemberRights": () => ({ roles: { family: [], vet: [], ground_agent: [] }, version }),
  "settings.setPermissions": () => ({ staff: { ...ALL_PERMISSIONS, editTemplates: false }, version }),
  "settings.testService": () => ({ service: "payments" }),
  "tasks.choose": ({ taskId }) => ({ taskId, version, edgeId: "edge-1" }),
  "tasks.ways": ({ taskId }) => ({ taskId }),
  "tasks.complete": ({ taskId }) => ({ taskId, version }),
  "tasks.counts": () => ({}),
  "tasks.find": ({ taskId }) => ({ taskId }),
  "tasks.list": () => ({}),
  "tasks.reopen": ({ taskId }) => ({ taskId, version }),
  "tasks.reschedule": ({ taskId }) => ({ taskId, version, dueDate: "2030-01-01" }),
  "tasks.sendBack": ({ taskId }) => ({ taskId, version, reason: "The second page is missing" }),
  "templates.archive": ({ templateId }) => ({ templateId, version }),
  "templates.archiveLibrary": ({ libraryTemplateId }) => ({ libraryTemplateId, version }),
  "templates.create": ({ templateId }) => ({
    basedOnId: templateId,
    name: "Dogs to Chile",
    description: "Papers and flights",
    destination: "Chile",
  }),
  "templates.createLibrary": ({ templateId }) => ({ ...A_LIBRARY_TEMPLATE, templateId }),
  "templates.library": () => ({}),
  "templates.list": () => ({}),
  "templates.restoreLibrary": ({ libraryTemplateId }) => ({ libraryTemplateId }),
  "templates.restore": ({ templateId }) => ({ templateId }),
  "templates.updateLibrary": ({ libraryTemplateId }) => ({
    libraryTemplateId,
    version,
    name: "Fish to Peru",
  }),
  "templates.update": ({ templateId }) => ({ templateId, version, name: "Dogs to Peru" }),
  "workflows.draft": ({ templateId }) => ({ templateId }),
  "workflows.find": () => ({}),
  "workflows.journeys": ({ templateId }) => ({ templateId, number: 1 }),
  "workflows.moveJourney": ({ workspaceId }) => ({ workspaceId, toNumber: 1, run: 0 }),
  "workflows.previewMove": ({ workspaceId }) => ({ workspaceId }),
  "workflows.publish": ({ templateId }) => ({ templateId, version }),
  "workflows.saveDraft": ({ templateId }) => ({
    templateId,
    version,
    graph: { isSequential: true, steps: [], edges: [] },
  }),
  "workflows.version": ({ templateId }) => ({ templateId, number: 1 }),
  "workflows.versions": ({ templateId }) => ({ templateId }),
  ...HEALTH_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  ...TALK_EXAMPLES,
  ...BOOKING_EXAMPLES,
  "workspaces.archive": ({ workspaceId }) => ({ workspaceId, version }),
  "workspaces.archived": () => ({}),
  "workspaces.createFromTemplate": ({ templateId }) => ({
    templateId,
    petName: "Rex",
    ownerName: "Ann Reed",
    ownerEmail: "ann.reed@example.com",
    departureDate: "2030-06-01",
  }),
  "workspaces.export": () => ({}),
  "workspaces.facets": () => ({}),
  "workspaces.find": ({ workspaceId }) => ({ workspaceId }),
  "workspaces.list": () => ({}),
  "workspaces.review": () => ({}),
  "workspaces.restore": ({ workspaceId }) => ({ workspaceId }),
  "workspaces.setPayer": ({ workspaceId, userId }) => ({ workspaceId, userId }),
  "workspaces.update": ({ workspaceId }) => ({ workspaceId, version, priority: "low" }),
};
