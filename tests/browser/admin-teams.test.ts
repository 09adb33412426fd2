import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin?section=teams", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const region = (name: string) => page.getByRole("region", { name, exact: true });
const team = (name: string) =>
  region("Teams")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const choose = async (name: string, item: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("[ADMIN-08] a team is added with its members, edited and deleted", async () => {
  await page.getByRole("button", { name: "New team" }).click();
  const dialog = page.getByRole("dialog", { name: "New team" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Team name is required").first().waitFor();
  await dialog.getByRole("textbox", { name: "Team name" }).fill("Night desk");
  await dialog.getByRole("searchbox", { name: "Search for a colleague" }).fill("kwame");
  await dialog.getByRole("checkbox", { name: "Kwame Mensah" }).check();
  await dialog.getByText("Members (1 chosen)").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).dblclick();
  await dialog.waitFor({ state: "hidden" });
  await team("Night desk").getByText("Kwame Mensah").waitFor();

  await choose("Night desk", "Edit");
  const editing = page.getByRole("dialog", { name: "Edit Night desk" });
  await editing.getByRole("textbox", { name: "Team name" }).fill("Europe desk");
  await editing.getByRole("button", { name: "Save" }).click();
  await editing.getByText("There is a team of this name already").first().waitFor();
  await editing.getByRole("textbox", { name: "Team name" }).fill("Weekend desk");
  await editing.getByRole("checkbox", { name: "Marek Dvořák" }).check();
  await editing.getByRole("button", { name: "Save" }).click();
  await team("Weekend desk").getByText("2 members").waitFor();

  await choose("Weekend desk", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await team("Weekend desk").waitFor({ state: "detached" });
  const { items } = await (await portal.admin()).trpc.admin.teams.query({});
  expect(items.map(({ name }) => name)).not.toContain("Weekend desk");
});

test("[ADMIN-09] a client is added, opened with the journeys, archived and found among the archived", async () => {
  await page
    .getByRole("navigation", { name: "Admin sections" })
    .getByRole("link", { name: "Clients", exact: true })
    .click();
  await page.getByRole("button", { name: "New client" }).click();
  const form = page.getByRole("dialog", { name: "New client" });
  await form.getByRole("textbox", { name: "Full name" }).fill("สมชาย ใจดี");
  await form.getByRole("textbox", { name: "E-mail" }).fill("Somchai@mail.example");
  await form.getByRole("button", { name: "Create" }).click();
  const drawer = page.getByRole("dialog", { name: "สมชาย ใจดี" });
  await drawer.getByText("No journey yet").waitFor();
  await drawer.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("status").getByText("Client archived").waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  const table = page.getByRole("table", { name: "Clients" });
  await expect.poll(() => table.getByText("somchai@mail.example").count()).toBe(0);
  await page.getByText("Archived", { exact: true }).click();
  await table.getByText("somchai@mail.example").waitFor();
  expect(new URL(page.url()).searchParams.get("show")).toBe("archived");
  await page.getByText("Current", { exact: true }).click();
  await table.getByRole("button", { name: "1 journey of Sarah Whitfield" }).click();
  const sarah = page.getByRole("dialog", { name: "Sarah Whitfield" });
  await sarah.getByRole("list", { name: "Journeys" }).getByRole("link").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});

test("[ADMIN-10] a tag is made, coloured, merged into another and deleted", async () => {
  await page.goto("/admin?section=workspace-tags");
  const tag = (name: string) =>
    region("Workspace Tags")
      .getByRole("listitem")
      .filter({ has: page.getByText(name, { exact: true }) });
  await tag("CITES").getByText("2 workspaces").waitFor();
  await page.getByRole("button", { name: "New tag" }).click();
  const dialog = page.getByRole("dialog", { name: "New tag" });
  await dialog.getByRole("textbox", { name: "Tag name" }).fill("cites");
  await dialog.getByRole("combobox", { name: "Colour" }).selectOption("Green");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("There is a tag of this name already").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Tag name" }).fill("สัตว์ปีก");
  await dialog.getByRole("button", { name: "Save" }).dblclick();
  await tag("สัตว์ปีก").getByText("On no workspace").waitFor();

  await choose("Quarantine", "Edit");
  const editing = page.getByRole("dialog", { name: "Edit Quarantine" });
  await editing.getByRole("textbox", { name: "Tag name" }).fill("In quarantine");
  await editing.getByRole("button", { name: "Save" }).click();
  await tag("In quarantine").getByText("2 workspaces").waitFor();

  await choose("CITES", "Merge into another");
  const merging = page.getByRole("dialog", { name: "Merge CITES" });
  await merging.getByRole("button", { name: "Merge into another" }).click();
  await merging.getByText("Say which tag stays").first().waitFor();
  await merging.getByRole("combobox", { name: "Merge into" }).selectOption("สัตว์ปีก");
  await merging.getByRole("button", { name: "Merge into another" }).click();
  await tag("CITES").waitFor({ state: "detached" });
  await tag("สัตว์ปีก").getByText("2 workspaces").waitFor();

  await choose("In quarantine", "Delete");
  await page.getByRole("dialog").getByText("It is taken off 2 workspaces.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await tag("In quarantine").waitFor({ state: "detached" });
});
