import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { activity, formDrafts, messages, sessions, tasks } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { FIVE_STEPS, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

const OWNER = DEMO_ACCOUNTS.owner;

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const close = (page: Page) => page.context().close();
const log = (page: Page) => page.getByRole("list", { name: "Activity" });
const talk = (page: Page) => page.getByRole("list", { name: "Messages" });

test("[CUST-27] [CUST-28] Enter sends a message, Shift + Enter begins a line, and an Enter that ends a composition does neither", async () => {
  const { workspace, ownerId } = await startedJourney(portal, FIVE_STEPS);
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId });
  const hint = "Send message... (Shift + Enter to insert a new line)";
  const box = page.getByPlaceholder(hint, { exact: true });
  await box.click();
  await page.keyboard.type("Line one");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("line two");
  await box.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  expect(await box.inputValue()).toBe("Line one\nline two");
  await page.keyboard.press("Enter");
  for (const list of [talk(page), log(page)]) {
    const entry = list.getByRole("listitem").filter({ hasText: "Line one" });
    await entry.getByText(/^Today, /).waitFor();
    await expect.poll(() => entry.innerText()).toContain("Line one\nline two");
  }
  expect(await box.inputValue()).toBe("");
  const sent = eq(messages.body, "Line one\nline two");
  expect(await portal.db.select().from(messages).where(sent)).toHaveLength(1);

  const body = "From the tunnel";
  // The message arrives, its answer does not: what a retry must not double.
  await page.route(/messages\.send/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await box.fill(body);
  await box.press("Enter");
  const kept = talk(page).getByRole("listitem").filter({ hasText: body });
  await kept.getByText("Not sent.").waitFor();
  await page.unroute(/messages\.send/);
  await kept.getByRole("button", { name: "Try again" }).click();
  await kept.getByText(/^Today, /).waitFor();
  expect(await kept.count()).toBe(1);
  expect(await portal.db.select().from(messages).where(eq(messages.body, body))).toHaveLength(1);
  await close(page);
});

test("days are counted in the reader's own zone: on the other side of the date line one less or more", async () => {
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const today = dateInZone(new Date(), zone);
    const departureDate = addDays(today, 9);
    const { workspaceId } = await aJourney(portal.db, OWNER, [], { departureDate });
    const page = await openJourney(browser, portal, workspaceId, { as: OWNER, zone });
    await page.getByText("days to departure").waitFor();
    const text = await page.getByText("days to departure").locator("xpath=../..").innerText();
    expect(text.replaceAll(/\s+/g, " ")).toMatch(/^9 days to departure/);
    await close(page);
  }
});

test("[ROLE-03] [ROLE-06] an owner sees nothing of the company's own pages; a colleague sees the same page and the way back", async () => {
  const ownersPage = await openJourney(browser, portal, 1, { as: OWNER });
  expect(await ownersPage.getByRole("link", { name: /Library|Manage|Admin|Documents|Billing/ }).count()).toBe(
    0,
  );
  expect(await ownersPage.getByText("Back to workspace").count()).toBe(0);
  await close(ownersPage);

  const staffs = await openJourney(browser, portal, 1, { as: DEMO_ACCOUNTS.staff });
  const buttons = staffs.getByRole("button", { name: /^Review, / });
  expect(await buttons.count()).toBe(5);
  await staffs.getByRole("link", { name: "Back to workspace" }).click();
  await expect.poll(() => new URL(staffs.url()).pathname).toBe("/workspace/1");
  await close(staffs);
});

test("[ROLE-07] an owner of several pets begins with a page that lists their journeys, the soonest departure first; nobody sees one without signing in", async () => {
  const later = await aJourney(portal.db, OWNER, [], { departureDate: "2032-01-01" });
  const page = await visit(browser, portal, "/journeys", { as: OWNER });
  const cards = page.getByRole("list", { name: "Your journeys" }).getByRole("listitem");
  await cards.first().waitFor();
  const addresses = await cards
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  const { items } = await (await portal.owner()).trpc.workspaces.list.query({ sort: "departure" });
  expect(addresses).toEqual(items.map(({ id }) => `/workspace/${id}/customer`));
  expect(addresses.at(-1)).toBe(`/workspace/${later.workspaceId}/customer`);
  await cards.getByRole("link", { name: /^Bella’s journey/ }).click();
  await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor();
  await page.getByRole("link", { name: "Your journeys" }).click();
  await page.getByRole("heading", { level: 1, name: "Your journeys" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "Your journeys" }).waitFor();
  await close(page);

  const nobody = await visit(browser, portal, "/workspace/1/customer");
  await nobody.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(new URL(nobody.url()).search).toBe("?next=%2Fworkspace%2F1%2Fcustomer");
  await close(nobody);
});

