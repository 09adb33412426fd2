import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { PROCEDURES } from "#tests/support/procedures.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

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
