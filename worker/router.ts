import { router } from "#worker/core/trpc.ts";
import { accountRouter } from "#worker/domains/account/router.ts";
import { adminRouter } from "#worker/domains/admin/router.ts";
import { airportsRouter } from "#worker/domains/airports/router.ts";
import { analysisRouter } from "#worker/domains/analysis/router.ts";
import { auditRouter } from "#worker/domains/audit/router.ts";
import { authRouter } from "#worker/domains/auth/router.ts";
import { billingRouter } from "#worker/domains/billing/router.ts";
import { bookingsRouter } from "#worker/domains/bookings/router.ts";
import { clientsRouter } from "#worker/domains/clients/router.ts";
import { connectionsRouter } from "#worker/domains/connections/router.ts";
import { dashboardRouter } from "#worker/domains/dashboard/router.ts";
import { documentsRouter } from "#worker/domains/documents/router.ts";
import { dutiesRouter } from "#worker/domains/duties/router.ts";
import { featuresRouter } from "#worker/domains/features/router.ts";
import { formsRouter } from "#worker/domains/forms/router.ts";
import { healthRouter } from "#worker/domains/health/router.ts";
import { helpRouter } from "#worker/domains/help/router.ts";
import { invitesRouter } from "#worker/domains/invites/router.ts";
import { journeysRouter } from "#worker/domains/journeys/router.ts";
import { mailRouter } from "#worker/domains/mail/router.ts";
import { messagesRouter } from "#worker/domains/messages/router.ts";
import { notificationsRouter } from "#worker/domains/notifications/router.ts";
import { paymentsRouter } from "#worker/domains/payments/router.ts";
import { removedRouter } from "#worker/domains/removed/router.ts";
import { rulesRouter } from "#worker/domains/rules/router.ts";
import { scheduleRouter } from "#worker/domains/schedule/router.ts";
import { searchRouter } from "#worker/domains/search/router.ts";
import { settingsRouter } from "#worker/domains/settings/router.ts";
import { signingRouter } from "#worker/domains/signing/router.ts";
import { ssoRouter } from "#worker/domains/sso/router.ts";
import { tagsRouter } from "#worker/domains/tags/router.ts";
import { tasksRouter } from "#worker/domains/tasks/router.ts";
import { templatesRouter } from "#worker/domains/templates/router.ts";
import { webhooksRouter } from "#worker/domains/webhooks/router.ts";
import { workflowsRouter } from "#worker/domains/workflows/router.ts";
import { workspacesRouter } from "#worker/domains/workspaces/router.ts";

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  airports: airportsRouter,
  analysis: analysisRouter,
  audit: auditRouter,
  auth: authRouter,
  billing: billingRouter,
  bookings: bookingsRouter,
  clients: clientsRouter,
  connections: connectionsRouter,
  dashboard: dashboardRouter,
  documents: documentsRouter,
  duties: dutiesRouter,
  features: featuresRouter,
  forms: formsRouter,
  health: healthRouter,
  help: helpRouter,
  invites: invitesRouter,
  journeys: journeysRouter,
  mail: mailRouter,
  messages: messagesRouter,
  notifications: notificationsRouter,
  payments: paymentsRouter,
  removed: removedRouter,
  rules: rulesRouter,
  schedule: scheduleRouter,
  search: searchRouter,
  settings: settingsRouter,
  signing: signingRouter,
  sso: ssoRouter,
  tags: tagsRouter,
  tasks: tasksRouter,
  templates: templatesRouter,
  webhooks: webhooksRouter,
  workflows: workflowsRouter,
  workspaces: workspacesRouter,
});
export type AppRouter = typeof appRouter;
