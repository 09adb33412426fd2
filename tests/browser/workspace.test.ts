import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { distanceBetween } from "#contracts/airports/distance.ts";
import { findAirport } from "#contracts/airports/find-airport.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { dateInZone, duePhrase } from "#contracts/core/dates.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaces } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let bella: WorkspaceDetail;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  bella = await detail(1);
  page = await visit(browser, portal, "/workspace/1", { as: DEMO_ACCOUNTS.administrator });
  await page.getByRole("heading", { level: 1 }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const detail = async (workspaceId: number) =>
  (await portal.staff()).trpc.workspaces.find.query({ workspaceId });
const panel = (title: string, on = page) =>
  on.locator("section", { has: on.getByRole("heading", { level: 2, name: title, exact: true }) });
const textOf = async (title: string, on = page) =>
  (await panel(title, on).innerText()).replaceAll(/\s+/g, " ");
const inWords = (date: string | Date) =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(typeof date === "string" ? Date.parse(`${date}T00:00:00Z`) : date);

test("[WSD-02] the page shows the workspace's name and what it is", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(bella.name);
  await page.getByText("Pet travel workspace", { exact: true }).waitFor();
});

test("[WSD-03] [WSD-04] [MAP-05] the journey card shows both airports and the distance between them, in km and miles", async () => {
  const card = page.getByRole("region", { name: "Journey map" });
  const text = await card.innerText();
  const [from, to] = [findAirport(bella.departureAirport), findAirport(bella.arrivalAirport)];
  if (!from || !to) throw new Error("Bella's airports are not in the table");
  for (const airport of [from, to]) {
    expect(text).toContain(airport.code);
    expect(text).toContain(airport.city);
  }
  const { km, miles } = distanceBetween(from, to);
  expect([km, miles]).toEqual([5540, 3442]);
  expect(text).toContain("5,540 km · 3,442 miles");
});

test("[WSD-06] 'Tasks & Milestones' lists title, due date and status of every task", async () => {
  const rows = panel("Tasks & Milestones").getByRole("listitem");
  expect(await rows.count()).toBe(bella.tasks.length);
  for (const task of bella.tasks) {
    const text = await rows.filter({ hasText: task.title }).innerText();
    expect(text).toContain(inWords(task.dueDate ?? ""));
    expect(text).toContain(duePhrase(task.dueDate ?? "", dateInZone(new Date(), "UTC")));
    expect(text).toContain(task.status.replaceAll("_", " ").toUpperCase());
  }
});

test("[WSD-07] 'Documents' lists name, day of upload and a 'View' button of every document", async () => {
  expect(bella.documents.length).toBeGreaterThan(0);
  for (const document of bella.documents) {
    const row = panel("Documents").getByRole("listitem").filter({ hasText: document.name });
    expect(await row.innerText()).toContain(`Uploaded ${inWords(document.uploadedAt)}`);
    expect(await row.getByRole("button", { name: `View ${document.name}` }).innerText()).toBe("View");
  }
});

test("[WSD-08] [WSD-14] 'Pet Details' shows name, breed and age", async () => {
  const text = await textOf("Pet Details");
  expect(text).toContain(`Name ${bella.petName}`);
  expect(text).toContain(`Breed ${bella.breed}`);
  expect(text).toContain(`Age ${bella.petAge} years`);
  expect([bella.petName, bella.breed]).toEqual(["Bella", "Golden Retriever"]);
});

test("[WSD-09] 'Owner Details' shows name and e-mail, ready to write to", async () => {
  const text = await textOf("Owner Details");
  expect(text).toContain(`Name ${bella.ownerName}`);
  const mail = panel("Owner Details").getByRole("link", { name: bella.ownerEmail });
  expect(await mail.getAttribute("href")).toBe(`mailto:${bella.ownerEmail}`);
});

test("[WSD-10] 'Travel Details' shows departure date, route and who is in charge", async () => {
  const text = await textOf("Travel Details");
  expect(text).toContain(`Departure date ${inWords(bella.departureDate)}`);
  expect(text).toContain(`Route ${bella.departureAirport} → ${bella.arrivalAirport}`);
  expect(text).toContain(`Assigned to ${bella.assignedTo}`);
});

