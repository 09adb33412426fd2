import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

const TEXT = "I declare that my pet is not meant to be sold or given away.";
const SIGNED = {
  actionType: "e-sign",
  title: "Owner declaration",
  settings: { sign: { text: TEXT } },
} as const;

let portal: Portal;
let browser: Browser;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  journey = await startedJourney(portal, [SIGNED, { ...SIGNED, title: "Delivery receipt" }], {
    isSequential: false,
  });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const openTodo = (at: number, scheme: "light" | "dark"): Promise<Page> =>
  visit(browser, portal, `/workspace/${journey.workspace.id}/customer?todo=${journey.taskIds[at]}`, {
    as: journey.ownerId,
    width: 390,
    scheme,
  });

test("[SIGN-05] an owner reads, agrees, types the name, signs, and opens the certificate", async () => {
  const page = await openTodo(0, "light");
  await page.getByText(TEXT).waitFor();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await page.getByText("Please say that you have read this").waitFor();
  await page.getByLabel("Your full name").fill("Łucja Ann Reed");
  await page.getByLabel("I have read this and agree to sign it electronically").check();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign", exact: true }).dblclick();
  await page.getByRole("link", { name: "Open the certificate" }).click();
  await page.getByRole("heading", { name: "Certificate of signature" }).waitFor();
  const { signatures } = await journey.owner.trpc.signing.find.query({ taskId: journey.taskIds[0] ?? 0 });
  expect(signatures).toHaveLength(1);
  for (const text of [signatures[0]?.sha256 ?? "", signatures[0]?.signedAt.toISOString() ?? "", TEXT]) {
    await page.getByText(text, { exact: true }).waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});

test("[SIGN-05] a signature is drawn, drawn again, and shown as it was drawn", async () => {
  const page = await openTodo(1, "dark");
  await page.getByLabel("Draw my signature").check();
  await page.getByLabel("I have read this and agree to sign it electronically").check();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await page.getByText("Please draw your signature").waitFor();
  const pad = page.getByRole("img", { name: "Your signature" });
  const draw = async () => {
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error("No pad");
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 5 });
    await page.mouse.move(box.x + box.width + 40, box.y + box.height - 10, { steps: 5 });
    await page.mouse.up();
  };
  await draw();
  await page.getByRole("button", { name: "Draw again" }).click();
  await expect.poll(() => pad.locator("path").getAttribute("d")).toBe("");
  await draw();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await page.getByRole("img", { name: /^Signature of / }).waitFor();
  const { signatures } = await journey.owner.trpc.signing.find.query({ taskId: journey.taskIds[1] ?? 0 });
  expect(signatures[0]?.drawing).toMatch(/^M\d+ \d+L/);
  await page.context().close();
});
