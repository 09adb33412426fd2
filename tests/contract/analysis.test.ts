import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Analysis } from "#contracts/analysis/shapes.ts";
import { ANALYSED_TYPES, ANALYSIS_DESTINATIONS } from "#contracts/analysis/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { logOf } from "#tests/support/snapshot.ts";

let portal: Portal;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
});
afterAll(() => portal.stop());

const DRAFT = {
  documentText:
    "VACCINATION RECORD. Dog, owner Sarah Whitfield. Microchip 985112004567890. Rabies vaccination given on 1 Sep 2020, Nobivac, batch 1. Valid until 1 Sep 2021. Veterinarian Dr. Novák, signature M. Novak.",
  documentType: "vaccination_record",
  destinationCountry: "Germany",
} as const;

const analyse = (body: object) =>
  owner.request("/api/ai/analyze-document", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });

describe("the analysis of a paper", () => {
  test("[API-13] [DOCS-15] says what is wrong, in the contract's shape", async () => {
    const answer = await analyse(DRAFT);
    expect(answer.status).toBe(200);
    const analysis = Analysis.parse(answer.json());
    expect(analysis.validity).toBe("invalid");
    expect(analysis.issues).toContain(
      "The rabies vaccination ended on 2021-09-01. The paper says “Valid until 1 Sep 2021”.",
    );
  });

  test("[VAL-AI-03] [VAL-AI-04] takes every kind and every destination of the specification", async () => {
    for (const documentType of ANALYSED_TYPES) {
      expect((await analyse({ ...DRAFT, documentType })).status).toBe(200);
    }
    for (const destinationCountry of ANALYSIS_DESTINATIONS) {
      expect((await analyse({ ...DRAFT, destinationCountry })).status).toBe(200);
    }
  });

  test("[VAL-AI-01] without text, kind or destination is refused in the specification's words", async () => {
    for (const field of ["documentText", "documentType", "destinationCountry"]) {
      for (const value of [undefined, "", "  ", "Mars"]) {
        if (field === "documentText" && value === "Mars") continue;
        const answer = await analyse({ ...DRAFT, [field]: value });
        expect([field, answer.status]).toEqual([field, 400]);
        expect((answer.json() as { fields: object }).fields).toEqual({
          [field]: "Please provide document text, type, and destination country.",
        });
      }
    }
  });

  test("takes a text up to its limit and no further, and keeps nothing of it", async () => {
    const mark = "a paper that nobody keeps";
    expect((await analyse({ ...DRAFT, documentText: mark })).status).toBe(200);
    expect((await analyse({ ...DRAFT, documentText: "x".repeat(LIMITS.documentText) })).status).toBe(200);
    expect((await analyse({ ...DRAFT, documentText: "x".repeat(LIMITS.documentText + 1) })).status).toBe(400);
    await portal.db.update(users).set({ fullName: "somebody who is kept" }).where(eq(users.role, "customer"));
    expect(logOf(portal).includes(mark)).toBe(false);
    expect(logOf(portal).includes("somebody who is kept")).toBe(true);
  });

  test("is for people with an account", async () => {
    const answer = await portal.anonymous.send("POST", "/api/ai/analyze-document", DRAFT);
    expect(answer.status).toBe(401);
  });
});
