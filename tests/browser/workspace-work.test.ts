import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { aPdf } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { aGraph, aJourneyOn, aStep } from "#tests/support/workflow-journey.ts";

let portal: Portal;
let browser: Browser;
/** The colleague's tab, which goes from one journey to the next. */
let tab: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  tab = await visit(browser, portal, "/health", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const at = async (address: string): Promise<Page> => {
  await tab.goto(address);
  return tab;
};
const toast = (page: Page, title: string) => page.locator("[data-kind]", { hasText: title });
const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: title, exact: true }) });
const task = async (taskId: number): Promise<Task> =>
  (await portal.staff()).trpc.tasks.find.query({ taskId });
const journey = async (workspaceId: number) =>
  (await portal.staff()).trpc.workspaces.find.query({ workspaceId });

/** The action of 'Your Turn' that a title names. */
async function waiting(title: RegExp): Promise<Task> {
  const { items } = await (await portal.staff()).trpc.tasks.list.query({ tab: "your_turn" });
  const found = items.find((item) => title.test(item.title));
  if (!found) throw new Error(`Nothing called ${title} waits`);
  return found;
}

test("staff move a due date, typed in any order, and take it away again", async () => {
  const page = await at("/workspace/1?task=1");
  const due = addDays(dateInZone(new Date(), "UTC"), 40);
  const [year, month, day] = due.split("-");
  await page.getByRole("button", { name: "Change due date" }).click();
  await page.getByLabel("Due date", { exact: true }).fill(`${day}/${month}/${year}`);
  await page.getByRole("button", { name: "Save due date" }).click();
  await toast(page, "Due date changed").waitFor();
  expect((await task(1)).dueDate).toBe(due);
  await expect.poll(() => row(page, "Make deposit payment").innerText()).toContain("Due in 40 days");
  await page.getByRole("button", { name: "Change due date" }).click();
  await page.getByLabel("Due date", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save due date" }).click();
  await expect.poll(() => row(page, "Make deposit payment").innerText()).toContain("No due date");
  expect((await task(1)).dueDate).toBeNull();
});

test("staff send a step back with a reason, which is required; its owner reads it", async () => {
  const action = await waiting(/Rabies/);
  const page = await at(`/workspace/${action.workspaceId}?task=${action.id}`);
  await page.getByRole("button", { name: "Send back" }).click();
  await page.getByRole("button", { name: "Send back" }).click();
  await page.getByText("Say what has to be mended", { exact: true }).waitFor();
  expect((await task(action.id)).status).toBe("your_turn");
  await page.getByLabel("What has to be mended").fill("The batch number cannot be read");
  await page.getByRole("button", { name: "Send back" }).click();
  await toast(page, "Task sent back").waitFor();
  expect((await task(action.id)).status).toBe("in_progress");
  const { workspaceId } = action;
  const owners = await (await portal.staff()).trpc.journeys.customerWorkspace.query({ workspaceId });
  expect(owners.todos.find(({ id }) => id === action.id)?.returnedReason).toBe(
    "The batch number cannot be read",
  );
});

test("staff complete a step, the next one opens, and a completed one can be opened again", async () => {
  const action = await waiting(/Book CITES/);
  const page = await at(`/workspace/${action.workspaceId}?task=${action.id}`);
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await toast(page, "Task completed").waitFor();
  expect((await task(action.id)).status).toBe("completed");
  await page.getByRole("button", { name: "Reopen" }).click();
  await page.getByLabel("Why it is opened again").fill("The inspector moved the day");
  await page.getByRole("button", { name: "Reopen" }).click();
  await toast(page, "Task reopened").waitFor();
  expect((await task(action.id)).status).not.toBe("completed");
});

test("a change that comes too late is refused, and the page tells what is different now", async () => {
  const action = await waiting(/Book health/);
  const page = await visit(browser, portal, `/workspace/${action.workspaceId}?task=${action.id}`, {
    as: DEMO_ACCOUNTS.administrator,
    isLive: false,
  });
  await page.getByRole("button", { name: "Complete", exact: true }).waitFor();
  const due = addDays(dateInZone(new Date(), "UTC"), 9);
  await (
    await portal.staff()
  ).trpc.tasks.reschedule.mutate({
    taskId: action.id,
    version: action.version,
    dueDate: due,
  });
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  const note = page.getByRole("alert").filter({ hasText: "This has changed while you were looking" });
  await expect.poll(() => note.innerText()).toMatch(/Due date: .+, now .+/);
  expect((await task(action.id)).status).toBe("your_turn");
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await toast(page, "Task completed").waitFor();
  expect((await task(action.id)).status).toBe("completed");
  await page.context().close();
});

test("a document is approved on its row, and shown so only once the server has taken it", async () => {
  const waits = (await journey(1)).documents.find(({ status }) => status === "needs-review");
  const documentId = waits?.id ?? 0;
  const staff = await portal.staff();
  const { number } = await staff.trpc.health.concerns.query({ documentId });
  await staff.trpc.analysis.keepText.mutate({ documentId, number, text: "Signed and stamped" });
  const page = await at("/workspace/1");
  const paper = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: `View ${waits?.name}` }) });
  const release = Promise.withResolvers<void>();
  await page.route(/documents\.review/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await paper.getByRole("button", { name: `Approve ${waits?.name}` }).click();
  expect(await paper.innerText()).toContain("Needs review");
  release.resolve();
  await toast(page, "Document approved").waitFor();
  await expect.poll(() => paper.innerText()).toContain("Approved");
});

