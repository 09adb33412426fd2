import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying, aPng } from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

const CERTIFICATE = `RABIES VACCINATION CERTIFICATE
Name of animal: Testa   Species: dog   Date of birth: 12 May 2022
Microchip number: 826 098 100 123 456, implanted on 3 Aug 2022
Vaccinated against rabies on 5 Jan 2026, valid until 4 Jan 2099, Nobivac Rabies, batch A482B01`;

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [staff, owner] = await Promise.all([portal.staff(), portal.owner()]);
});
afterAll(() => portal.stop());

const concernsOf = (documentId: number) => staff.trpc.health.concerns.query({ documentId });

/** Photos of papers of a journey of a dog of which nothing is on record, with the words that were read in them. */
async function papersSaying(...texts: string[]) {
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  const ids: number[] = [];
  for (const text of texts) {
    const { id: documentId }: Document = (await upload(owner, aPng(), { workspaceId })).json();
    await owner.trpc.analysis.keepText.mutate({ documentId, number: 1, text });
    ids.push(documentId);
  }
  return { workspaceId, ids, last: ids.at(-1) ?? 0 };
}

const review = async (
  documentId: number,
  more: { decision?: "approve" | "reject"; reason?: string; byEye?: boolean } = {},
) => {
  const { version } = await staff.trpc.documents.find.query({ documentId });
  return staff.trpc.documents.review.mutate({ documentId, version, decision: "approve", ...more });
};
const asked = async (call: Promise<unknown>) =>
  String(((await refusalOf(call)).fields as { reason?: string } | undefined)?.reason);

describe("[RPT-49] a paper of which nobody knows the words is approved by somebody who has compared it by eye", () => {
  test.each([
    ["a photo without words", () => aPng(), "No words of it are known."],
    ["a paper that waits to be read", () => aPdfSaying(CERTIFICATE), "It has not been read yet."],
  ])("%s, over every way, and who opens it later reads so", async (_, file, why) => {
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const { id: documentId, version }: Document = (await upload(owner, file(), { workspaceId })).json();
    const approve = { version, decision: "approve" } as const;
    const refused = await refusalOf(staff.trpc.documents.review.mutate({ documentId, ...approve }));
    expect(refused.fields).toEqual({ byEye: `${why} Look at it by itself, and compare it by eye.` });
    for (const more of [{}, { reason: "It is fine" }, { byEye: false }])
      expect(
        (await staff.send("POST", `/api/documents/${documentId}/review`, { ...approve, ...more })).status,
      ).toBe(400);
    expect((await staff.trpc.documents.find.query({ documentId })).status).toBe("pending");
    const seen = { ...approve, byEye: true };
    expect((await staff.send("POST", `/api/documents/${documentId}/review`, seen)).status).toBe(200);
    const [ours, theirs] = await Promise.all(
      [staff, owner].map((actor) => actor.trpc.documents.history.query({ documentId })),
    );
    expect(ours?.reviews[0]).toMatchObject({ decision: "approve", overruled: why });
    expect(theirs?.reviews[0]?.overruled).toBeNull();
  });

  test("a contradiction takes its reason whatever is said of the eye; no other decision asks for it", async () => {
    const other = CERTIFICATE.replace("826 098 100 123 456", "900 215 000 654 321");
    const { workspaceId, last: documentId } = await papersSaying(CERTIFICATE, other);
    expect(await asked(review(documentId, { byEye: true }))).toMatch(/^Its microchip is/);
    const photo: Document = (await upload(owner, aPng(), { workspaceId })).json();
    const handed = await review(photo.id, { decision: "reject", reason: "Blurred" });
    expect(handed.status).toBe("rejected");
  });
});

