import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;
let staff: Actor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  staff = await portal.staff();
  page = await visit(browser, portal, "/workflow-builder", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const canvas = () => page.getByRole("region", { name: "Workflow canvas" });
const cards = () => canvas().getByRole("article");
const card = (name: string) => cards().filter({ hasText: name });
const library = () => page.getByRole("complementary", { name: "Action Library" });
const properties = () => page.getByRole("complementary", { name: "Properties" });
const field = (name: string) => properties().getByLabel(name, { exact: true });
const saved = () => page.locator("[data-status=saved]").waitFor();
const draft = () => staff.trpc.workflows.draft.query({});
const dropOnCanvas = async (action: Locator, at: { x: number; y: number }) => {
  await action.dragTo(canvas(), { targetPosition: at });
};

test("[BLD-01] [BLD-02] [BLD-09] without a name in the address it shows 'Pets Flying To The USA'", async () => {
  await page.getByRole("heading", { level: 1, name: "Pets Flying To The USA", exact: true }).waitFor();
  await expect.poll(() => page.getByText("EDITING TEMPLATE", { exact: true }).count()).toBe(1);
  await expect.poll(() => canvas().getByText("Workflow Start", { exact: true }).count()).toBe(1);
});

test("[BLD-15] [BLD-16] [BLD-21] its five cards are the rows of the template, each with who does it and whether it is active", async () => {
  const { graph } = await draft();
  expect(graph.steps.map(({ type }) => type)).toEqual([
    "deposit-payment",
    "booking-form",
    "passport-upload",
    "boarding-form",
    "pet-photos",
  ]);
  await expect.poll(() => cards().count()).toBe(5);
  for (const { name, data } of graph.steps) {
    await card(name).getByText("Assigned to: Customer").waitFor();
    await card(name)
      .getByText(data.description ?? "")
      .waitFor();
    await expect.poll(() => card(name).getByText("ACTIVE").count()).toBe(data.status === "active" ? 1 : 0);
  }
  expect(await seriousFindings(page)).toEqual([]);
});

describe("the panels", () => {
  test("[BLD-07] [BLD-08] the Action Library tells to drag, folds to its button and comes back", async () => {
    await library().getByRole("heading", { name: "Action Library" }).waitFor();
    await library()
      .getByText(/drag to build the workflow/i)
      .waitFor();
    await library().getByRole("button", { name: "Collapse Action Library" }).click();
    await expect.poll(() => library().getByRole("button", { name: "E-Sign" }).count()).toBe(0);
    await library().getByRole("button", { name: "Expand Action Library" }).click();
    await library().getByRole("button", { name: "E-Sign" }).waitFor();
  });

  test("[ACTLIB-01] [ACTLIB-02] [ACTLIB-03] [ACTLIB-04] [ACTLIB-05] it has all 24 actions in four groups, and a field that leaves those of a name", async () => {
    for (const [group, count] of [
      ["Core", 16],
      ["Notifications", 3],
      ["Layout", 1],
      ["Control", 4],
    ] as const) {
      const entries = library()
        .getByRole("region", { name: new RegExp(`^${group}`) })
        .getByRole("button");
      await expect.poll(() => entries.count()).toBe(count);
    }
    await library().getByRole("searchbox", { name: "Find an action" }).fill("rabies");
    await expect.poll(() => library().locator("[data-action]").count()).toBe(2);
    await library().getByRole("searchbox", { name: "Find an action" }).fill("");
  });

  test("[ACTLIB-06] the library has its own spelling of what the template calls 'UPLOAD Passport Copy'", async () => {
    const entry = library().getByRole("button", { name: "Upload Passport Copy", exact: true });
    await expect.poll(() => entry.count()).toBe(1);
    await expect.poll(() => card("UPLOAD Passport Copy").count()).toBe(1);
  });

  test("[BLD-10] [BLD-20] Properties says what to do while nothing is chosen, folds and comes back", async () => {
    await properties().getByText("Select an action to view properties", { exact: true }).waitFor();
    await properties().getByRole("button", { name: "Collapse Properties" }).click();
    await expect.poll(() => properties().getByText("Select an action").count()).toBe(0);
    await properties().getByRole("button", { name: "Expand Properties" }).click();
    await properties().getByText("Select an action to view properties", { exact: true }).waitFor();
  });
});

describe("an action", () => {
  test("[BLD-14] [BLD-17] [BLD-18] [BLD-19] a click shows its values, and what is changed there changes the card", async () => {
    await card("Flight Booking Form").click();
    await expect.poll(() => field("Action Name").inputValue()).toBe("Flight Booking Form");
    await expect.poll(() => field("Description").inputValue()).toContain("Dates, airports");
    expect(await field("Assigned To").getByRole("option").allTextContents()).toEqual(
      expect.arrayContaining(["Your Team", "Customer", "External Partner"]),
    );
    await field("Action Name").fill("Book the flight");
    await card("Book the flight").waitFor();
    await field("Description").fill("Which plane, which crate");
    await card("Book the flight").getByText("Which plane, which crate").waitFor();
    await field("Assigned To").selectOption("External Partner");
    await card("Book the flight").getByText("Assigned to: External Partner").waitFor();
    await field("Due Date").selectOption("Days before arrival");
    await field("Days").fill("12");
    await saved();
    await expect
      .poll(async () => (await draft()).graph.steps.find(({ type }) => type === "booking-form"))
      .toMatchObject({
        name: "Book the flight",
        data: {
          description: "Which plane, which crate",
          assignedTo: "partner",
          due: { kind: "offset", anchor: "arrival", days: -12 },
        },
      });
  });

  test("[BLD-11] [BLD-12] [BLD-13] dropped from the library it stands where it was let go, with an id of its own and nothing said of it", async () => {
    const before = (await draft()).graph;
    await dropOnCanvas(library().getByRole("button", { name: "Document Approval" }), { x: 60, y: 300 });
    await expect.poll(() => cards().count()).toBe(6);
    const stage = await canvas().boundingBox();
    const drawn = await card("Document Approval").boundingBox();
    expect(Math.abs((drawn?.x ?? 0) - (stage?.x ?? 0) - 60)).toBeLessThan(2);
    expect(Math.abs((drawn?.y ?? 0) - (stage?.y ?? 0) - 300)).toBeLessThan(2);
    await expect.poll(async () => (await draft()).graph.steps.length).toBe(6);
    const after = (await draft()).graph;
    const ids = new Set(before.steps.map(({ id }) => id));
    const fresh = after.steps.filter(({ id }) => !ids.has(id));
    expect(fresh).toMatchObject([{ type: "approval", name: "Document Approval" }]);
    expect(fresh[0]?.data).toEqual({});
  });

  test("Ctrl+Z takes back change by change, Ctrl+Shift+Z brings it again, Delete takes it with its edges", async () => {
    await page.keyboard.press("Control+z");
    await expect.poll(() => cards().count()).toBe(5);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => cards().count()).toBe(6);
    await card("Document Approval").click();
    await page.keyboard.press("Delete");
    await expect.poll(() => cards().count()).toBe(5);
    await page.getByText("Document Approval removed, 5 actions left").waitFor({ state: "attached" });
  });

  test("[BLD-05] 'Add' offers the same actions and puts the chosen one behind the last", async () => {
    await canvas()
      .locator(".react-flow__pane")
      .click({ position: { x: 20, y: 20 } });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("button", { name: "Milestone", exact: true }).last().click();
    await expect.poll(() => field("Action Name").inputValue()).toBe("Milestone");
    await expect
      .poll(async () => {
        const { graph } = await draft();
        const last = graph.steps.at(-1);
        return [last?.type, graph.edges.filter(({ to }) => to === last?.id).length];
      })
      .toEqual(["milestone", 1]);
  });
});