test("a rejection and a wish for changes need words, which the owner gets", async () => {
  const { documents } = await journey(1);
  const approved = documents.filter(({ status }) => status === "approved");
  const page = await at("/workspace/1");
  const decisions = [
    ["Reject", "Document rejected", "rejected"],
    ["Ask for changes", "Changes asked for", "needs-review"],
  ] as const;
  for (const [index, [button, told, status]] of decisions.entries()) {
    const document = approved[index];
    await page.getByRole("button", { name: `View ${document?.name}` }).click();
    const viewer = page.getByRole("dialog", { name: document?.name ?? "" });
    await viewer.getByRole("button", { name: button }).click();
    await viewer.getByText("Say what has to change first").waitFor();
    await viewer.getByLabel("Note to the owner").fill("Page two is missing");
    await viewer.getByRole("button", { name: button }).click();
    await toast(page, told).waitFor();
    const after = (await journey(1)).documents.find(({ id }) => id === document?.id);
    expect(after).toMatchObject({ status, rejectionReason: "Page two is missing" });
  }
});

test("the payer is set on the page, one at a time, and the warning goes", async () => {
  const page = await at("/workspace/1");
  const warning = page.getByText("Nobody is set to pay yet.");
  await warning.waitFor();
  await page.getByRole("button", { name: "Set payer: Sarah Whitfield" }).click();
  await toast(page, "Payer set").waitFor();
  await warning.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Set payer: James Whitfield" }).click();
  await expect.poll(async () => (await journey(1)).members.filter(({ isPayer }) => isPayer)).toHaveLength(1);
  await expect.poll(() => page.getByText("Payer", { exact: true }).count()).toBe(1);
});

test("a bank transfer that was announced is marked received, which ends its step", async () => {
  const action = await waiting(/deposit/i);
  const page = await at(`/workspace/${action.workspaceId}`);
  const transfer = page.locator("section", { has: page.getByRole("heading", { name: "Bank transfer" }) });
  expect(await transfer.innerText()).toContain("-DEPOSIT");
  await transfer.getByRole("button", { name: /^Mark received/ }).dblclick();
  await toast(page, "Transfer received").waitFor();
  await transfer.waitFor({ state: "hidden" });
  expect((await task(action.id)).status).toBe("completed");
});

