import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/documents?view=analysis", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const text = () => page.getByRole("textbox", { name: "Document text" });
const type = () => page.getByRole("combobox", { name: "Document type" });
const destination = () => page.getByRole("combobox", { name: "Destination country" });
const start = () => page.getByRole("button", { name: "Analyze Document" });
const PAPER =
  "Rabies vaccination record. Microchip 985112003456789. Vaccinated 1 October 2026, Nobivac Rabies.";

test("[VAL-AI-02] [VAL-AI-03] [VAL-AI-04] the button waits for text, type and destination", async () => {
  await text().waitFor();
  const values = (box: ReturnType<typeof type>) =>
    box.locator("option:not([value=''])").evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  expect(await values(type())).toEqual(["health_certificate", "vaccination_record", "passport", "other"]);
  expect(await values(destination())).toEqual([
    "USA",
    "Canada",
    "UK",
    "Germany",
    "France",
    "Australia",
    "Japan",
  ]);
  expect(await start().isDisabled()).toBe(true);
  await text().fill(PAPER);
  await type().selectOption("vaccination_record");
  expect(await start().isDisabled()).toBe(true);
  await destination().selectOption("Japan");
  expect(await start().isEnabled()).toBe(true);
});

test("[VAL-AI-01] [VAL-AI-05] a text of blanks only is refused without a call", async () => {
  let calls = 0;
  await page.route("**/trpc/analysis.*", (route) => {
    calls++;
    return route.continue();
  });
  await text().fill("   ");
  await start().click();
  const toast = page.getByRole("alert");
  await toast.getByText("Missing Information").waitFor();
  expect(
    await toast.getByText("Please provide document text, type, and destination country.").isVisible(),
  ).toBe(true);
  expect(calls).toBe(0);
  await page.unroute("**/trpc/analysis.*");
});

test("[DOCS-15] [ERR-09] an analysis shows confidence, validity, category, issues and suggestions", async () => {
  await text().fill(PAPER);
  const expected = await (
    await portal.staff()
  ).trpc.analysis.analyzeDocument.mutate({
    documentText: PAPER,
    documentType: "vaccination_record",
    destinationCountry: "Japan",
  });
  const percent = `${Math.round(expected.confidence * 100)}%`;
  await start().click();
  await page.getByRole("status").getByText("Document Analysed").waitFor();
  await page.getByText(`Analysis completed with ${percent} confidence.`).waitFor();
  const result = page.getByRole("region", { name: "Result" });
  const shown = await result.innerText();
  const words = { valid: "Valid", invalid: "Invalid", needs_review: "Needs review" };
  for (const part of [
    percent,
    words[expected.validity],
    expected.category,
    ...expected.issues,
    ...expected.suggestions,
  ]) {
    expect(shown).toContain(part);
  }
  expect(await seriousFindings(page)).toEqual([]);
});

test("[ERR-08] an analysis that fails says so, keeps what was typed and can be tried again", async () => {
  await page.route("**/trpc/analysis.*", (route) => route.abort());
  await start().click();
  const toast = page.getByRole("alert");
  await toast.getByText("Analysis Failed").waitFor();
  await toast.getByText("Unable to analyze document. Please try again.").waitFor();
  expect(await text().inputValue()).toBe(PAPER);
  await page.unroute("**/trpc/analysis.*");
  await start().click();
  await page.getByRole("status").getByText("Document Analysed").waitFor();
});