test("[CUST-25] [CUST-29] what staff do meanwhile is there on the next look, and the log tells it", async () => {
  const { workspace, taskIds, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(1, 3));
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId });
  const staff = await portal.staff();
  const [row] = await portal.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, taskIds[0] ?? 0));
  await staff.trpc.tasks.complete.mutate({ taskId: taskIds[0] ?? 0, version: row?.version ?? 0 });
  await page.reload();
  await page.getByRole("button", { name: "View, Flight Booking Form" }).waitFor();
  expect(await page.getByRole("button", { name: "Review, UPLOAD Passport Copy" }).isEnabled()).toBe(true);
  const recorded = await portal.db.select().from(activity).where(eq(activity.workspaceId, workspace.id));
  expect(recorded.map(({ kind }) => kind)).toContain("task.completed");
  expect(await log(page).innerText()).toContain("Flight Booking Form is completed");
  await close(page);
});

test("[ACCT-09] a session that ends in the middle of a form says so in place, keeps what was typed, and goes on after signing in", async () => {
  const { workspace, taskIds, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(3, 4));
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 1200 });
  const details = await openTodo(page, "Pet Boarding Form");
  await details.getByRole("button", { name: "Complete Boarding Form" }).click();
  await details.getByLabel("Breed").waitFor();
  await portal.db.delete(sessions).where(eq(sessions.userId, ownerId));
  await details.getByLabel("Breed").fill("Podenco");
  await page.getByText("Your session has ended").waitFor();
  expect(await details.getByLabel("Breed").inputValue()).toBe("Podenco");
  const [name = "", value = ""] = (await portal.cookieOf(ownerId)).split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: portal.origin, httpOnly: true, sameSite: "Lax" }]);
  await page.getByRole("button", { name: "I have signed in in another tab" }).click();
  await expect.poll(() => page.getByText("Your session has ended").count()).toBe(0);
  expect(await details.getByLabel("Breed").inputValue()).toBe("Podenco");
  const drafts = () =>
    portal.db
      .select()
      .from(formDrafts)
      .where(eq(formDrafts.taskId, taskIds[0] ?? 0));
  await expect.poll(async () => (await drafts())[0]?.values.breed, { timeout: 10_000 }).toBe("Podenco");
  await close(page);
});

test("[NOTE-13] [RPT-14] an owner names who may read it, in a message and in a comment; they are told, once each", async () => {
  const { workspace, ownerId } = await startedJourney(portal, FIVE_STEPS);
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 1200 });
  const people = page.getByRole("list", { name: "People to name" });
  const message = page.getByPlaceholder("Send message... (Shift + Enter to insert a new line)", {
    exact: true,
  });
  await message.pressSequentially("Look here, @mar");
  const colleague = people.getByRole("button", { name: /^Marek Dvořák/ });
  await colleague.waitFor();
  expect(await people.getByRole("button").count()).toBe(1);
  await colleague.press("Enter");
  await expect.poll(() => message.inputValue()).toBe("Look here, @Marek Dvořák ");
  await expect.poll(() => message.evaluate((box) => box === document.activeElement)).toBe(true);
  await message.press("Enter");

  const details = await openTodo(page, "Make deposit payment");
  const comment = details.getByLabel("Comment");
  await comment.pressSequentially("Is it this one, @");
  await people.getByRole("button", { name: /^Marek Dvořák/ }).click();
  await page.reload();
  await comment
    .or(page.getByRole("heading", { name: "Make deposit payment" }))
    .first()
    .waitFor();
  if (!(await comment.isVisible())) await openTodo(page, "Make deposit payment");
  await details.getByRole("button", { name: "Send comment" }).click();

  const told = async () => {
    const { items } = await (await portal.staff()).trpc.notifications.list.query({ kind: "mention" });
    return items.filter(({ workspaceId }) => workspaceId === workspace.id).map((one) => one.message);
  };
  await expect.poll(told).toHaveLength(2);
  for (const words of ["Look here, @Marek Dvořák", "Is it this one, @Marek Dvořák"])
    expect((await told()).filter((one) => one.includes(words))).toHaveLength(1);
  expect(await people.count()).toBe(0);
  await close(page);
});
