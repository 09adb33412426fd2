import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";
import { addDays, dateInZone, daysBetween } from "#contracts/core/dates.ts";
import { activity, messages, tasks, workspaceMembers, workspaces } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import {
  detailsOf,
  FIVE_STEPS,
  openJourney,
  openTodo,
  sidewaysRoom,
  WIDTHS,
} from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

const OWNER = DEMO_ACCOUNTS.owner;
const TITLES = FIVE_STEPS.map(({ title }) => title ?? "");

let portal: Portal;
let browser: Browser;
/** A journey of five to-dos that are all open. */
let journey: Awaited<ReturnType<typeof startedJourney>>;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  journey = await startedJourney(portal, FIVE_STEPS, { isSequential: false });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const close = (page: Page) => page.context().close();
const log = (page: Page) => page.getByRole("list", { name: "Activity" });

test("[CUST-01] [CUST-31] [API-27] a spinner stands while the journey is fetched, and only then", async () => {
  const page = await visit(browser, portal, "/journeys", { as: OWNER });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/customerWorkspace/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/workspace/1/customer");
  const spinner = page.getByRole("status", { name: "Loading the journey" });
  await spinner.waitFor();
  expect(await page.getByRole("tab").count()).toBe(0);
  release();
  await page.getByRole("tab", { name: "Flow" }).waitFor();
  expect(await spinner.count()).toBe(0);
  await close(page);
});

test("[API-27] an address without a journey's number asks the server for none and says so", async () => {
  const page = await visit(browser, portal, "/journeys", { as: OWNER });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const id of ["0", "-3", "bella"]) {
    await page.goto(`/workspace/${id}/customer`);
    await page.getByText("This journey is not here").waitFor();
  }
  expect(asked.filter((url) => url.includes("customerWorkspace"))).toEqual([]);
  await close(page);
});

test("somebody else's journey and a missing one are the same to an owner", async () => {
  for (const id of [journey.workspace.id, 999_999]) {
    const page = await visit(browser, portal, `/workspace/${id}/customer`, { as: OWNER });
    await page.getByText("This journey is not here").waitFor();
    await close(page);
  }
});

