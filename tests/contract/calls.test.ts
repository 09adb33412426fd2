import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { CurrentUser } from "#contracts/auth/shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { PROCEDURES, call } from "#tests/support/procedures.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

type Read = {
  id: string;
  /** The entity it answers. */
  entity?: string;
  path: string;
  procedure: string;
  input?: Record<string, unknown>;
  fields: string[];
  isList: boolean;
};

/** The specification's reads, with the fields it names. */
const READS: Read[] = [
  { id: "API-05", path: "/api/user", procedure: "auth.me", fields: ["initials", "fullName"], isList: false },
  {
    id: "API-06",
    entity: "[ENT-02]",
    path: "/api/workspaces",
    procedure: "workspaces.list",
    fields: [
      "id",
      "name",
      "petName",
      "petType",
      "ownerName",
      "assignedTo",
      "status",
      "actionCount",
      "priority",
      "createdAt",
      "templateId",
    ],
    isList: true,
  },
  {
    id: "API-07",
    entity: "[ENT-05]",
    path: "/api/workspace-templates",
    procedure: "templates.list",
    fields: [
      "id",
      "name",
      "description",
      "destination",
      "destinationCountry",
      "estimatedDuration",
      "requiredDocuments",
      "estimatedSteps",
      "successRate",
      "difficulty",
      "isPopular",
    ],
    isList: true,
  },
  {
    id: "API-08",
    entity: "[ENT-07]",
    path: "/api/dashboard/stats",
    procedure: "dashboard.stats",
    fields: ["activePets", "yourTurn", "pending", "completed"],
    isList: false,
  },
  {
    id: "API-09",
    entity: "[ENT-08]",
    path: "/api/tasks",
    procedure: "tasks.list",
    fields: [
      "id",
      "workspaceId",
      "title",
      "description",
      "actionType",
      "status",
      "assignedTo",
      "dueDate",
      "attachmentCount",
      "iconColor",
    ],
    isList: true,
  },
  {
    id: "API-10",
    entity: "[ENT-09]",
    path: "/api/documents",
    procedure: "documents.list",
    fields: ["id", "name", "description", "category", "status", "uploadedAt"],
    isList: true,
  },
  {
    id: "API-11",
    entity: "[ENT-01]",
    path: "/api/notifications",
    procedure: "notifications.list",
    fields: [
      "id",
      "title",
      "message",
      "type",
      "category",
      "isRead",
      "createdAt",
      "workspaceId",
      "taskId",
      "actionUrl",
    ],
    isList: true,
  },
  {
    id: "API-15",
    entity: "[ENT-14]",
    path: "/api/schedule/events",
    procedure: "schedule.events",
    fields: ["id", "eventType", "title", "description", "startDate", "location", "status"],
    isList: true,
  },
  {
    id: "API-16",
    entity: "[ENT-15]",
    path: "/api/billing/invoices",
    procedure: "billing.invoices",
    fields: [
      "id",
      "invoiceNumber",
      "customerName",
      "petName",
      "serviceDescription",
      "dueDate",
      "totalAmount",
      "status",
    ],
    isList: true,
  },
  {
    id: "API-17",
    entity: "[ENT-16]",
    path: "/api/billing/stats",
    procedure: "billing.stats",
    fields: ["totalRevenue", "monthlyRecurring", "pendingPayments", "overdueAmount"],
    isList: false,
  },
  {
    id: "API-18",
    entity: "[ENT-19]",
    path: "/api/admin/colleagues",
    procedure: "admin.colleagues",
    fields: ["id", "fullName", "email", "jobTitle", "isAdmin", "status", "assignedUsers", "createdAt"],
    isList: true,
  },
  {
    id: "API-19",
    path: "/api/admin/teams",
    procedure: "admin.teams",
    fields: ["id", "name", "members"],
    isList: true,
  },
  {
    id: "API-20",
    entity: "[ENT-18]",
    path: "/api/admin/clients",
    procedure: "admin.clients",
    fields: ["id", "name", "email", "pets", "status", "joined"],
    isList: true,
  },
  {
    id: "API-23",
    entity: "[ENT-22]",
    path: "/api/help/categories",
    procedure: "help.categories",
    fields: ["id", "name", "description", "icon", "articleCount"],
    isList: true,
  },
  {
    id: "API-24",
    path: "/api/help/articles/category/Booking%20%26%20Payments",
    procedure: "help.byCategory",
    input: { category: "Booking & Payments" },
    fields: [
      "id",
      "title",
      "content",
      "category",
      "viewCount",
      "tags",
      "helpful",
      "notHelpful",
      "lastUpdated",
    ],
    isList: true,
  },
  {
    id: "API-25",
    path: "/api/help/search?q=microchip",
    procedure: "help.search",
    input: { q: "microchip" },
    fields: ["id", "title", "content", "category", "viewCount", "tags"],
    isList: true,
  },
  {
    id: "API-26",
    entity: "[ENT-23]",
    path: "/api/help/articles/1",
    procedure: "help.article",
    input: { articleId: 1 },
    fields: ["id", "title", "content", "category", "viewCount", "tags"],
    isList: false,
  },
  {
    id: "API-27",
    path: "/api/customer-workspace/1",
    procedure: "journeys.customerWorkspace",
    input: { workspaceId: 1 },
    fields: ["id", "todos", "files", "activity", "members"],
    isList: false,
  },
];

describe("the specification's reads", () => {
  test.for(READS.map((read) => ({ entity: "", ...read })))(
    "[$id] $entity GET $path answers the same over REST and over tRPC",
    async (read) => {
      const procedure = PROCEDURES.find(({ path }) => path === read.procedure);
      if (!procedure) throw new Error(`No procedure ${read.procedure}`);
      const rest = await admin.get<unknown>(read.path);
      expect(rest.status).toBe(200);
      expect(rest.headers.get("content-type")).toContain("application/json");
      const overTrpc = await call(admin, procedure, read.input ?? {});
      expect(overTrpc.status).toBe(200);
      const { result } = overTrpc.json() as { result: { data: { json: { items?: unknown[] } } } };
      const value = result.data.json;
      expect(rest.json()).toEqual("items" in value ? value.items : value);

      expect(Array.isArray(rest.json())).toBe(read.isList);
      const first = (read.isList ? (rest.json() as unknown[])[0] : rest.json()) as Record<string, unknown>;
      expect(Object.keys(first)).toEqual(expect.arrayContaining(read.fields));
      expect(first).toBeDefined();
    },
  );

  test("[ENT-11] the current user has initials and a full name", async () => {
    const user = CurrentUser.parse((await admin.get("/api/user")).json());
    expect(user).toMatchObject({ fullName: "Anna Lindqvist", initials: "AL", accountLabel: "Administrator" });
  });
});
