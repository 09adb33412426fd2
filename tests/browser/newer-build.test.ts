import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { everythingKept, isReadyWithoutLine } from "#tests/support/device.ts";
import { beforePortal } from "#tests/support/newer-build.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const OWNER = DEMO_ACCOUNTS.owner;

let portal: Portal;
let browser: Browser;
let front: Awaited<ReturnType<typeof beforePortal>>;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
beforeEach(async () => {
  front = await beforePortal(portal.origin);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  front.stop();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

async function opened(path: string) {
  const page = await visit(browser, { ...portal, origin: front.origin }, path, {
    as: OWNER,
    isKept: true,
    isLive: false,
  });
  await isReadyWithoutLine(page);
  return page;
}

/** What a browser does by itself when a page has been open for long. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const offer = (page: Page) => page.getByRole("status").filter({ hasText: "newer version" });

test("[LINE-07] a newer build offers itself, and loads only when what is typed may go", async () => {
  const page = await opened("/account");
  const name = page.getByRole("textbox", { name: /^Name/ });
  await name.fill("Half written");
  front.deploy();
  await lookForNewer(page);
  await offer(page).getByRole("button", { name: "Load it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep writing" }).click();
  expect(await name.inputValue()).toBe("Half written");
  await offer(page).getByRole("button", { name: "Later" }).click();
  expect(await name.inputValue()).toBe("Half written");
  expect(await offer(page).count()).toBe(0);
});

test("[LINE-07] a page of the older build finds its parts after a deployment, and goes over when told to", async () => {
  const page = await opened("/workspace/1/customer");
  front.deploy();
  await lookForNewer(page);
  await offer(page).waitFor();
  await page.getByRole("tab", { name: "Travel rules" }).click();
  await page.getByText("Rabies").first().waitFor();
  const reloaded = page.waitForEvent("load", { timeout: 30_000 });
  await offer(page).getByRole("button", { name: "Load it" }).click();
  await reloaded;
  const build = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", ({ data }) => resolve(data));
          port1.start();
          navigator.serviceWorker.controller?.postMessage({ type: "which-build" }, [port2]);
        }),
    );
  await expect.poll(build).toBe("assets/index-newer.js");
});

test("[LINE-06] a browser forgets everything once the company keeps nothing on devices", async () => {
  const page = await opened("/workspace/1/customer");
  const admin = await portal.admin();
  await admin.trpc.features.set.mutate({ name: "keptOnDevice", isOn: false, version: 0 });
  await page.reload();
  await expect.poll(async () => (await everythingKept(page)).files.length).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(async () => JSON.stringify((await everythingKept(page)).rows)).not.toContain("Bella");
});