describe.each(WIDTHS)("at %i px", (width) => {
  test("[CUST-02] the banner says whose journey, from where to where and how long it is still, and who invited", async () => {
    const page = await openJourney(browser, portal, 1, { as: OWNER, width });
    const [row] = await portal.db.select().from(workspaces).where(eq(workspaces.id, 1));
    const days = daysBetween(dateInZone(new Date(), "UTC"), row?.departureDate ?? "");
    await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor();
    expect(await page.getByText("London to New York").isVisible()).toBe(true);
    const banner = page.getByRole("heading", { level: 1 }).locator("xpath=../../..");
    expect((await banner.innerText()).replaceAll(/\s+/g, " ")).toContain(`${days} days to departure`);
    expect(await page.getByText("Anna Lindqvist invited you to Bella’s journey").isVisible()).toBe(true);
    expect(await page.title()).toBe("Bella’s journey · Pet Travel Portal");
    await close(page);
  });

  test("[CUST-03] [CUST-05] [CUST-06] [CUST-07] Flow is open with the five to-dos in order; what has to wait says why", async () => {
    const page = await openJourney(browser, portal, 1, { as: OWNER, width });
    expect(await page.getByRole("tab", { name: "Flow" }).getAttribute("aria-selected")).toBe("true");
    expect(await page.getByRole("tab", { name: /^Files/ }).getAttribute("aria-selected")).toBe("false");
    const buttons = page.getByRole("button", { name: /^(Review|View), / });
    const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(names).toEqual(TITLES.map((title) => `Review, ${title}`));
    const words = await buttons.evaluateAll((all) => all.map((one) => one.textContent));
    expect(words).toEqual(TITLES.map(() => "Review"));
    const isDisabled = await buttons.evaluateAll((all) => all.map((one) => one.hasAttribute("disabled")));
    expect(isDisabled).toEqual([false, true, true, true, true]);
    expect(await page.getByText("Opens after step 1").isVisible()).toBe(true);
    await close(page);
  });

  test("[CUST-08] [CUST-10] [CUST-17] [CUST-18] [CUST-19] [CUST-22] [CUST-30] [ENT-32] the deposit opens with all that belongs to it", async () => {
    const page = await openJourney(browser, portal, 1, { as: OWNER, width });
    const details = await openTodo(page, "Make deposit payment");
    await details.getByRole("button", { name: "Pay £850.00" }).waitFor();
    const text = (await details.innerText()).replaceAll(/\s+/g, " ");
    expect(text).toContain("Half of the total reserves the flight and the crate.");
    expect(text).toContain("PROGRESS 0/4");
    expect(text).toContain("Only one assignee is required to complete this to-do.");
    expect(text).toContain("Roles need to be set to proceed");
    const assignees = await details
      .getByRole("list", { name: "Assignees" })
      .getByRole("listitem")
      .allInnerTexts();
    expect(assignees.map((one) => one.replaceAll(/\s+/g, " "))).toEqual(
      expect.arrayContaining(["SW Sarah Whitfield Pending", "JW James Whitfield Pending"]),
    );
    expect(assignees).toHaveLength(4);
    await close(page);
  });

  test("[CUST-10] [CUST-11] [CUST-12] [CUST-13] [CUST-14] [CUST-22] each to-do opens what it is done with; only the deposit warns", async () => {
    const page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width });
    const parts = [
      (d: ReturnType<typeof detailsOf>) => d.getByRole("button", { name: /^Pay / }),
      (d: ReturnType<typeof detailsOf>) => d.getByRole("combobox", { name: "Departure airport" }),
      (d: ReturnType<typeof detailsOf>) => d.getByRole("button", { name: "Choose files" }),
      (d: ReturnType<typeof detailsOf>) => d.getByRole("button", { name: "Complete Boarding Form" }),
      (d: ReturnType<typeof detailsOf>) => d.getByRole("button", { name: "Upload Pet Photos" }),
    ];
    for (const [at, part] of parts.entries()) {
      const details = await openTodo(page, TITLES[at] ?? "");
      await part(details).waitFor();
      expect(await details.getByText("Roles need to be set to proceed").count()).toBe(at === 0 ? 1 : 0);
      await details.getByRole("button", { name: "Close Action Details" }).click();
    }
    await close(page);
  });

  test("[CUST-06] [CUST-09] a completed to-do has View, which opens it with a banner and nothing to edit", async () => {
    const { workspace, taskIds, owner, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(3, 4));
    await owner.trpc.forms.submit.mutate({
      taskId: taskIds[0] ?? 0,
      values: { petName: "Bella", breed: "Poodle", age: "3", weight: "20", vaccinationStatus: "up-to-date" },
    });
    const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width });
    expect(await page.getByRole("button", { name: "View, Pet Boarding Form" }).innerText()).toBe("View");
    const details = await openTodo(page, "Pet Boarding Form");
    await details.getByText(/^Completed/).waitFor();
    await details.getByText("Poodle").waitFor();
    expect(await details.getByRole("button", { name: "Complete Boarding Form" }).count()).toBe(0);
    expect(await details.getByLabel("Breed").count()).toBe(0);
    await close(page);
  });

  test("[CUST-20] [CUST-21] [CUST-25] a comment stands at its to-do with author and time, and in the log", async () => {
    const page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width });
    const details = await openTodo(page, "UPLOAD Passport Copy");
    const body = `Both sides? ${width}`;
    await details.getByLabel("Comment").fill(body);
    await details.getByRole("button", { name: "Send comment" }).click();
    const comment = details
      .getByRole("list", { name: "Comments" })
      .getByRole("listitem")
      .filter({ hasText: body });
    await comment.getByText(/^Today, \d\d:\d\d UTC$/).waitFor();
    expect(await comment.innerText()).toContain("Ann Reed");
    expect(await details.getByLabel("Comment").inputValue()).toBe("");
    await details.getByRole("button", { name: "Close Action Details" }).click();
    const entry = log(page).getByRole("listitem").filter({ hasText: body });
    expect(await entry.innerText()).toContain("You commented on UPLOAD Passport Copy");
    const kept = await portal.db
      .select()
      .from(messages)
      .where(and(eq(messages.body, body), eq(messages.taskId, journey.taskIds[2] ?? 0)));
    expect(kept).toHaveLength(1);
    await close(page);
  });

  test("[CUST-27] [CUST-28] Enter sends a message, Shift + Enter begins a line, and an Enter that ends a composition does neither", async () => {
    const page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width });
    const box = page.getByPlaceholder("Send message... (Shift + Enter to insert a new line)", {
      exact: true,
    });
    await box.click();
    await page.keyboard.type(`Line one ${width}`);
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("line two");
    await box.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
    expect(await box.inputValue()).toBe(`Line one ${width}\nline two`);
    await page.keyboard.press("Enter");
    const entry = log(page)
      .getByRole("listitem")
      .filter({ hasText: `Line one ${width}` });
    await entry.getByText(/^Today, /).waitFor();
    expect(await entry.innerText()).toMatch(new RegExp(`Line one ${width}\\nline two`));
    expect(await box.inputValue()).toBe("");
    const kept = await portal.db
      .select()
      .from(messages)
      .where(eq(messages.body, `Line one ${width}\nline two`));
    expect(kept).toHaveLength(1);
    await close(page);
  });

  test("[CUST-28] a message that cannot be sent stays with its text and goes out once when it is tried again", async () => {
    const page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width });
    const body = `From the tunnel ${width}`;
    // The message arrives, its answer does not: what a retry must not double.
    await page.route(/messages\.send/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const box = page.getByPlaceholder(/^Send message/);
    await box.fill(body);
    await box.press("Enter");
    const entry = log(page).getByRole("listitem").filter({ hasText: body });
    await entry.getByText("Not sent.").waitFor();
    await page.unroute(/messages\.send/);
    await entry.getByRole("button", { name: "Try again" }).click();
    await entry.getByText(/^Today, /).waitFor();
    expect(await entry.count()).toBe(1);
    const kept = await portal.db.select().from(messages).where(eq(messages.body, body));
    expect(kept).toHaveLength(1);
    await close(page);
  });

  test("[CUST-23] [CUST-24] [CUST-25] [CUST-26] the right column has the log in words and the papers of the journey", async () => {
    const page = await openJourney(browser, portal, 1, { as: OWNER, width });
    expect(await page.getByRole("tab", { name: "Activity" }).getAttribute("aria-selected")).toBe("true");
    await page.getByRole("button", { name: "Show earlier entries" }).click();
    const lines = (await log(page).innerText()).replaceAll(/\s+/g, " ");
    expect(lines).toContain("Anna Lindqvist assigned you to Make deposit payment");
    expect(lines).toContain("James Whitfield joined the journey");
    expect(lines).toContain("You joined the journey");
    await page.getByRole("tab", { name: /^Compliance/ }).click();
    const papers = page.getByRole("list", { name: "Compliance" });
    await papers.waitFor();
    const { compliance } = await (
      await portal.owner()
    ).trpc.journeys.customerWorkspace.query({ workspaceId: 1 });
    expect(await papers.getByRole("listitem").count()).toBe(compliance.length);
    const words = { met: "Met", in_review: "In review", rejected: "Rejected", missing: "Open" };
    for (const [at, { name, state }] of compliance.entries()) {
      const line = await papers.getByRole("listitem").nth(at).innerText();
      expect(line).toContain(name);
      expect(line).toContain(words[state]);
    }
    await close(page);
  });

  test("[CUST-22] [CUST-29] 'Set the payer' names one of the family, and the warning is gone for good", async () => {
    const { workspace, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 1));
    const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width });
    const details = await openTodo(page, "Make deposit payment");
    await details.getByRole("button", { name: "Set the payer" }).click();
    await details.getByLabel("Ann Reed").check();
    await details.getByRole("button", { name: "Save", exact: true }).click();
    await details.getByText("Ann Reed pays for this journey.").waitFor();
    expect(await details.getByText("Roles need to be set to proceed").count()).toBe(0);
    const [payer] = await portal.db
      .select()
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspace.id), eq(workspaceMembers.isPayer, true)));
    expect(payer?.userId).toBe(ownerId);
    await page.reload();
    await openTodo(page, "Make deposit payment");
    await details.getByRole("button", { name: /^Pay/ }).waitFor();
    expect(await details.getByText("Roles need to be set to proceed").count()).toBe(0);
    await close(page);
  });

  test("Back closes the details, and an address opens them", async () => {
    const page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width });
    await openTodo(page, "Picture Of Your Pets");
    expect(new URL(page.url()).search).toBe(`?todo=${journey.taskIds[4]}`);
    await page.goBack();
    await expect.poll(() => detailsOf(page).getByText("Picture Of Your Pets").count()).toBe(0);
    expect(new URL(page.url()).search).toBe("");
    await page.goto(`/workspace/${journey.workspace.id}/customer?todo=${journey.taskIds[3]}`);
    await detailsOf(page).getByRole("heading", { name: "Pet Boarding Form" }).waitFor();
    await close(page);
  });

  test("nothing runs out of the page, and axe finds nothing serious, in either scheme", async () => {
    for (const scheme of ["light", "dark"] as const) {
      const page = await openJourney(browser, portal, 1, { as: OWNER, width, scheme });
      expect(await sidewaysRoom(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      const details = await openTodo(page, "Make deposit payment");
      await details.getByRole("button", { name: /^Pay/ }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      expect(page.complaints).toEqual([]);
      await close(page);
    }
  });
});

test("at 360 px every button on the page can be hit with a thumb, and nothing runs out of it", async () => {
  const page = await openJourney(browser, portal, 1, { as: OWNER, width: 360, hasTouch: true });
  expect(await sidewaysRoom(page)).toBe(0);
  const main = page.getByRole("main");
  const small = await main
    .locator("button:visible, a:visible, [role=tab]:visible")
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => `${one.textContent}: ${one.getBoundingClientRect().height}`),
    );
  expect(small).toEqual([]);
  await close(page);
});

test("a name of 120 letters without a space and one from right to left stay inside the page", async () => {
  for (const petName of [`Bartholomew${"x".repeat(109)}`, "محمد"]) {
    const { workspace, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 1), { petName });
    const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 360 });
    expect(await sidewaysRoom(page)).toBe(0);
    await close(page);
  }
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

test("an owner of several pets has a page that lists their journeys, the soonest departure first", async () => {
  const later = await aJourney(portal.db, OWNER, [], { departureDate: "2032-01-01" });
  const page = await visit(browser, portal, "/journeys", { as: OWNER });
  const cards = page.getByRole("main").getByRole("listitem");
  await cards.first().waitFor();
  const addresses = await cards
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(addresses[0]).toBe("/workspace/1/customer");
  expect(addresses.indexOf(`/workspace/${later.workspaceId}/customer`)).toBeGreaterThan(0);
  await cards.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor();
  await page.getByRole("link", { name: "Your journeys" }).click();
  await page.getByRole("heading", { level: 1, name: "Your journeys" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await close(page);
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
