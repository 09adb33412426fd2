import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying, aPng } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;
let staff: Actor;
/** Of the pet, so that its papers say what is on record. */
let chip: string;
/** Newest first, as the screen shows them. */
let papers: Document[];

beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  browser = await openBrowser();
  staff = await portal.staff();
  chip = (await staff.trpc.workspaces.find.query({ workspaceId: 1 })).microchipNumber ?? "";
  for (const name of ["Kappa one", "kappa two", "Kappa three"]) {
    const file = aPdfSaying(
      `VACCINATION RECORD of \u00c9lodie: ${name}.\nRabies vaccination 1 Sep 2026, Nobivac, batch A1.\nMicrochip ${chip}.`,
    );
    await upload(staff, file, { workspaceId: 1, name, fileName: `${name}.pdf` });
  }
  await upload(staff, aPng(), { workspaceId: 1, name: "Kappa photo", fileName: "photo.png" });
  papers = (await staff.trpc.documents.list.query({ q: "kappa" })).items;
  page = await visit(browser, portal, "/documents?q=kappa", { as: DEMO_ACCOUNTS.staff });
  await page.locator("[data-document]").first().waitFor();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const shown = () =>
  page
    .locator("[data-document]")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-document"))));
const idOf = (name: string) => papers.find((paper) => paper.name === name)?.id ?? 0;
const find = (name: string) => staff.trpc.documents.find.query({ documentId: idOf(name) });
const tick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const bar = () => page.getByRole("region", { name: "Selected documents" });

test("[DOCS-18] ÉLODIE inside a PDF is found by élodie", async () => {
  const search = page.getByRole("searchbox", { name: "Search documents" });
  await expect
    .poll(async () => {
      await search.fill("");
      await search.fill("élodie: kappa");
      await page.waitForURL(/q=/);
      return (await staff.trpc.documents.list.query({ q: "élodie: kappa" })).items.length;
    })
    .toBe(3);
  await page.reload();
  await expect.poll(shown).toEqual(["Kappa three", "kappa two", "Kappa one"].map(idOf));
  await search.fill("kappa");
  await expect.poll(async () => (await shown()).length).toBe(4);
});

test("[DOCS-21] the order stands in the address; a search is by date", async () => {
  const order = page.getByRole("combobox", { name: "Order" });
  await order.selectOption("oldest");
  await expect.poll(shown).toEqual(["Kappa one", "kappa two", "Kappa three", "Kappa photo"].map(idOf));
  expect(new URL(page.url()).searchParams.get("sort")).toBe("oldest");
  expect(await order.locator("option[value=name]").isDisabled()).toBe(true);
  await order.selectOption("newest");
  await expect.poll(async () => (await shown())[0]).toBe(idOf("Kappa photo"));
});

test("[DOCS-20] several documents are moved and approved at once, and downloaded as one ZIP", async () => {
  for (const name of ["Kappa one", "kappa two"]) await tick(name).check();
  await bar().getByText("2 selected").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bar().getByRole("link", { name: "Download ZIP" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^documents-.*\.zip$/);
  await bar().getByRole("combobox", { name: "Move to category" }).selectOption("customs");
  await page.getByRole("status").getByText("2 documents moved").waitFor();
  await bar().waitFor({ state: "hidden" });
  expect((await find("Kappa one")).category).toBe("customs");
  for (const name of ["Kappa one", "kappa two"]) await tick(name).check();
  await bar().getByRole("button", { name: "Approve" }).click();
  await page.getByRole("status").getByText("2 documents approved").waitFor();
  expect([(await find("Kappa one")).status, (await find("kappa two")).status]).toEqual([
    "approved",
    "approved",
  ]);
});

test("[DOCS-20] all that is shown is selected by keyboard, deleted, and brought back", async () => {
  await page.getByRole("checkbox", { name: "Select all shown" }).focus();
  await page.keyboard.press("Space");
  await bar().getByText("4 selected").waitFor();
  await bar().getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Delete these 4 documents?" });
  await question.getByRole("button", { name: "Delete", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("No documents found").waitFor();
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await shown()).length).toBe(4);
});

test("[DOCS-19] [DOCS-22] a PDF is shown beside the decision; replaced, its versions are seen and downloaded", async () => {
  await page.getByRole("button", { name: "Kappa three", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Kappa three" });
  const frame = drawer.locator("iframe");
  await frame.waitFor();
  expect(await frame.getAttribute("src")).toContain(`/files/${idOf("Kappa three")}?view=1#`);
  const chooser = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Replace file" }).click();
  await (await chooser).setFiles({ name: "newer.png", mimeType: "image/png", buffer: Buffer.from(aPng()) });
  const versions = drawer.getByRole("region", { name: "Versions" }).getByRole("listitem");
  await expect.poll(() => versions.count()).toBe(2);
  await expect.poll(() => versions.first().innerText()).toContain("newer.png");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    drawer.getByRole("link", { name: "Download version 1" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Kappa three.pdf");
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});

test("[DOCS-22] a file that cannot be shown says so and offers the download", async () => {
  await page.route(/\/files\/\d+\?view=1/, (route) =>
    route.fulfill({ status: 200, contentType: "image/heic", body: "x" }),
  );
  await page.getByRole("button", { name: "Kappa photo", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Kappa photo" });
  await drawer.getByText("No preview").waitFor();
  expect(await drawer.getByRole("link", { name: "Download", exact: true }).isVisible()).toBe(true);
  await page.unroute(/\/files\/\d+\?view=1/);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});

test("[DOCS-24] the analyzer takes what a chosen document says; a photo says what to do instead", async () => {
  await page.getByRole("button", { name: "Kappa one", exact: true }).click();
  await page.getByRole("dialog", { name: "Kappa one" }).getByRole("button", { name: "Analyze" }).click();
  const text = page.getByRole("textbox", { name: "Document text" });
  await expect.poll(() => text.inputValue()).toContain(`Microchip ${chip}`);
  expect(new URL(page.url()).searchParams.get("paper")).toBe(String(idOf("Kappa one")));
  await expect
    .poll(() => page.getByRole("combobox", { name: "Document type" }).inputValue())
    .toBe("vaccination_record");
  await page.getByRole("button", { name: "Take the text of a document" }).click();
  await page.getByRole("combobox", { name: "Stored document" }).fill("kappa photo");
  await page.getByRole("option", { name: /Kappa photo/ }).click();
  await page.getByText(/no text can be read from “Kappa photo”/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});