describe("[RPT-05] what speaks against a paper is said at the decision, which then takes a reason", () => {
  test("another microchip than another paper's: approved with a reason only, which stays with the company", async () => {
    const other = CERTIFICATE.replace("826 098 100 123 456", "900 215 000 654 321");
    const { workspaceId, ids, last: documentId } = await papersSaying(CERTIFICATE, other);
    // Which of two is right is not known: the older one takes a reason too.
    expect((await review(ids[0] ?? 0, { reason: "Read off the dog" })).status).toBe("approved");
    expect((await concernsOf(documentId)).against).toMatchObject([
      { about: "microchip", value: "900215000654321", other: { value: "826098100123456" } },
    ]);
    const why = await asked(review(documentId));
    expect(why).toMatch(/^Its microchip is 900215000654321, but “.+” says 826098100123456\./);
    expect(why).toMatch(/Say why it is approved all the same\.$/);
    expect(await asked(review(documentId, { reason: " " }))).toBe(why);
    const { version } = await staff.trpc.documents.find.query({ documentId });
    const silent = { version, decision: "approve" };
    const rest = await staff.send("POST", `/api/documents/${documentId}/review`, silent);
    expect(rest.status).toBe(400);
    const reason = "A second chip, seen by us";
    expect(await review(documentId, { reason })).toMatchObject({ status: "approved", rejectionReason: null });

    const [ours, theirs] = await Promise.all(
      [staff, owner].map((actor) => actor.trpc.documents.history.query({ documentId })),
    );
    expect(ours?.reviews[0]).toMatchObject({ reason, overruled: expect.stringMatching(/^Its microchip is/) });
    expect(theirs?.reviews[0]).toMatchObject({ reason: null, overruled: null });
    const log = await staff.trpc.journeys.activity.query({ workspaceId });
    expect(log.items.find(({ kind, text }) => kind === "document.approved" && text !== null)?.text).toBe(
      reason,
    );
    const page = await owner.trpc.journeys.customerWorkspace.query({ workspaceId });
    expect(JSON.stringify(page)).not.toContain(reason);
    const record = await (await portal.admin()).trpc.audit.list.query({ workspaceId });
    expect(record.items.find(({ kind }) => kind === "document.approved")?.after).toMatchObject({
      reason,
      overruled: expect.stringMatching(/^Its microchip is/),
    });
  });

  test.each([
    ["another name", "Testa", "Bruno", /^Its name of the pet is Bruno, but/],
    ["another birth date", "12 May 2022", "12 May 2019", /^Its birth date is 12 May 2019, but/],
    ["a last day that is over", "4 Jan 2099", "4 Jan 2024", /^It expired on 4 Jan 2024\./],
  ])("%s: no way of approving it is silent", async (_, said, instead, why) => {
    const { last: documentId } = await papersSaying(CERTIFICATE, CERTIFICATE.replaceAll(said, instead));
    expect(await asked(review(documentId))).toMatch(why);
    await review(documentId, { decision: "reject", reason: "Another animal?" });
    expect(await asked(review(documentId))).toMatch(why);
    expect((await review(documentId, { reason: "Seen by us" })).status).toBe("approved");
  });

  test("a paper that lapses before the arrival, by its own words or by the day that is kept of it", async () => {
    const { last: documentId, workspaceId } = await papersSaying(CERTIFICATE);
    await portal.db
      .update(workspaces)
      .set({ departureDate: "2099-02-01", arrivalDate: "2099-02-03" })
      .where(eq(workspaces.id, workspaceId));
    const why = "It is good until 4 Jan 2099, before the arrival on 3 Feb 2099.";
    expect(await asked(review(documentId))).toContain(why);
    expect((await concernsOf(documentId)).against).toMatchObject([
      { about: "before_arrival", value: "2099-01-04", other: { value: "2099-02-03" } },
    ]);
    const { version } = await staff.trpc.documents.find.query({ documentId });
    await staff.trpc.documents.update.mutate({ documentId, version, expiresOn: "2099-03-01" });
    expect((await concernsOf(documentId)).against).toEqual([]);
    expect((await review(documentId)).status).toBe("approved");
  });

  test("a paper that has not been read, or has no words, says so; an owner asks for none of it", async () => {
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const photo: Document = (await upload(owner, aPng(), { workspaceId })).json();
    expect(await concernsOf(photo.id)).toEqual({ number: 1, reading: "none", against: [] });
    const unread: Document = (await upload(owner, aPdfSaying(CERTIFICATE), { workspaceId })).json();
    expect(await concernsOf(unread.id)).toEqual({ number: 1, reading: "waiting", against: [] });
    expect((await owner.get(`/api/documents/${photo.id}/concerns`)).status).toBe(403);
    expect((await staff.get("/api/documents/999999999/concerns")).status).toBe(404);
  });
});