test("[BLD-03] [BLD-04] 'Sequential Order' is on at first, can be switched, and is kept with the template", async () => {
  const order = page.getByRole("switch", { name: "Sequential Order" });
  await expect.poll(() => order.isChecked()).toBe(true);
  await order.click();
  await expect.poll(async () => (await draft()).graph.isSequential).toBe(false);
  await order.click();
  await expect.poll(async () => (await draft()).graph.isSequential).toBe(true);
});

test("[BLD-06] [BLD-22] 'Save' confirms with a toast, and a reload shows what was saved", async () => {
  await card("Make deposit payment").click();
  await field("Action Name").fill("Deposit first");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Template saved", { exact: true }).waitFor();
  expect((await draft()).graph.steps[0]?.name).toBe("Deposit first");
  await page.reload();
  await card("Deposit first").waitFor();
  await card("Book the flight").waitFor();
});

test("another template has an address of its own, one that does not exist says so", async () => {
  const { items } = await staff.trpc.templates.list.query({});
  const other = items.find(({ name }) => name !== "Pets Flying To The USA");
  await page.goto(`/workflow-builder/${other?.id}`);
  await page.getByRole("heading", { level: 1, name: other?.name ?? "", exact: true }).waitFor();
  await page.goto("/workflow-builder/999999");
  await page
    .getByRole("alert")
    .getByText(/The template could not be loaded/)
    .waitFor();
  await expect.poll(() => cards().count()).toBe(0);
});
