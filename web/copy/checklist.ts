export type Priority = { name: string; text: string };
export type Phase = { name: string; weeks: string; points: readonly string[] };

/** A static planning page: nothing in the product depends on it. */
export const checklist = {
  title: "Feature Checklist",
  subtitle: "What was planned for the portal, in which order, and what it took from the client",
  print: "Print",
  download: "Download",
  blocked: {
    title: "The print window was blocked",
    description: "Allow pop-up windows for this page, or use Print.",
  },
  priorities: "Priorities",
  needed: "Needed from the client",
  completed: "Completed",
  timeline: "Timeline",
  timelineHint: "Ten weeks in five phases",
  priorityList: [
    { name: "Payment integration", text: "Deposits and settlements by card and bank transfer" },
    { name: "Authentication", text: "Accounts for colleagues and owners, by mailed link" },
    { name: "Database migration", text: "Every sample on a screen becomes a row that lasts" },
    { name: "Document management", text: "Uploads, versions, reviews and reminders" },
    { name: "Communications", text: "Invitations, messages and mail about each journey" },
    { name: "Real-time updates", text: "What one colleague does shows at another's desk" },
    { name: "AI features", text: "Reading of papers against the rules of a destination" },
    { name: "Reporting", text: "Revenue, late actions and journeys by destination" },
    { name: "UX and accessibility", text: "Keyboard, screen reader, phone and print" },
  ],
  neededList: [
    "Account with the payment provider and its test keys",
    "Sender domain for mail and who may change its records",
    "Key for the map service",
    "Logo, colours and the company's name as it is written",
    "Bank details that owners see for a transfer",
    "Texts of the terms that owners acknowledge",
    "Destinations served, with their papers and deadlines",
    "Names, roles and addresses of the colleagues who start",
  ],
  completedList: [
    "Dashboard with filters, cards and list",
    "Workflow templates and the start of a journey from one",
    "Owner's page with to-dos, forms, uploads and deposit",
    "Documents with search, categories and reviews",
    "Schedule, billing and the template library",
    "Management and administration of people",
    "Help page and help centre",
  ],
  phases: [
    {
      name: "Foundation",
      weeks: "Weeks 1–2",
      points: ["Accounts and permissions", "Database and its migrations", "Hosting and backups"],
    },
    {
      name: "Journeys",
      weeks: "Weeks 3–4",
      points: ["Templates and workflows", "Owner's page and forms", "Documents and reviews"],
    },
    {
      name: "Money and messages",
      weeks: "Weeks 5–6",
      points: ["Payments and invoices", "Mail, messages and notifications", "Calendar"],
    },
    {
      name: "Intelligence",
      weeks: "Weeks 7–8",
      points: ["Reading of papers", "Compliance timeline", "Reports"],
    },
    {
      name: "Launch",
      weeks: "Weeks 9–10",
      points: ["Accessibility and load tests", "Training of the colleagues", "Move of running journeys"],
    },
  ],
} as const satisfies Record<string, unknown> & {
  priorityList: readonly Priority[];
  phases: readonly Phase[];
};