test("[WSD-11] the sidebar tells the status, how far the journey is, and what comes next", async () => {
  const text = await textOf("Status");
  expect(await panel("Status").locator("[data-tone]").textContent()).toBe("In Progress");
  expect(text).toContain(`${bella.tasksDone} of ${bella.tasksTotal} tasks done`);
  await panel("Status")
    .getByRole("button", { name: /Make deposit payment/ })
    .click();
  await expect.poll(() => new URL(page.url()).search).toBe("?task=1");
});

test("a task that the address names is open and in sight", async () => {
  const linked = await visit(browser, portal, "/workspace/1?task=5", {
    as: DEMO_ACCOUNTS.staff,
    height: 600,
  });
  const title = linked.getByRole("button", { name: "Picture Of Your Pets", expanded: true });
  await title.waitFor();
  const y = async () => (await title.boundingBox())?.y;
  await expect.poll(y).toBeLessThan(600);
  expect(await y()).toBeGreaterThan(0);
  await linked.context().close();
});

test("[WSD-16] 'View' opens the document in a viewer, with its file", async () => {
  const [document] = bella.documents;
  await page
    .getByRole("button", { name: `View ${document?.name}` })
    .first()
    .click();
  const viewer = page.getByRole("dialog", { name: document?.name ?? "" });
  const address = `/files/${document?.id}?view=1`;
  await viewer.locator(`[src^="${address}"]`).waitFor();
  const file = await page.request.get(address);
  expect(file.status()).toBe(200);
  expect(file.headers()["content-type"]).toBe(document?.mediaType);
  expect(await viewer.getByRole("link", { name: "Open document" }).getAttribute("href")).toBe(address);
  await viewer.getByRole("button", { name: "Close" }).click();
  await viewer.waitFor({ state: "hidden" });
});

test("'Customer view' leads to the owner's page, 'Invite customer' opens the invitation", async () => {
  const link = page.getByRole("link", { name: "Customer view" });
  expect(await link.getAttribute("href")).toBe("/workspace/1/customer");
  await page.getByRole("button", { name: "Invite customer" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.innerText()).toContain(bella.name);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

test("[WSD-15] [MAP-04] every id has its own workspace; an end that is no airport's code is text and has no distance", async () => {
  const workspace = (await (await portal.staff()).trpc.workspaces.list.query({ limit: 200 })).items.find(
    ({ arrivalAirport }) => arrivalAirport === "GRU",
  );
  const id = workspace?.id ?? 0;
  const card = page.getByRole("region", { name: "Journey map" });
  await page.goto(`/workspace/${id}`);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(workspace?.name);
  await card.getByRole("img", { name: /^Map with the flight path from .* to São Paulo \(GRU\)$/ }).waitFor();
  expect(await textOf("Pet Details")).toContain(`Name ${workspace?.petName}`);
  await portal.db.update(workspaces).set({ arrivalAirport: "Santos, by ship" }).where(eq(workspaces.id, id));
  await page.reload();
  await card.getByText("Santos, by ship").waitFor();
  await card.getByText("The map shows journeys between airports").waitFor();
  expect(await card.innerText()).not.toContain("miles");
});

test.each(["/workspace/99999", "/workspace/abc", "/workspace/1.5", "/workspace/-1", "/workspace/0"])(
  "[WSD-12] [WSD-15] %s matches no workspace and says so, with a way back",
  async (address) => {
    await page.goto(address);
    await expect
      .poll(() => page.getByRole("main").getByRole("heading").textContent())
      .toBe("Workspace not found");
    await page.getByRole("link", { name: "Back to the dashboard" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  },
);

test("[WSD-01] the link above the name leads back to the dashboard", async () => {
  await page.goto("/workspace/1");
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
});

test.each([
  [390, "dark"],
  [1024, "light"],
] as const)(
  "at %i px in %s nothing is wider than the window and axe finds nothing serious",
  async (width, scheme) => {
    const looked = await visit(browser, portal, "/workspace/1?task=1", {
      as: DEMO_ACCOUNTS.staff,
      width,
      scheme,
    });
    await looked.getByRole("button", { name: "Change due date" }).waitFor();
    expect(await looked.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await seriousFindings(looked)).toEqual([]);
    expect(looked.complaints).toEqual([]);
    await looked.context().close();
  },
);