test("a message goes to everybody of the journey once, with its lines, and the field is free again", async () => {
  const page = await at("/workspace/1");
  const field = page.getByLabel("Your message");
  await field.fill("สวัสดีค่ะ");
  await field.press("Shift+Enter");
  await field.pressSequentially("Bella is booked.");
  await field.press("Enter");
  await expect
    .poll(() => page.getByRole("list", { name: "Conversation" }).innerText())
    .toContain("Bella is booked.");
  expect(await field.inputValue()).toBe("");
  const owner = await portal.owner();
  const sent = async () =>
    (await owner.trpc.messages.list.query({ workspaceId: 1 })).items.filter(
      ({ body }) => body === "สวัสดีค่ะ\nBella is booked.",
    );
  await expect.poll(sent).toHaveLength(1);
});

test("staff change priority and the colleague in charge; the page and the server agree", async () => {
  const page = await at("/workspace/1");
  await page.getByText("High priority").waitFor();
  await page.getByRole("button", { name: "Edit workspace" }).click();
  await page.getByLabel("Priority").selectOption("low");
  await page.getByLabel("Assigned to").selectOption({ label: "Marek Dvořák" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toast(page, "Workspace updated").waitFor();
  await page.getByText("High priority").waitFor({ state: "hidden" });
  expect(await journey(1)).toMatchObject({ priority: "low", assignedTo: "Marek Dvořák" });
});

test("[RPT-07] the notes of its creation stand at the head of a journey, where staff change them", async () => {
  const page = await at("/workspace/1");
  const { description } = await journey(1);
  expect(description).not.toBe("");
  await page.getByText(description).waitFor();
  await page.getByRole("button", { name: "Edit workspace" }).click();
  await page.getByLabel("Additional notes").fill("Reist mit\nDecke");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toast(page, "Workspace updated").waitFor();
  await page.getByText("Reist mit").waitFor();
  expect((await journey(1)).description).toBe("Reist mit\nDecke");
});

test("[RPT-01] completing a journey by hand says what is open and asks why", async () => {
  const page = await at("/workspace/1");
  await page.getByRole("button", { name: "Edit workspace" }).click();
  await page.getByRole("combobox", { name: "Status" }).selectOption("completed");
  await page.getByText(/The pet has not arrived, and \d+ tasks? (is|are) open\./).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toast(page, "The workspace was not changed").waitFor();
  await page.getByLabel("Why it is completed").fill("The family stays");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Completed without an arrival: The family stays").waitFor();
  const { version, status } = await journey(1);
  expect(status).toBe("completed");
  await (
    await portal.staff()
  ).trpc.workspaces.update.mutate({ workspaceId: 1, version, status: "in_progress" });
});

test("staff store a document of the journey, which is in its list afterwards", async () => {
  const page = await at("/workspace/1");
  await page.getByRole("button", { name: "Upload Document" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  const file = { name: "ใบรับรอง.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByLabel("Name").fill("ใบรับรองสุขภาพ");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByRole("button", { name: "View ใบรับรองสุขภาพ" }).waitFor();
  expect((await journey(1)).documents.map(({ name }) => name)).toContain("ใบรับรองสุขภาพ");
});

test("[WF-06] staff decide which way a journey goes on, and the steps of that way appear", async () => {
  const way = (value: string) => ({
    condition: { fact: "decision.Which-certificate", operator: "is", value } as const,
  });
  const options = [
    { id: "us", label: "American" },
    { id: "other", label: "Any other" },
  ];
  const graph = aGraph(
    [
      aStep("Which-certificate", "decision-branch", { settings: { options } }),
      aStep("Short-way"),
      aStep("Long-way"),
    ],
    [
      ["Which-certificate", "Short-way", way("us")],
      ["Which-certificate", "Long-way", way("other")],
    ],
  );
  const { id } = await aJourneyOn(portal, graph);
  const { tasks } = await journey(id);
  const page = await at(`/workspace/${id}?task=${tasks[0]?.id ?? 0}`);
  const ways = page.getByRole("group", { name: "Which way it goes on" });
  await ways.getByRole("button", { name: "Any other → Long-way" }).click();
  await toast(page, "Task completed").waitFor();
  await row(page, "Long-way").waitFor();
  await expect.poll(() => row(page, "Short-way").count()).toBe(0);
});
