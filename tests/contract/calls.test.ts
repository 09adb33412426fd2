import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { CurrentUser } from "#contracts/auth.ts";
import type { Actor, Answer } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { PROCEDURES, call, restRequest } from "#tests/support/procedures.ts";

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

describe("the specification's changes", () => {
  test("[API-14] [ENT-20] POST /api/workspaces/from-template answers a workspace with its name, over REST and tRPC", async () => {
    const draft = {
      petName: "Mali มะลิ",
      ownerName: "สมชาย ใจดี",
      ownerEmail: "Somchai@Example.com",
      departureDate: "2031-03-04",
      notes: "",
      templateId: 1,
    };
    const over = await admin.send<Record<string, unknown>>("POST", "/api/workspaces/from-template", draft);
    expect(over.status).toBe(201);
    expect(over.json()).toMatchObject({
      name: expect.stringContaining("Mali มะลิ") as string,
      ownerName: "สมชาย ใจดี",
      departureDate: "2031-03-04",
      templateId: 1,
    });
    const twin = await admin.trpc.workspaces.createFromTemplate.mutate({ ...draft, petName: "Rex" });
    expect(twin.name).toContain("Rex");
    expect(twin.clientId).toBe(over.json().clientId);
  });

  test("[API-12] POST /api/invite-customer answers JSON, over REST and tRPC", async () => {
    const draft = { email: "ann@example.com", name: " Ann ", workspaceId: 1, personalMessage: " " };
    const over = await admin.send<Record<string, unknown>>("POST", "/api/invite-customer", draft);
    expect(over.status).toBe(201);
    expect(over.json()).toMatchObject({
      email: "ann@example.com",
      name: "Ann",
      workspaceId: 1,
      personalMessage: null,
    });
    const twin = await admin.trpc.invites.inviteCustomer.mutate({ ...draft, email: "ben@example.com" });
    expect(twin.email).toBe("ben@example.com");
  });

  test("[API-13] [ENT-12] POST /api/ai/analyze-document answers confidence, validity, category, issues, suggestions", async () => {
    const draft = {
      documentText: "Rabies vaccination",
      documentType: "vaccination_record",
      destinationCountry: "Japan",
    } as const;
    const over = await admin.send("POST", "/api/ai/analyze-document", draft);
    expect(over.status).toBe(200);
    expect(over.json()).toEqual({
      confidence: expect.any(Number) as number,
      validity: expect.stringMatching(/^(valid|invalid|needs_review)$/) as string,
      category: expect.any(String) as string,
      issues: expect.any(Array) as unknown[],
      suggestions: expect.any(Array) as unknown[],
    });
    expect(await admin.trpc.analysis.analyzeDocument.mutate(draft)).toEqual(over.json());
  });

  test("[API-21] PATCH /api/admin/colleagues/{id} changes what it is sent and nothing else", async () => {
    const before = (await admin.trpc.admin.colleagues.query({})).items.find(({ id }) => id === 2);
    const over = await admin.send("PATCH", "/api/admin/colleagues/2", { jobTitle: "Route planner" });
    expect(over.status).toBe(200);
    expect(over.json()).toMatchObject({
      id: 2,
      jobTitle: "Route planner",
      fullName: before?.fullName,
      status: before?.status,
    });
  });

  test("[API-22] DELETE /api/admin/colleagues/{id} takes a colleague off the list", async () => {
    const { items } = await admin.trpc.admin.colleagues.query({});
    const leaver = items.findLast(({ id }) => id > 4);
    const over = await admin.send("DELETE", `/api/admin/colleagues/${leaver?.id}`);
    expect(over.status).toBe(200);
    const after = await admin.trpc.admin.colleagues.query({});
    expect(after.items.map(({ id }) => id)).not.toContain(leaver?.id);
    expect(after.items).toHaveLength(items.length - 1);
  });
});

describe("[API-31] lists page as GitHub's do and are never cut silently", () => {
  const lists = PROCEDURES.filter(
    ({ route }) => route.rest?.startsWith("GET ") && "cursor" in route.input.shape,
  );

  test.for(lists)("$path: pages of three make the whole", async ({ path, route }) => {
    const filters =
      { "help.byCategory": { category: "Travel Process" }, "help.search": { q: "pet" } }[path] ?? {};
    const first = restRequest(route, filters).path;
    const whole = await walk(`${first}${first.includes("?") ? "&" : "?"}limit=200`, 200);
    const bit = await walk(`${first}${first.includes("?") ? "&" : "?"}limit=3`, 3);
    expect(bit).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(3);
  });

  test("a limit out of bounds and a made-up cursor are refused", async () => {
    for (const query of ["limit=0", "limit=201", "limit=-1", "limit=1.5", "limit=x", "cursor=made-up"]) {
      expect([query, (await admin.get(`/api/tasks?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

/** The ids of all pages of a list, by their `Link` headers. */
async function walk(address: string, limit: number): Promise<number[]> {
  const ids: number[] = [];
  let next: string | undefined = address;
  while (next !== undefined) {
    const answer: Answer<{ id: number }[]> = await admin.get<{ id: number }[]>(next);
    expect(answer.status).toBe(200);
    expect(answer.json().length).toBeLessThanOrEqual(limit);
    ids.push(...answer.json().map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return ids;
}

test("[API-32] the OpenAPI document names every operation under /api, and the page shows it", async () => {
  const document = (
    await admin.get<{ paths: Record<string, Record<string, unknown>> }>("/api/openapi.json")
  ).json();
  const page = (await admin.get("/api")).text;
  for (const { route } of PROCEDURES.filter((procedure) => procedure.route.rest)) {
    const [method = "", address = ""] = (route.rest ?? "").split(" ");
    const path = `/api${address.replace(/:(\w+)/g, "{$1}")}`;
    expect(Object.keys(document.paths[path] ?? {})).toContain(method.toLowerCase());
    expect(page).toContain(`${method} ${path}`);
  }
});

test("[ENT-21] [BLD-21] a workflow's nodes have id, type, name, place and data", async () => {
  const workflow = await admin.trpc.workflows.find.query({});
  expect(workflow.nodes.map(({ type }) => type)).toEqual([
    "deposit-payment",
    "booking-form",
    "passport-upload",
    "boarding-form",
    "pet-photos",
  ]);
  const raw = await admin.get<{ nodes: Record<string, unknown>[] }>("/api/workflows");
  for (const node of raw.json().nodes) {
    expect(Object.keys(node).toSorted()).toEqual(["data", "id", "name", "type", "x", "y"]);
    expect(Object.keys(node.data as object)).toEqual(expect.arrayContaining(["description", "assignedTo"]));
  }
});

test("[API-33] the same request id gives the same workspace, with another body 409", async () => {
  const draft = {
    petName: "Otto",
    ownerName: "Jonas Becker",
    ownerEmail: "jonas.otto@example.com",
    departureDate: "2031-03-04",
    templateId: 1,
    requestId: randomUUID(),
  };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      admin.send<{ id: number }>("POST", "/api/workspaces/from-template", draft),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const other = await admin.send("POST", "/api/workspaces/from-template", { ...draft, petName: "Karl" });
  expect(other.status).toBe(409);
});
