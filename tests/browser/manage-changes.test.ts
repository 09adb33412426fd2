import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

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
  page = await visit(browser, portal, "/manage", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const dialog = (name: string) => page.getByRole("dialog", { name });
const toast = (text: string) => page.getByRole("status").getByText(text);
const row = (table: string, name: string) =>
  page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: name });
const create = () => page.getByRole("button", { name: "Create New" }).click();

test("[MGMT-16] [MGMT-17] 'Create New' opens a dialog with three types, beginning with the tab's own", async () => {
  await create();
  const type = dialog("Create New").getByRole("combobox", { name: "Type" });
  expect(await type.inputValue()).toBe("workspace");
  const offered = await type
    .locator("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(offered).toEqual(["workspace", "template", "client"]);
  expect(await seriousFindings(page)).toEqual([]);
  await type.selectOption("client");
  expect(new URL(page.url()).searchParams.get("create")).toBe("client");
  await dialog("Create New").getByRole("button", { name: "Create" }).click();
  const summary = dialog("Create New").getByRole("alert");
  await summary.getByText("2 fields need your attention:").waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await dialog("Create New").getByText("Client name is required").waitFor();
  await page.keyboard.press("Escape");
  await dialog("Create New").waitFor({ state: "hidden" });
});

test("[MGMT-18] [MGMT-20] a client is created, listed and opened; the same address again is refused beside the field", async () => {
  await page.goto("/manage?tab=clients");
  await create();
  const form = dialog("Create New");
  await form.getByRole("textbox", { name: "Full name" }).fill("Aarón Ábalos");
  await form.getByRole("textbox", { name: "E-mail" }).fill("Aaron.Abalos@Example.com");
  await form.getByRole("button", { name: "Create" }).dblclick();
  await dialog("Aarón Ábalos").waitFor();
  await form.waitFor({ state: "hidden" });
  await dialog("Aarón Ábalos").getByText("aaron.abalos@example.com").waitFor();
  await page.keyboard.press("Escape");
  await row("Clients", "Aarón Ábalos").waitFor();
  expect(await row("Clients", "Aarón Ábalos").count()).toBe(1);
  await create();
  await form.getByRole("textbox", { name: "Full name" }).fill("Aaron again");
  await form.getByRole("textbox", { name: "E-mail" }).fill("AARON.ABALOS@EXAMPLE.COM");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Aarón Ábalos has this address already").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
});

test("[MGMT-21] a client is changed on their page, archived with 'Undo', archived for good and restored", async () => {
  await page.getByRole("button", { name: "Aarón Ábalos", exact: true }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Edit" }).click();
  await drawer.getByRole("textbox", { name: "Phone", exact: true }).fill("+34 600 000 000");
  await drawer.getByRole("button", { name: "Save" }).click();
  await drawer.getByText("+34 600 000 000").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await drawer.getByRole("button", { name: "Archive" }).click();
  await toast("Client archived").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await drawer.getByRole("button", { name: "Archive" }).waitFor();
  await page.keyboard.press("Escape");
  await row("Clients", "Aarón Ábalos").getByRole("button", { name: "Actions for Aarón Ábalos" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await row("Clients", "Aarón Ábalos").waitFor({ state: "detached" });
  await page.getByRole("radiogroup", { name: "Which rows are shown" }).getByText("Archived").click();
  await row("Clients", "Aarón Ábalos").waitFor();
  expect(new URL(page.url()).searchParams.get("show")).toBe("archived");
  await row("Clients", "Aarón Ábalos").getByRole("button", { name: "Actions for Aarón Ábalos" }).click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await page.getByText("No archived clients").waitFor();
  const { items } = await staff.trpc.admin.clients.query({ limit: 200 });
  expect(items.find(({ email }) => email === "aaron.abalos@example.com")).toMatchObject({
    phone: "+34 600 000 000",
    archivedAt: null,
  });
});

test("[MGMT-18] [MGMT-23] a template is created as a draft from the steps of another, then made active", async () => {
  await page.goto("/manage?tab=templates");
  await create();
  const form = dialog("Create New");
  await form.getByRole("textbox", { name: "Template name" }).fill("Aardvarks to Chile");
  await form.getByRole("textbox", { name: "Description" }).fill("Papers and flights");
  await form.getByRole("textbox", { name: "Destination" }).fill("Chile");
  await form.getByRole("combobox", { name: "Steps taken from" }).selectOption({ index: 1 });
  await form.getByRole("checkbox", { name: "Active: journeys can be started from it" }).uncheck();
  await form.getByRole("button", { name: "Create" }).click();
  const made = row("Templates", "Aardvarks to Chile");
  await made.getByText("Draft").waitFor();
  await made.getByRole("button", { name: "Actions for Aardvarks to Chile" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("checkbox", { name: "Active: journeys can be started from it" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await made.getByText("Active").waitFor();
  const { items } = await staff.trpc.templates.list.query({ limit: 200 });
  expect(items.find(({ name }) => name === "Aardvarks to Chile")).toMatchObject({ isPublished: true });
});

test("[MGMT-18] [MGMT-22] a workspace is created, changed by its version, archived and restored", async () => {
  await page.goto("/manage");
  await create();
  const form = dialog("Create New");
  await form.getByRole("textbox", { name: "Pet name" }).fill("Aaaron");
  await form.getByRole("textbox", { name: "Owner name" }).fill("Ann Reed");
  await form.getByRole("textbox", { name: "Owner email" }).fill("ann.reed@example.com");
  await form.getByRole("textbox", { name: "Planned departure date" }).fill("2031-06-01");
  await form.getByRole("button", { name: "Create Workspace" }).click();
  const made = row("Workspaces", "Aaaron");
  await made.waitFor();
  await form.waitFor({ state: "hidden" });
  await made.getByRole("button", { name: "Actions for Aaaron" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await dialog("Edit Aaaron").getByRole("textbox", { name: "Name" }).fill("Aaaron to the sea");
  // Somebody else is faster: what is shown is stale, and the refusal says so.
  const { items } = await staff.trpc.workspaces.list.query({ limit: 200, sort: "name" });
  const seen = items.find(({ name }) => name === "Aaaron");
  await staff.trpc.workspaces.update.mutate({
    workspaceId: seen?.id ?? 0,
    version: seen?.version ?? 0,
    priority: "high",
  });
  await dialog("Edit Aaaron").getByRole("button", { name: "Save" }).click();
  await page.getByText("Somebody has changed this in the meantime. Reload to see it.").waitFor();
  // The second try is one of the workspace as it is by then.
  const again = dialog("Edit Aaaron").getByRole("button", { name: "Save" });
  await expect
    .poll(async () => {
      await again.click({ timeout: 1_000 }).catch(() => undefined);
      return again.isVisible();
    })
    .toBe(false);
  const renamed = row("Workspaces", "Aaaron to the sea");
  await renamed.getByRole("button", { name: "Actions for Aaaron to the sea" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await renamed.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await renamed.waitFor();
  const found = (await staff.trpc.workspaces.list.query({ limit: 200, sort: "name" })).items;
  expect(found.find(({ id }) => id === seen?.id)).toMatchObject({
    name: "Aaaron to the sea",
    priority: "high",
  });
});

test("axe finds nothing serious in the dark either, with a client's page open", async () => {
  await page.goto("/manage?tab=clients&client=1");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("dialog").getByRole("list", { name: "Journeys" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
});
