import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { documents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { download, upload } from "#tests/support/file-door.ts";
import { listen } from "#tests/support/live.ts";
import * as made from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import * as papers from "#tests/support/made-papers.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { readPdf } from "#worker/reader/read-pdf.ts";

let portal: Portal;
let owner: Actor;
let staff: Actor;
let workspaceId: number;
beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  owner = await portal.owner();
  staff = await portal.staff();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
});
afterAll(() => portal.stop());

/** Longer than a paper takes that is ended three times, on a busy machine. */
const PATIENCE = { timeout: 120_000 };
const LONG = 300_000;

const stored = async (file: made.MadeFile) => (await upload(owner, file, { workspaceId })).json();
const read = ({ id }: Document) => staff.trpc.analysis.readDocument.query({ documentId: id });
const becomes = (paper: Document, state: string) =>
  expect.poll(async () => (await read(paper)).state, PATIENCE).toBe(state);
const rowOf = async ({ id }: Document) =>
  (await portal.db.select().from(documents).where(eq(documents.id, id)))[0];

test(
  "[TRUST-83] the open page is told when a paper has been read, and nobody else's",
  { timeout: LONG },
  async () => {
    const [ear, stranger] = [await listen(portal, staff), await listen(portal, await portal.secondOwner())];
    const paper = await stored(made.aPdfSaying("heard of"));
    expect(paper.reading).toBe("waiting");
    await becomes(paper, "read");
    expect(await staff.trpc.documents.find.query({ documentId: paper.id })).toMatchObject({
      reading: "done",
    });
    // Once for the upload, once for its words.
    await expect
      .poll(() => ear.topics().filter((topic) => topic === `documents/${workspaceId}`))
      .toHaveLength(2);
    expect(stranger.topics()).not.toContain(`documents/${workspaceId}`);
    ear.close();
    stranger.close();
  },
);

test(
  "[TRUST-84] what is filled into the fields of a form is read where it stands",
  { timeout: LONG },
  async () => {
    const form = await stored(
      papers.aFilledForm({ pet: "BELLA", chip: "985112003456789" }, "Name of the pet"),
    );
    await becomes(form, "read");
    expect((await read(form)).text).toBe("Name of the pet BELLA\n\nchip: 985112003456789");
    const found = await staff.trpc.documents.list.query({ q: "985112003456789" });
    expect(found.items.map(({ id }) => id)).toEqual([form.id]);
  },
);

test("[TRUST-88] a paper with bytes before its beginning is taken and read", { timeout: LONG }, async () => {
  for (const before of [
    "\r\n\r\n",
    "\ufeff".repeat(3),
    "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n",
    "x".repeat(900),
  ]) {
    const answer = await upload(owner, papers.aPaperAfter(before, "after other bytes"), { workspaceId });
    expect(answer.status).toBe(201);
    expect(answer.json().mediaType).toBe("application/pdf");
    await becomes(answer.json(), "read");
    expect((await read(answer.json())).text).toBe("after other bytes");
  }
  const tooLate = await upload(owner, papers.aPaperAfter("x".repeat(1_100), "too late"), { workspaceId });
  expect(tooLate.status).toBe(415);
});

const WHAT_TO_DO = "This PDF is a form that only Adobe Acrobat shows";

test("[TRUST-89] a form that nobody else's program shows is refused with what to do", async () => {
  const answer = await upload(owner, papers.aFormOfOneProgram(), { workspaceId });
  expect(answer.status).toBe(415);
  expect(answer.text).toContain(WHAT_TO_DO);
  // A form of both kinds has fields of its own, and is read.
  expect((await upload(owner, papers.aFilledForm({ pet: "BELLA" }), { workspaceId })).status).toBe(201);
});

