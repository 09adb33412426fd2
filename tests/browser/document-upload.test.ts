import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPdf, EXE } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const as = DEMO_ACCOUNTS.administrator;
const PDF = Buffer.from(aPdf());

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/documents", { as });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const dialog = () => page.getByRole("dialog", { name: "Upload Document" });
const listed = async () => (await (await portal.staff()).trpc.documents.list.query({})).items;
const choose = (name: string, mimeType: string, buffer: Buffer) =>
  dialog().locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** The first journey of the demo company, by the name of its owner. */
async function chooseWorkspace(): Promise<void> {
  await dialog().getByRole("combobox", { name: "Workspace" }).fill("sarah whit");
  await page
    .getByRole("option", { name: /Bella.*Sarah Whitfield/ })
    .first()
    .click();
}

test("[DOCS-02] [DOCS-03] [DOCS-16] 'Upload Document' opens a dialog that also holds the analyzer", async () => {
  await page.getByRole("main").getByRole("button", { name: "Upload Document" }).click();
  await dialog().waitFor();
  // It comes with the dialog's first opening.
  await dialog().getByRole("heading", { name: "AI Analysis" }).waitFor();
  await expect.poll(() => dialog().getByRole("button", { name: "Analyze Document" }).isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
});

test("a form without file and workspace says what is missing and sends nothing", async () => {
  const before = (await listed()).length;
  await dialog().getByRole("button", { name: "Upload", exact: true }).click();
  await dialog().getByText("Choose a file", { exact: true }).waitFor();
  await dialog().getByText("Choose a workspace", { exact: true }).last().waitFor();
  expect((await listed()).length).toBe(before);
});

test("a file that cannot be taken is told the true cause before anything is sent", async () => {
  await choose("passport.pdf", "application/pdf", Buffer.alloc(0));
  const problem = () => dialog().getByRole("alert").textContent();
  await expect.poll(problem).toContain("This file is empty");
  await choose("passport.pdf", "application/pdf", Buffer.from(EXE));
  await expect.poll(problem).toContain("File type must be");
});

test("[DOCS-04] a chosen file becomes a pending document with name, description, category and workspace, and stands in the list", async () => {
  await choose("Bella’s titer — 护照 🐶.pdf", "application/pdf", PDF);
  await chooseWorkspace();
  await dialog().getByRole("textbox", { name: "Name" }).fill("Titer of Bella");
  await dialog().getByRole("combobox", { name: "Category" }).selectOption("vaccination");
  await dialog().getByRole("textbox", { name: "Description" }).fill("From the laboratory in Giessen");
  await dialog().getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByRole("status").getByText("Document uploaded").waitFor();
  await dialog().waitFor({ state: "hidden" });
  const [newest] = await listed();
  expect(newest).toMatchObject({
    workspaceId: 1,
    name: "Titer of Bella",
    description: "From the laboratory in Giessen",
    category: "vaccination",
    status: "pending",
    fileName: "Bella’s titer — 护照 🐶.pdf",
  });
  await page.locator(`[data-document="${newest?.id}"]`).waitFor();
});

test("the same entry sent again after a lost answer stores the file once", async () => {
  await page.getByRole("main").getByRole("button", { name: "Upload Document" }).click();
  await choose("once.pdf", "application/pdf", PDF);
  await chooseWorkspace();
  let isLost = true;
  await page.route("**/files?*", async (route) => {
    const answer = await route.fetch();
    if (isLost) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
    isLost = false;
  });
  const send = dialog().getByRole("button", { name: "Upload", exact: true });
  await send.click();
  await dialog().getByRole("alert").waitFor();
  await send.click();
  await dialog().waitFor({ state: "hidden" });
  expect((await listed()).filter(({ fileName }) => fileName === "once.pdf")).toHaveLength(1);
});

test("[DOCS-23] several files are dropped at once and become one document each; one that fails is tried again by itself", async () => {
  await page.getByRole("main").getByRole("button", { name: "Upload Document" }).click();
  const zone = dialog().getByRole("button", { name: "Choose files" });
  // The place to drop on comes after the words on it.
  await expect.poll(() => zone.isEnabled()).toBe(true);
  const drop = await page.evaluateHandle(
    ([pdf = [], exe = []]) => {
      const transfer = new DataTransfer();
      const add = (name: string, bytes: number[]) =>
        transfer.items.add(new File([new Uint8Array(bytes)], name));
      add("first.pdf", pdf);
      add("second.PDF", pdf);
      add("setup.pdf", exe);
      return transfer;
    },
    [[...PDF], [...EXE]],
  );
  await zone.dispatchEvent("drop", { dataTransfer: drop });
  const chosen = dialog().getByRole("list", { name: "Chosen files" }).getByRole("listitem");
  await expect.poll(() => chosen.count()).toBe(3);
  await expect.poll(() => dialog().getByRole("alert").allTextContents()).toHaveLength(1);
  expect(await dialog().getByRole("textbox", { name: "Name" }).isDisabled()).toBe(true);
  await chooseWorkspace();
  let isLost = true;
  await page.unroute("**/files?*");
  await page.route(/fileName=second/, async (route) => {
    if (isLost) await route.abort("connectionreset");
    else await route.continue();
    isLost = false;
  });
  await dialog().getByRole("button", { name: "Take out setup.pdf" }).click();
  const send = dialog().getByRole("button", { name: "Upload", exact: true });
  await send.click();
  await expect
    .poll(() => chosen.evaluateAll((all) => all.map((one) => one.dataset["state"])))
    .toEqual(["stored", "failed"]);
  await send.click();
  await page.getByRole("status").getByText("2 documents uploaded").waitFor();
  await dialog().waitFor({ state: "hidden" });
  const names = (await listed()).map(({ fileName }) => fileName);
  expect(names.filter((name) => name === "first.pdf" || name === "second.PDF")).toHaveLength(2);
});
