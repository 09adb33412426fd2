import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { documents, messages, stuckReports, tasks, templates } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPdf } from "#tests/support/made-files.ts";
import { FIVE_STEPS, openJourney, openTodo, sidewaysRoom } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let browser: Browser;
let journey: Started;
/** The owner on a phone, and the colleague in charge at a desk. */
let owner: Visitor;
let staff: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  journey = await startedJourney(portal, FIVE_STEPS, { isSequential: false, petName: "Testa" });
  const { id } = journey.workspace;
  await portal.db
    .update(templates)
    .set({ requiredDocuments: ["UPLOAD Passport Copy", "Import permit"] })
    .where(eq(templates.id, journey.workspace.templateId ?? 0));
  owner = await openJourney(browser, portal, id, { as: journey.ownerId, width: 390, hasTouch: true });
  staff = await visit(browser, portal, `/workspace/${id}`, { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** What stands in the box before anything is written: on a phone no keys are named. */
const box = (page: Page) =>
  page.getByPlaceholder(/^Send message\.\.\.( \(Shift \+ Enter to insert a new line\))?$/);
const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
const said = (page: Page, name = "Messages") => page.getByRole("list", { name }).getByRole("listitem");
const sentRows = (body: string) =>
  portal.db
    .select()
    .from(messages)
    .where(and(eq(messages.workspaceId, journey.workspace.id), eq(messages.body, body)));

test("[TALK-01] [TALK-03] [TALK-04] a message takes a paper along; the colleague finds it unread, looks at it, and the owner sees that it was read", async () => {
  await owner.getByRole("button", { name: "Attach files" }).waitFor();
  const [chooser] = await Promise.all([
    owner.waitForEvent("filechooser"),
    owner.getByRole("button", { name: "Attach files" }).click(),
  ]);
  await chooser.setFiles({
    name: "护照 #1.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(aPdf()),
  });
  await owner.getByRole("list", { name: "Files that go along" }).getByText("护照 #1.pdf").waitFor();
  await box(owner).fill("Is this page enough?");
  await send(owner);
  const sent = said(owner).filter({ hasText: "Is this page enough?" });
  await sent.getByText(/^Today, /).waitFor();
  const [paper] = await portal.db
    .select()
    .from(documents)
    .where(eq(documents.workspaceId, journey.workspace.id));
  expect(await sent.getByRole("link", { name: /^Download/ }).getAttribute("href")).toBe(
    `/files/${paper?.id}`,
  );

  const there = said(staff, "Conversation").filter({ hasText: "Is this page enough?" });
  await there.getByRole("button", { name: "Preview of 护照 #1" }).click();
  await there.getByTitle("Preview of 护照 #1").or(there.getByText("No preview")).first().waitFor();
  const [download] = await Promise.all([
    staff.waitForEvent("download"),
    there.getByRole("link", { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("护照 #1.pdf");
  await owner.getByText(/^Seen by Marek Dvořák · Today, \d\d:\d\d UTC$/).waitFor();
});

test("[TALK-03] [TALK-06] what is new shows on the cards and in the list of conversations, unread first, until it is read", async () => {
  await staff.goto("/messages");
  await staff.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
  await journey.owner.trpc.messages.send.mutate({
    workspaceId: journey.workspace.id,
    body: "And the other side?",
  });
  const first = staff.getByRole("list", { name: "Messages" }).getByRole("listitem").first();
  await first.getByText("1 unread message").waitFor();
  await first.getByText("Ann Reed: And the other side?").waitFor();
  expect(await seriousFindings(staff)).toEqual([]);
  await staff.goto("/workspaces?sort=newest");
  const card = staff.locator(`[data-workspace="${journey.workspace.id}"]`);
  await card.getByText("1 unread message").waitFor();
  await card.getByRole("link", { name: "Testa" }).click();
  // The log of the journey tells of the message too.
  const unread = staff
    .getByRole("listitem")
    .filter({ hasText: "And the other side?", hasNotText: "Ann Reed wrote" });
  await unread.waitFor();
  await unread.scrollIntoViewIfNeeded();
  const read = async () =>
    (await (await portal.staff()).trpc.messages.unread.query({})).map((one) => one.workspaceId);
  await expect.poll(read).not.toContain(journey.workspace.id);
  await staff.goto("/messages?scope=all");
  await expect.poll(() => staff.getByRole("radio", { name: "All of the company" }).isChecked()).toBe(true);
  const row = staff.getByRole("listitem").filter({ hasText: "And the other side?" });
  await row.getByText("Waits for an answer").waitFor();
  await expect.poll(() => row.getByText("1 unread message").count()).toBe(0);

  const { id } = journey.workspace;
  // The conversation is at the end of the page, where nobody reads it now.
  await owner.evaluate(() => window.scrollTo(0, 0));
  await (await portal.staff()).trpc.messages.send.mutate({ workspaceId: id, body: "Yes, both sides." });
  const strip = owner.getByRole("button", { name: "1 new message" });
  await strip.click();
  await said(owner)
    .filter({ hasText: "Yes, both sides." })
    .getByText(/^Today, /)
    .waitFor();
  await expect.poll(() => strip.count()).toBe(0);
});

test("[TALK-02] words outlive a reload, and a message written without a line goes by itself, once", async () => {
  await box(owner).fill("Half a sentence");
  await owner.reload();
  await expect.poll(() => box(owner).inputValue()).toBe("Half a sentence");
  const body = "Written in the tunnel";
  await owner.context().setOffline(true);
  await box(owner).fill(body);
  await send(owner);
  await said(owner).filter({ hasText: body }).getByText("Not sent.").waitFor();
  await owner.context().setOffline(false);
  await said(owner)
    .filter({ hasText: body })
    .getByText(/^Today, /)
    .waitFor();

  // The message arrives, its answer does not, and the page is gone before it can ask again.
  const second = "Sent before the reload";
  await owner.route(/messages\.send/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await box(owner).fill(second);
  await send(owner);
  await said(owner).filter({ hasText: second }).getByText("Not sent.").waitFor();
  await owner.unroute(/messages\.send/);
  await owner.reload();
  await said(owner)
    .filter({ hasText: second })
    .getByText(/^Today, /)
    .waitFor();
  await expect.poll(() => said(owner).filter({ hasText: second }).count()).toBe(1);
  for (const words of [body, second]) expect(await sentRows(words)).toHaveLength(1);
});

test("[STUCK-01] [STUCK-02] [STUCK-03] an owner who is stuck says why; the colleague sees it on the card and the page, answers and clears it", async () => {
  const details = await openTodo(owner, "Flight Booking Form");
  await details.getByRole("button", { name: "I am stuck" }).click();
  await details.getByLabel("I wait for somebody else").check();
  await details.getByLabel("In your words (optional)").fill("The airline does not answer");
  expect(await sidewaysRoom(owner)).toBe(0);
  await details.getByRole("button", { name: "Tell the team" }).dblclick();
  await details.getByText(/^Told to the team · Today, /).waitFor();
  const reports = () =>
    portal.db.select().from(stuckReports).where(eq(stuckReports.workspaceId, journey.workspace.id));
  expect(await reports()).toHaveLength(1);

  await staff.goto("/workspaces?sort=newest");
  await staff
    .locator(`[data-workspace="${journey.workspace.id}"]`)
    .getByText("Stuck", { exact: true })
    .waitFor();
  await staff.goto(`/workspace/${journey.workspace.id}`);
  const panel = staff.getByRole("region", { name: "An owner is stuck" });
  await panel.getByText("The airline does not answer").waitFor();
  expect(await seriousFindings(staff)).toEqual([]);
  await panel.getByLabel("Your answer").fill("We have called them: you are booked.");
  await panel.getByRole("button", { name: "Answer and clear" }).click();
  await expect.poll(() => panel.count()).toBe(0);
  const answer = details.getByRole("list", { name: "Conversation" }).getByRole("listitem");
  await answer.filter({ hasText: "We have called them: you are booked." }).waitFor();
  await details.getByRole("button", { name: "I am stuck" }).waitFor();
  await details.getByRole("button", { name: "Close Action Details" }).click();
});

test("[CUST-26] the papers stand in the address, and each that is missing leads to its to-do", async () => {
  await owner.getByRole("tab", { name: /^Compliance/ }).click();
  await expect.poll(() => new URL(owner.url()).searchParams.get("record")).toBe("compliance");
  await owner.reload();
  const papers = owner.getByRole("list", { name: "Compliance" }).getByRole("listitem");
  await papers
    .filter({ hasText: "Import permit" })
    .getByText(/we take care of it/)
    .waitFor();
  await papers.getByRole("button", { name: "Bring it: UPLOAD Passport Copy" }).click();
  await owner.getByRole("heading", { level: 3, name: "UPLOAD Passport Copy" }).waitFor();
  expect(new URL(owner.url()).searchParams.get("record")).toBe("compliance");
});

test("[HOME-03] home tells what is next and what is new", async () => {
  await (
    await portal.staff()
  ).trpc.messages.send.mutate({ workspaceId: journey.workspace.id, body: "One thing more" });
  const [step] = await portal.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, journey.taskIds[0] ?? 0));
  await owner.goto("/journeys");
  const card = owner.getByRole("main").getByRole("link", { name: /^Testa’s journey/ });
  await card.getByText(`Next: ${step?.title}`).waitFor();
  await card.getByText(/^\d new messages?$/).waitFor();
  expect(await seriousFindings(owner)).toEqual([]);
});
