import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let desk: Visitor;
let journey: { workspaceId: number; taskIds: number[] };
/** The line of the desk, to cut. */
let line: WebSocketRoute | undefined;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  journey = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [{ title: "Book the crate" }], {
    name: "Live test journey",
    status: "pending",
    departureDate: "2031-01-02",
  });
  desk = await visit(browser, portal, "/checklist", { as: DEMO_ACCOUNTS.administrator });
  await desk.routeWebSocket("**/live?*", (socket) => {
    line = socket;
    socket.connectToServer();
  });
  await desk.goto("/status");
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const live = (page: Page) => page.locator("[data-live]");
const state = () => live(desk).getAttribute("data-live");
const progress = () =>
  desk
    .getByRole("progressbar", { name: "Progress of Live test journey", exact: true })
    .getAttribute("aria-valuenow");

async function setStatus(status: "pending" | "in_progress"): Promise<void> {
  const staff = await portal.staff();
  const found = await staff.trpc.workspaces.find.query({ workspaceId: journey.workspaceId });
  const { workspaceId } = journey;
  await staff.trpc.workspaces.update.mutate({ workspaceId, version: found.version, status });
}

test("[STAT-06] [STAT-07] [LIVE-09] 'Real-time Updates' tells that the page is connected", async () => {
  await desk.getByText("Real-time Updates", { exact: true }).waitFor();
  await expect.poll(state).toBe("connected");
  await desk.getByText("Connected: changes show as they happen.").waitFor();
  expect(desk.complaints).toEqual([]);
});

test("[STAT-07] [LIVE-10] what one colleague does in their browser shows at another's desk by itself", async () => {
  const colleague = await visit(browser, portal, `/workspace/${journey.workspaceId}`, {
    as: DEMO_ACCOUNTS.staff,
  });
  await expect.poll(progress).toBe("20");
  await colleague.getByRole("button", { name: "Edit workspace" }).click();
  await colleague.getByRole("combobox", { name: "Status" }).selectOption("in_progress");
  await colleague.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(progress, { timeout: 5_000 }).toBe("60");
  await colleague.context().close();
});

test("[LIVE-11] nothing is asked for while nothing happens", async () => {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  await desk.waitForLoadState("networkidle");
  desk.on("request", note);
  // The waiting is the test: a page that polls would ask within it.
  await desk.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  desk.off("request", note);
  expect(asked).toEqual([]);
});

test("[LIVE-12] a lost line is said, comes back by itself, and everything open is fetched again", async () => {
  await desk.routeWebSocket("**/live?*", (socket) => void socket.close());
  await line?.close();
  await expect.poll(state).not.toBe("connected");
  await desk
    .getByText(/^(Connecting again|Not connected)/)
    .first()
    .waitFor();
  await setStatus("pending");
  expect(await progress()).toBe("60");
  await desk.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(progress).toBe("20");

  await setStatus("in_progress");
  await desk.routeWebSocket("**/live?*", (socket) => void socket.connectToServer());
  await expect.poll(state, { timeout: 15_000 }).toBe("connected");
  await expect.poll(progress, { timeout: 5_000 }).toBe("60");
});

test("[LIVE-13] what is being typed stays when what is around it is fetched again, and decides nothing unseen", async () => {
  const admin = await portal.admin();
  const staff = await portal.staff();
  const [document] = (await staff.trpc.documents.list.query({ status: "pending" })).items;
  if (!document) throw new Error("No document waits in the demo company");
  await desk.goto(`/documents?document=${document.id}`);
  const drawer = desk.getByRole("dialog");
  const note = drawer.getByRole("textbox", { name: "Note to the owner" });
  await note.fill("Page two is cut off");
  await admin.trpc.documents.review.mutate({
    documentId: document.id,
    version: document.version,
    decision: "ask_changes",
    reason: "The stamp is missing",
  });
  await drawer.getByText("The stamp is missing").first().waitFor();
  expect(await note.inputValue()).toBe("Page two is cut off");
  await drawer.getByRole("button", { name: "Reject", exact: true }).click();
  await desk
    .getByText(/^Somebody has changed this/)
    .first()
    .waitFor();
  const kept = await staff.trpc.documents.find.query({ documentId: document.id });
  expect(kept.rejectionReason).toBe("The stamp is missing");
  expect(await note.inputValue()).toBe("Page two is cut off");
});

test("[LIVE-14] a session that ends says so and leaves the page as it is", async () => {
  await desk.goto("/status");
  await expect.poll(state).toBe("connected");
  await desk.evaluate(() => fetch("/auth/sign-out", { method: "POST" }));
  await expect.poll(state, { timeout: 10_000 }).toBe("ended");
  await desk.getByText("your session has ended", { exact: false }).first().waitFor();
  expect(await progress()).toBe("60");
});
