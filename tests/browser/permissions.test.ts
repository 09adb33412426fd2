import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { PERMISSION_NAMES } from "#contracts/settings/permissions.ts";
import { PERMISSIONS } from "#contracts/settings/permissions.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let admin: Actor;
let page: Page;
let colleague: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  admin = await portal.admin();
  page = await visit(browser, portal, "/manage?tab=settings", { as: DEMO_ACCOUNTS.administrator });
  colleague = await visit(browser, portal, "/workspace/1", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const dialog = () => page.getByRole("dialog", { name: "User Permissions" });
const choice = (name: string) => dialog().getByRole("checkbox", { name });
const save = () => dialog().getByRole("button", { name: "Save" }).click();
const invite = () => colleague.getByRole("button", { name: "Invite customer" });

test("[MGMT-10] [MGMT-28] what is taken from staff is off on their open page, with the reason, until it is given back", async () => {
  await expect.poll(() => invite().isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Configure User Permissions" }).click();
  for (const name of PERMISSION_NAMES) {
    await expect.poll(() => choice(PERMISSIONS[name]).isChecked()).toBe(true);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await choice("Invite owners").setChecked(false);
  await save();
  await page.getByText("Permissions saved").first().waitFor();
  await dialog().waitFor({ state: "hidden" });
  await expect.poll(() => invite().isDisabled()).toBe(true);
  expect(await invite().getAttribute("title")).toContain("has not given your account this permission");
  await page.reload();
  await page.getByRole("button", { name: "Configure User Permissions" }).click();
  await expect.poll(() => choice("Invite owners").isChecked()).toBe(false);
  await choice("Invite owners").setChecked(true);
  await save();
  await dialog().waitFor({ state: "hidden" });
  await expect.poll(() => invite().isEnabled()).toBe(true);
});

test("[MGMT-28] who was slower is told, keeps what they chose, and saves it over what they now see", async () => {
  await page.goto("/manage?tab=settings&setting=permissions");
  await choice("Edit templates").setChecked(false);
  const { staff, version } = await admin.trpc.settings.permissions.query({});
  await admin.trpc.settings.setPermissions.mutate({ staff: { ...staff, manageClients: false }, version });
  await save();
  await page.getByText("Somebody has saved other permissions in the meantime").waitFor();
  await expect.poll(() => choice("Manage clients").isChecked()).toBe(false);
  expect(await choice("Edit templates").isChecked()).toBe(false);
  await save();
  await dialog().waitFor({ state: "hidden" });
  expect((await admin.trpc.settings.permissions.query({})).staff).toEqual({
    ...staff,
    manageClients: false,
    editTemplates: false,
  });
});

test("[MGMT-10] [MGMT-28] lists and forms are off where the server would refuse, and say why", async () => {
  await colleague.goto("/manage?tab=clients");
  await colleague
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await expect.poll(() => colleague.getByRole("menuitem", { name: "Archive" }).isDisabled()).toBe(true);
  await colleague.getByText("has not given your account this permission").waitFor();
  await colleague.goto("/manage?tab=clients&create=client");
  const create = colleague.getByRole("dialog").getByRole("button", { name: "Create", exact: true });
  await expect.poll(() => create.isDisabled()).toBe(true);
  await colleague.goto("/library");
  await expect.poll(() => colleague.getByRole("button", { name: "Create Template" }).isDisabled()).toBe(true);
  await page.goto("/library");
  await expect.poll(() => page.getByRole("button", { name: "Create Template" }).isEnabled()).toBe(true);
});
