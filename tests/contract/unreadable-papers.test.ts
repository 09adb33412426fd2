import { Buffer } from "node:buffer";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { documents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import * as made from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import * as papers from "#tests/support/made-papers.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

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

const PATIENCE = { timeout: 60_000 };

const text = (file: made.MadeFile) => Buffer.from(file).toString("latin1");
const bytes = (words: string) => new Uint8Array(Buffer.from(words, "latin1"));
const statusOf = async (id: number) =>
  (await portal.db.select().from(documents).where(eq(documents.id, id)))[0]?.status;

test.for([
  ["words that only begin like one", bytes("%PDF-1.7\n<html>Not found</html>"), "cannot be opened"],
  ["zeros that a broken disk has left", bytes(`%PDF-1.7\n${"\0".repeat(5_000)}`), "cannot be opened"],
  ["one locked with a password", made.aSealedPdf("locked"), "without the password"],
  ["a form of one program", papers.aFormOfOneProgram(), "only Adobe Acrobat shows"],
] as const)("[RPT-18] %s: refused at once with what to do", async ([, file, what]) => {
  const answer = await upload(owner, file, { workspaceId });
  expect(answer.status).toBe(415);
  expect(answer.text).toContain(what);
});

test.for([
  ["without a page", papers.aPaperWithoutPages(), "has no page"],
  ["that only counts pages", papers.aPaperWithoutPages(2), "has no page"],
  ["cut off on its way", made.aPdf(5_000).slice(0, 150), "cannot be opened"],
  [
    "whose lock is written in an unusual way",
    bytes(text(made.aSealedPdf("locked")).replace("/Encrypt <<", "/Encrypt %\n<<")),
    "without the password",
  ],
] as const)(
  "[RPT-18] a PDF %s: handed back with what to do, and both sides are told",
  { timeout: 90_000 },
  async ([, file, what]) => {
    const answer = await upload(owner, file, { workspaceId });
    expect(answer.status).toBe(201);
    const { id } = answer.json();
    await expect.poll(() => statusOf(id), PATIENCE).toBe("rejected");
    const found = await staff.trpc.documents.find.query({ documentId: id });
    expect(found.rejectionReason).toContain(what);
    const { items } = await owner.trpc.notifications.list.query({});
    expect(items[0]?.title).toBe("Document rejected");
    expect(items[0]?.message).toContain(what);
  },
);

test(
  "[RPT-18] what readers open is kept: a blank page, a scan, a printed form that still names its program",
  { timeout: 90_000 },
  async () => {
    const words = Array.from({ length: 40 }, () => "A health certificate for one dog.").join(") Tj T* (");
    for (const file of [made.aPdf(), made.aSealedPdf("noPrinting"), papers.aPrintedForm(words)]) {
      const { id } = (await upload(owner, file, { workspaceId })).json();
      await expect
        .poll(async () => (await staff.trpc.documents.find.query({ documentId: id })).reading, PATIENCE)
        .toBe("done");
      expect(await statusOf(id)).toBe("pending");
    }
  },
);
