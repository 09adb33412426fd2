import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let admin: Page;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  admin = await visit(browser, portal, "/admin?section=client-dashboard", {
    as: DEMO_ACCOUNTS.administrator,
  });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const panel = (name: RegExp) => admin.getByRole("switch", { name });
const save = async () => {
  await admin.getByRole("button", { name: "Save" }).click();
  await admin.getByText("Owners see it so from now on").last().waitFor();
  await expect.poll(() => admin.getByText("Not saved yet").count()).toBe(0);
};

test("[ADMIN-16] an administrator says what owners see and greets them; a link to what is left out opens their to-dos", async () => {
  const owner = await visit(browser, portal, "/workspace/1/customer?tab=rules", {
    as: DEMO_ACCOUNTS.owner,
    width: 390,
  });
  await owner.getByRole("tab", { name: "Travel rules", selected: true }).waitFor();
  await panel(/^Travel rules/).waitFor();
  expect(await seriousFindings(admin)).toEqual([]);
  await panel(/^Travel rules/).press(" ");
  await panel(/^Activity/).press(" ");
  await admin.getByLabel("Welcome").fill("Welcome to Łapa!\nCall us on +48 22 555 01 23.");
  await admin.getByText("Not saved yet").waitFor();
  await save();

  await owner.reload();
  await owner.getByText("Welcome to Łapa!").waitFor();
  await expect.poll(() => owner.getByRole("tab", { name: "Travel rules" }).count()).toBe(0);
  await owner.getByRole("tab", { name: "Flow", selected: true }).waitFor();
  await expect.poll(() => owner.getByRole("tab", { name: "Activity" }).count()).toBe(0);
  await owner.getByRole("tab", { name: "Compliance", selected: true }).waitFor();
  expect(await seriousFindings(owner)).toEqual([]);

  await panel(/^Travel rules/).press(" ");
  await panel(/^Activity/).press(" ");
  await admin.getByLabel("Welcome").fill("");
  await save();
  await owner.reload();
  await owner.getByRole("tab", { name: "Travel rules", selected: true }).waitFor();
  await owner.getByRole("tab", { name: "Flow" }).click();
  await owner.getByRole("tab", { name: "Activity" }).waitFor();
  await expect.poll(() => owner.getByText("Welcome to Łapa!").count()).toBe(0);
  await owner.context().close();
});

test("[ADMIN-16] who was slower is told, keeps what they chose and saves it over the newer one", async () => {
  const slower = await visit(browser, portal, "/admin?section=client-dashboard", {
    as: DEMO_ACCOUNTS.administrator,
    isLive: false,
  });
  const { trpc } = await portal.admin();
  await slower.getByLabel("Welcome").fill("Mine");
  const now = await trpc.settings.clientDashboard.query({});
  await trpc.settings.setClientDashboard.mutate({ ...now, welcome: "Theirs" });
  await slower.getByRole("button", { name: "Save" }).click();
  await slower.getByText("Somebody else").waitFor();
  await expect.poll(() => slower.getByLabel("Welcome").inputValue()).toBe("Mine");
  await slower.getByRole("button", { name: "Save" }).click();
  await slower.getByText("Owners see it so from now on").waitFor();
  await expect.poll(async () => (await trpc.settings.clientDashboard.query({})).welcome).toBe("Mine");
  await slower.context().close();
});
