import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { workspaces } from "#db/schema.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  browser = await openBrowser();
  page = await visit(browser, portal, "/documents?view=list&status=pending", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const find = async (documentId: number) => (await portal.staff()).trpc.documents.find.query({ documentId });
const waiting = async (): Promise<Document> => {
  const { items } = await (await portal.staff()).trpc.documents.list.query({ status: "pending" });
  const [document] = items;
  if (!document) throw new Error("The demo company has no pending document");
  return document;
};

/** Opens the first of the pending documents from its row. */
async function open() {
  const document = await waiting();
  await page
    .getByRole("button", { name: `Review ${document.name}`, exact: true })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: document.name });
  await drawer.getByRole("region", { name: "Decision" }).waitFor();
  return { document, drawer };
}

test("a document that waits is approved from its row; nothing shows as decided before the server has said so", async () => {
  const { document, drawer } = await open();
  await drawer.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("status").getByText("Document approved").waitFor();
  await drawer.waitFor({ state: "hidden" });
  expect((await find(document.id)).status).toBe("approved");
});

test("a rejection needs a note, which the document then carries", async () => {
  const { document, drawer } = await open();
  await drawer.getByRole("button", { name: "Reject" }).click();
  await drawer.getByText("Say what has to change first").waitFor();
  expect((await find(document.id)).status).toBe("pending");
  await drawer.getByRole("textbox", { name: "Note to the owner" }).fill("The second page is missing");
  await drawer.getByRole("button", { name: "Reject" }).click();
  await page.getByRole("status").getByText("Document rejected").waitFor();
  expect(await find(document.id)).toMatchObject({
    status: "rejected",
    rejectionReason: "The second page is missing",
  });
});

test("changes are asked for with a note", async () => {
  const { document, drawer } = await open();
  await drawer.getByRole("textbox", { name: "Note to the owner" }).fill("Please scan it in colour");
  await drawer.getByRole("button", { name: "Ask for changes" }).click();
  await page.getByRole("status").getByText("Changes asked for").waitFor();
  expect((await find(document.id)).status).toBe("needs-review");
});

test("where a colleague was faster the decision is refused and what they did is shown", async () => {
  const { document, drawer } = await open();
  await (
    await portal.admin()
  ).trpc.documents.review.mutate({
    documentId: document.id,
    version: document.version,
    decision: "reject",
    reason: "Too dark to read",
  });
  await drawer.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("alert").getByText("The decision was not saved").waitFor();
  await drawer.getByText("Too dark to read").first().waitFor();
  expect((await find(document.id)).status).toBe("rejected");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});

test("[DOCS-27] the last day of a paper is typed in its drawer, and the list marks one that has lapsed", async () => {
  const { document, drawer } = await open();
  await drawer.getByLabel("Valid until").fill("someday");
  await drawer.getByRole("button", { name: "Save date" }).click();
  await drawer.getByText("Write the date as 31 Dec 2026 or 2026-12-31").waitFor();
  await drawer.getByLabel("Valid until").fill("2020-02-29");
  await drawer.getByRole("button", { name: "Save date" }).click();
  await expect.poll(async () => (await find(document.id)).expiresOn).toBe("2020-02-29");
  const row = page.getByRole("row").filter({ hasText: document.name });
  await row.getByText("Expired 29 Feb 2020").waitFor();
  // Years before its journey ends, and of no use on it all the same.
  await portal.db
    .update(workspaces)
    .set({ departureDate: "2090-02-27", arrivalDate: "2090-03-01" })
    .where(eq(workspaces.id, document.workspaceId));
  await drawer.getByLabel("Valid until").fill("2090-02-28");
  await drawer.getByRole("button", { name: "Save date" }).click();
  await row.getByText("Lapses 28 Feb 2090, before arrival").waitFor();
  await drawer.getByLabel("Valid until").fill("2020-02-29");
  await drawer.getByRole("button", { name: "Save date" }).click();
  await row.getByText("Expired 29 Feb 2020").waitFor();
  await drawer.getByRole("region", { name: "What speaks against it" }).getByText("It has expired").waitFor();
  await drawer
    .getByRole("textbox", { name: "Why it is approved all the same" })
    .fill("The new one is on its way");
  await drawer.getByRole("button", { name: "Approve" }).click();
  await drawer.waitFor({ state: "hidden" });
  expect((await find(document.id)).status).toBe("approved");
});

test("[DOCS-28] [DOCS-29] the day that the paper itself names is taken with one press, and the list of those that have lapsed holds it", async () => {
  const words = "Rabies certificate\nValid until 3 Mar 2021";
  const file = aPdfSaying(words);
  const { workspaceId } = await waiting();
  const { id } = (await upload(await portal.staff(), file, { workspaceId, name: "Old booster" })).json();
  await page.goto(`/documents?view=list&document=${id}`);
  const drawer = page.getByRole("dialog", { name: "Old booster" });
  await drawer.getByText("The paper says “Valid until 3 Mar 2021”.").waitFor();
  await drawer.getByRole("button", { name: "Use 3 Mar 2021" }).click();
  await expect.poll(() => drawer.getByLabel("Valid until").inputValue()).toBe("3 Mar 2021");
  expect((await find(id)).expiresOn).toBe("2021-03-03");
  await drawer.getByRole("button", { name: "Close" }).click();
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("combobox", { name: "Validity" }).selectOption("expired");
  await page.waitForURL(/expiry=expired/);
  const rows = page.getByRole("table").getByRole("row");
  await expect.poll(() => rows.count()).toBe(3);
  await rows.nth(1).getByText("Expired 3 Mar 2021").waitFor();
  await rows.nth(2).getByText("Expired 29 Feb 2020").waitFor();
});

test("[RPT-10] an end that names no day is quoted and asked for", async () => {
  const { workspaceId } = await waiting();
  const file = aPdfSaying("Certificado de rabia\nValida hasta: marzo de 2029");
  const { id } = (await upload(await portal.staff(), file, { workspaceId, name: "Vacuna" })).json();
  await page.goto(`/documents?view=list&document=${id}`);
  await page
    .getByRole("dialog", { name: "Vacuna" })
    .getByText("The paper has a date we could not read: “Valida hasta: marzo de 2029”. Which day is it?")
    .waitFor();
  expect((await find(id)).expiresOn).toBeNull();
});
