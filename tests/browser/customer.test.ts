import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { dateInZone, daysBetween } from "#contracts/core/dates.ts";
import { messages, workspaceMembers, workspaces } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
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
  portal = await aPortal("demo", { DEMO_MODE: "1" });
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
  await page.locator('a[href="/workspace/1/customer"]').first().click();
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
    expect(await page.getByRole("tab").count()).toBe(0);
    await close(page);
  }
});

describe.each(WIDTHS)("at %i px", (width) => {
  let page: Page & { complaints: string[] };
  const goTo = async (workspaceId: number) => {
    await page.goto(`/workspace/${workspaceId}/customer`);
    await page.getByRole("tab", { name: "Flow" }).waitFor();
  };

  describe("the demo's journey", () => {
    beforeAll(async () => {
      page = await openJourney(browser, portal, 1, { as: OWNER, width });
    });
    afterAll(() => close(page));

    test("[CUST-02] the banner says whose journey, from where to where and how long it is still, and who invited", async () => {
      const [row] = await portal.db.select().from(workspaces).where(eq(workspaces.id, 1));
      const days = daysBetween(dateInZone(new Date(), "UTC"), row?.departureDate ?? "");
      await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor();
      const banner = page.getByRole("heading", { level: 1 }).locator("xpath=../../..");
      const words = (await banner.innerText()).replaceAll(/\s+/g, " ");
      expect(words).toContain("London to New York");
      expect(words).toContain(`${days} days to departure`);
      await page.getByText("Anna Lindqvist invited you to Bella’s journey").waitFor();
      expect(await page.title()).toBe("Bella’s journey · Pet Travel Portal");
    });

    test("[CUST-03] [CUST-05] [CUST-06] [CUST-07] Flow is open with the five to-dos in order; what has to wait says why", async () => {
      expect(await page.getByRole("tab", { name: "Flow" }).getAttribute("aria-selected")).toBe("true");
      expect(await page.getByRole("tab", { name: /^Files/ }).getAttribute("aria-selected")).toBe("false");
      const buttons = page.getByRole("button", { name: /^(Review|View), / });
      const shown = await buttons.evaluateAll((all) =>
        all.map((one) => [one.getAttribute("aria-label"), one.textContent, one.hasAttribute("disabled")]),
      );
      expect(shown).toEqual(TITLES.map((title, at) => [`Review, ${title}`, "Review", at > 0]));
      await page.getByText("Opens after step 1").waitFor();
    });

    test("[CUST-23] [CUST-24] [CUST-25] [CUST-26] the right column has the log in words and the papers of the journey", async () => {
      expect(await page.getByRole("tab", { name: "Activity" }).getAttribute("aria-selected")).toBe("true");
      await page.getByRole("button", { name: "Show earlier entries" }).click();
      const lines = (await log(page).innerText()).replaceAll(/\s+/g, " ");
      expect(lines).toContain("Anna Lindqvist assigned you to Make deposit payment");
      expect(lines).toContain("James Whitfield joined the journey");
      expect(lines).toContain("You joined the journey");
      await page.getByRole("tab", { name: /^Compliance/ }).click();
      const papers = page.getByRole("list", { name: "Compliance" }).getByRole("listitem");
      await papers.first().waitFor();
      const owner = await portal.owner();
      const { compliance } = await owner.trpc.journeys.customerWorkspace.query({ workspaceId: 1 });
      const words = { met: "Met", in_review: "In review", rejected: "Rejected", missing: "Open" };
      const told = (await papers.allInnerTexts()).map((one) => one.split("\n"));
      expect(told.map((line) => [line[0], line.at(-1)])).toEqual(
        compliance
          .toSorted((a, b) => Number(b.state === "rejected") - Number(a.state === "rejected"))
          .map(({ name, state, status }) => [
            name,
            state === "rejected" && status === "needs-review" ? "Changes needed" : words[state],
          ]),
      );
      await page.getByRole("tab", { name: "Activity" }).click();
    });

    test("[CUST-08] [CUST-10] [CUST-17] [CUST-18] [CUST-19] [CUST-22] [CUST-30] [ENT-32] the deposit opens with all that belongs to it", async () => {
      const details = await openTodo(page, "Make deposit payment");
      await details.getByRole("button", { name: "Pay £850.00" }).waitFor();
      const text = (await details.innerText()).replaceAll(/\s+/g, " ");
      expect(text).toContain("Half of the total reserves the flight and the crate.");
      expect(text).toContain("PROGRESS 0/4");
      expect(text).toContain("Only one assignee is required to complete this to-do.");
      expect(text).toContain("Roles need to be set to proceed");
      const list = details.getByRole("list", { name: "Assignees" }).getByRole("listitem");
      const assignees = (await list.allInnerTexts()).map((one) => one.replaceAll(/\s+/g, " "));
      expect(assignees).toEqual(
        expect.arrayContaining(["SW Sarah Whitfield Pending", "JW James Whitfield Pending"]),
      );
      expect(assignees).toHaveLength(4);
    });

    test("nothing runs out of the page, and axe finds nothing serious, in either scheme", async () => {
      expect(await sidewaysRoom(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
      await page.waitForTimeout(200);
      expect(await seriousFindings(page)).toEqual([]);
      await detailsOf(page).getByRole("button", { name: "Close Action Details" }).click();
      await expect.poll(() => detailsOf(page).count()).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      expect(page.complaints).toEqual([]);
    });
  });

  describe("a journey of open to-dos", () => {
    beforeAll(async () => {
      page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width });
    });
    afterAll(() => close(page));

    test("[CUST-10] [CUST-11] [CUST-12] [CUST-13] [CUST-14] [CUST-22] each to-do opens what it is done with; only the deposit warns", async () => {
      const details = detailsOf(page);
      const parts = [
        details.getByRole("button", { name: /^Pay / }),
        details.getByRole("combobox", { name: "Departure airport" }),
        details.getByRole("button", { name: "Choose files" }),
        details.getByRole("button", { name: "Complete Boarding Form" }),
        details.getByRole("button", { name: "Upload Pet Photos" }),
      ];
      for (const [at, part] of parts.entries()) {
        await openTodo(page, TITLES[at] ?? "");
        await part.waitFor();
        expect(await details.getByText("Roles need to be set to proceed").count()).toBe(at === 0 ? 1 : 0);
        await details.getByRole("button", { name: "Close Action Details" }).click();
      }
    });

    test("[CUST-20] [CUST-21] [CUST-25] a comment stands at its to-do with author and time, and in the log", async () => {
      const details = await openTodo(page, "UPLOAD Passport Copy");
      const body = `Both sides? ${width}`;
      await details.getByLabel("Comment").fill(body);
      await details.getByRole("button", { name: "Send comment" }).click();
      const said = details.getByRole("list", { name: "Conversation" }).getByRole("listitem");
      const comment = said.filter({ hasText: body });
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
    });

    test("Back closes the details, and an address opens them", async () => {
      await goTo(journey.workspace.id);
      await openTodo(page, "Picture Of Your Pets");
      expect(new URL(page.url()).search).toBe(`?todo=${journey.taskIds[4]}`);
      await page.goBack();
      await expect.poll(() => detailsOf(page).getByText("Picture Of Your Pets").count()).toBe(0);
      expect(new URL(page.url()).search).toBe("");
      await page.goto(`/workspace/${journey.workspace.id}/customer?todo=${journey.taskIds[3]}`);
      await detailsOf(page).getByRole("heading", { name: "Pet Boarding Form" }).waitFor();
    });
  });

  test("[CUST-22] [CUST-29] 'Set the payer' names one of the family, and the warning is gone for good", async () => {
    const { workspace, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 1));
    page = await openJourney(browser, portal, workspace.id, { as: ownerId, width });
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
    await details.getByRole("button", { name: /^Pay/ }).waitFor();
    expect(await details.getByText("Roles need to be set to proceed").count()).toBe(0);
    await close(page);
  });
});

test("[CUST-06] [CUST-09] a completed to-do has View, which opens it with a banner and nothing to edit", async () => {
  const { workspace, taskIds, owner, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(3, 4));
  await owner.trpc.forms.submit.mutate({
    taskId: taskIds[0] ?? 0,
    values: { petName: "Bella", breed: "Poodle", age: "3", weight: "20", vaccinationStatus: "up-to-date" },
  });
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 390 });
  expect(await page.getByRole("button", { name: "View, Pet Boarding Form" }).innerText()).toBe("View");
  const details = await openTodo(page, "Pet Boarding Form");
  await details.getByText(/^Completed/).waitFor();
  await details.getByText("Poodle").waitFor();
  expect(await details.getByRole("button", { name: "Complete Boarding Form" }).count()).toBe(0);
  expect(await details.getByLabel("Breed").count()).toBe(0);
  await close(page);
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
