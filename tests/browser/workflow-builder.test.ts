import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/workflow-builder", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const steps = () => page.getByRole("list", { name: "Steps" }).getByRole("article");

test("[BLD-01] [BLD-02] [BLD-09] without a name in the address it shows 'Pets Flying To The USA'", async () => {
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).textContent())
    .toBe("Pets Flying To The USA");
  expect(await page.getByText("EDITING TEMPLATE", { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText("Workflow Start", { exact: true }).isVisible()).toBe(true);
});

test("[BLD-15] [BLD-16] [BLD-21] its five steps are the rows of the template, each with who does it and whether it is active", async () => {
  const workflow = await (await portal.staff()).trpc.workflows.find.query({});
  expect(workflow.nodes.map(({ type }) => type)).toEqual([
    "deposit-payment",
    "booking-form",
    "passport-upload",
    "boarding-form",
    "pet-photos",
  ]);
  await expect.poll(() => steps().count()).toBe(5);
  for (const [at, node] of workflow.nodes.entries()) {
    const text = await steps().nth(at).innerText();
    expect(text).toContain(node.name);
    expect(text).toContain(node.data.description);
    expect(text).toContain("Assigned to: Customer");
    expect(text.includes("ACTIVE")).toBe(node.data.status === "active");
  }
  expect(await seriousFindings(page)).toEqual([]);
});

test("another template has an address of its own, one that does not exist says so", async () => {
  const { items } = await (await portal.staff()).trpc.templates.list.query({});
  const other = items.find(({ name }) => name !== "Pets Flying To The USA");
  await page.goto(`/workflow-builder?template=${other?.id}`);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(other?.name);
  await expect.poll(() => steps().count()).toBe(other?.estimatedSteps);
  await page.goto("/workflow-builder?template=999999");
  await page
    .getByRole("alert")
    .getByText(/The template could not be loaded/)
    .waitFor();
});
