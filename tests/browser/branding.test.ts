import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPng } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;
let owner: Page;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin?section=branding", { as: DEMO_ACCOUNTS.administrator });
  owner = await visit(browser, portal, "/workspace/1/customer", { as: DEMO_ACCOUNTS.owner });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const logo = (of: Page) => of.getByRole("banner").getByRole("link").first().locator("img");
const primaryOf = (of: Page) => () =>
  of.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary"));

test("[ADMIN-17] a colour that cannot be read says so, offers the nearest that can, and is shown before it is saved", async () => {
  await field("Accent colour").fill("#ffd400");
  await page.getByText("not readable: words need 4.5:1").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save branding" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: /^Use #[0-9a-f]{6}, the nearest that is$/ }).click();
  await page.getByText("readable (WCAG AA)").first().waitFor();
  await field("Accent colour").fill("#7a1f6b");
  const sample = page.getByRole("region", { name: "Preview" }).getByText("Upload a paper").first();
  await expect
    .poll(() => sample.evaluate((part) => getComputedStyle(part).backgroundColor))
    .toBe("rgb(122, 31, 107)");
  expect(await seriousFindings(page)).toEqual([]);
});

test("[ADMIN-17] an empty file and another kind are refused at once; a logo is seen at the head of every open page once saved", async () => {
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
  await page.getByText("This file is empty").waitFor();
  await chooser.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await page.getByText("has to be a PNG or JPEG").waitFor();
  const buffer = Buffer.from(aPng({ width: 60, height: 60 }));
  await chooser.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await page.getByAltText("The logo").waitFor();
  await field("Company name").fill("Łapa Travel");
  await page.getByRole("button", { name: "Save branding" }).click();
  await page.getByText("Branding saved").first().waitFor();
  await logo(page).waitFor();
  await owner.reload();
  for (const one of [page, owner]) {
    await logo(one).waitFor();
    await expect.poll(() => one.title()).toContain("· Łapa Travel");
    await expect.poll(primaryOf(one)).toContain("#7a1f6b");
  }
});

test("[ADMIN-17] the page before the door has it in one go, and the next page before anything is painted", async () => {
  const { page: stranger, asked } = await aStranger("/sign-in");
  await stranger.getByText("Łapa Travel").waitFor();
  await expect.poll(primaryOf(stranger)).toContain("#7a1f6b");
  expect(asked.filter((address) => address.includes("/trpc/")).length).toBeLessThanOrEqual(1);
  await stranger.route("**/trpc/**", () => undefined);
  await stranger.reload({ waitUntil: "commit" });
  await expect.poll(primaryOf(stranger)).toContain("#7a1f6b");
  await stranger.context().close();
});

test("[ADMIN-17] who was slower is told and keeps what they chose; a reset gives the portal its own look back", async () => {
  const admin = await portal.admin();
  await field("Company name").fill("Mine");
  const now = await admin.trpc.settings.branding.query({});
  await admin.trpc.settings.setBranding.mutate({ ...now, name: "Theirs" });
  await page.getByRole("button", { name: "Save branding" }).click();
  await page.getByText("Somebody else has saved it meanwhile").waitFor();
  await expect.poll(() => field("Company name").inputValue()).toBe("Mine");
  await page.getByRole("button", { name: "Back to the portal’s own" }).click();
  await page.getByRole("button", { name: "Save branding" }).click();
  await expect.poll(() => page.title()).toContain("· Pet Travel Portal");
  await expect.poll(() => logo(page).count()).toBe(0);
});

async function aStranger(address: string) {
  const context = await browser.newContext({ baseURL: portal.origin });
  const stranger = await context.newPage();
  const asked: string[] = [];
  stranger.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await stranger.goto(address);
  return { page: stranger, asked };
}