test(
  "[TRUST-89] one that hides it is handed back with the same words, and its owner is told",
  { timeout: LONG },
  async () => {
    const paper = await stored(papers.aPackedFormOfOneProgram());
    await expect.poll(async () => (await rowOf(paper))?.status, PATIENCE).toBe("rejected");
    const found = await staff.trpc.documents.find.query({ documentId: paper.id });
    expect(found.rejectionReason).toContain(WHAT_TO_DO);
    const { items } = await owner.trpc.notifications.list.query({});
    expect(items.find(({ message }) => message.includes(WHAT_TO_DO))?.title).toBe("Document rejected");
  },
);

test(
  "[TRUST-91] a paper with scripts is shown without them, and taken along as it was sent",
  { timeout: LONG },
  async () => {
    const file = papers.aPaperWithScripts("Rabies");
    const paper = await stored(file);
    await becomes(paper, "read");
    const shown = await download(portal.origin, owner, `/files/${paper.id}?view=1`);
    expect(shown.response.status).toBe(200);
    expect(Buffer.from(shown.bytes).toString("latin1")).not.toMatch(/JavaScript|alert|OpenAction/);
    expect(await readPdf(shown.bytes.slice())).toMatchObject({ state: "read", text: "Rabies" });
    const taken = await download(portal.origin, owner, `/files/${paper.id}`);
    expect(Buffer.compare(taken.bytes, file)).toBe(0);
    const harmless = await stored(made.aPdfSaying("harmless"));
    await becomes(harmless, "read");
    const { bytes } = await download(portal.origin, owner, `/files/${harmless.id}?view=1`);
    expect(Buffer.compare(bytes, made.aPdfSaying("harmless"))).toBe(0);
  },
);

test(
  "[TRUST-81] a paper that cannot be read in time says so, and people go on without its words",
  { timeout: LONG },
  async () => {
    const paper = await stored(papers.aPaperThatKeepsBusy());
    expect(await read(paper)).toMatchObject({ state: "waiting", text: "" });
    await becomes(paper, "late");
    const found = await staff.trpc.documents.find.query({ documentId: paper.id });
    expect(found.reading).toBe("late");
    const kept = await staff.trpc.analysis.keepText.mutate({
      documentId: paper.id,
      number: 1,
      text: "typed by hand",
    });
    expect(kept).toMatchObject({ state: "read", text: "typed by hand" });
    const { version } = found;
    const decided = await staff.trpc.documents.review.mutate({
      documentId: paper.id,
      version,
      decision: "approve",
    });
    expect(decided.status).toBe("approved");
  },
);

test("[TRUST-82] what waits is taken up again after its reader was killed", { timeout: LONG }, async () => {
  const busy = await stored(papers.aPaperThatKeepsBusy());
  await expect.poll(async () => (await rowOf(busy))?.textTries, PATIENCE).toBeGreaterThan(0);
  const paper = await stored(made.aPdfSaying("read after the kill"));
  await portal.reader?.restart();
  await portal.runDuties();
  await becomes(paper, "read");
  expect((await read(paper)).text).toBe("read after the kill");
});

/** The longest of the waits of somebody who asks again and again, in milliseconds. */
async function longestWait(forMs: number): Promise<number> {
  let longest = 0;
  for (const until = performance.now() + forMs; performance.now() < until;) {
    const asked = performance.now();
    expect((await staff.get("/api/tasks?limit=5")).status).toBe(200);
    longest = Math.max(longest, performance.now() - asked);
  }
  return longest;
}

test.for([
  ["whose stream has no end", papers.aPaperWithoutEnd()],
  ["that unfolds to 200 MB", made.aPdfUnfoldingTo(200_000_000)],
  ["that is drawn for hours", papers.aPaperThatKeepsBusy()],
] as const)(
  "[TRUST-80] a paper %s is taken, and keeps nobody else waiting",
  { timeout: LONG },
  async ([, file]) => {
    const before = await longestWait(1_000);
    const paper = await stored(file);
    expect(paper.reading).toBe("waiting");
    // Eighteen seconds, when papers were read beside requests; what a busy machine adds is in both.
    expect(await longestWait(3_000)).toBeLessThan(4_000 + 3 * before);
  },
);
