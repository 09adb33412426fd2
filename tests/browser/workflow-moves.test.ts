import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { aJourneyOn, aStep, inARow, startOn, watching } from "#tests/support/workflow-journey.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
let staff: Actor;
let watch: ReturnType<typeof watching>;
let templateId: number;
let first: number;
let others: number[];

const FIRST = inARow(aStep("Deposit"), aStep("Passport"), aStep("Old-form"), aStep("Fly"));
const SECOND = inARow(
  aStep("Deposit"),
  aStep("Passport", "approval", { assignedTo: "customer" }),
  aStep("Permit"),
  aStep("Fly"),
);

beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  staff = await portal.staff();
  watch = watching(portal, staff);
  const journey = await aJourneyOn(portal, FIRST);
  templateId = journey.templateId ?? 0;
  first = journey.id;
  others = [(await startOn(staff, templateId)).id, (await startOn(staff, templateId)).id];
  page = await visit(browser, portal, `/workspace/${first}`, { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

async function publish(graph: WorkflowGraph): Promise<void> {
  const { version } = await staff.trpc.workflows.draft.query({ templateId });
  await staff.trpc.workflows.saveDraft.mutate({ templateId, version, graph });
  await staff.trpc.workflows.publish.mutate({ templateId, version: version + 1 });
}

const versionOf = async (workspaceId: number) =>
  (await staff.trpc.workspaces.find.query({ workspaceId })).workflow?.number;

test("[WF-23] a journey's page says that a newer version is published, shows what it changes, and moves the journey", async () => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await publish(SECOND);
  // It comes while the page is open.
  await page.getByText("This journey runs on version 1; version 2 is published.").waitFor();
  await page.getByRole("button", { name: "See what changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Move to version 2" });
  const changes = dialog.getByRole("list", { name: "What would change" });
  await expect
    .poll(() => changes.getByRole("listitem").allInnerTexts())
    .toEqual([
      expect.stringMatching(/Permit[^]*Added/),
      expect.stringMatching(/Old-form[^]*Removed/),
      expect.stringMatching(/Passport[^]*Changed: who does it[^]*Changed/),
    ]);
  await dialog.getByText("2 actions stay as they are").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // Somebody goes on with the journey before it is moved: nothing is moved unseen.
  await watch.complete(first, "Deposit");
  await dialog.getByRole("button", { name: "Move to version 2" }).click();
  await dialog.getByText(/The journey has gone on since you opened this/).waitFor();
  await expect
    .poll(() => changes.getByRole("listitem").allInnerTexts())
    .toContainEqual(expect.stringMatching(/Deposit[^]*Stays done/));
  expect(await versionOf(first)).toBe(1);

  await dialog.getByRole("button", { name: "Move to version 2" }).click();
  await page.getByText("Moved to version 2", { exact: true }).waitFor();
  await expect.poll(() => page.getByText(/This journey runs on version/).count()).toBe(0);
  await page.getByText("Permit", { exact: true }).first().waitFor();
  expect(await watch.statuses(first)).toMatchObject({ Deposit: "completed", Passport: "in_progress" });
});

test("[WF-24] from a template's versions the journeys on each are seen, and several are moved; one that has gone on says so", async () => {
  await page.goto(`/workflow-builder/${templateId}?view=list`);
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: "See the 2 journeys on v1" }).click();
  const sheet = page.getByRole("dialog", { name: "Journeys on v1" });
  await sheet.getByText("What v2 changes from v1").waitFor();
  const rows = sheet.getByRole("list", { name: "The journeys" }).getByRole("listitem");
  await expect.poll(() => rows.count()).toBe(2);
  await sheet.getByRole("checkbox", { name: "All that are listed" }).check();
  const [, stale = 0] = others;
  // Between the list and the move, behind the page's back.
  await page.route(
    "**/trpc/workflows.moveJourney*",
    async (route) => {
      await watch.complete(stale, "Deposit");
      await route.continue();
    },
    { times: 1 },
  );
  await sheet.getByRole("button", { name: "Move 2 journeys to v2" }).click();
  await page.getByText("1 journey moved to v2").waitFor();
  await sheet
    .getByRole("alert")
    .getByText(/Has gone on meanwhile/)
    .waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect([await versionOf(others[0] ?? 0), await versionOf(stale)]).toEqual([2, 1]);

  await rows.getByRole("checkbox").check();
  await sheet.getByRole("button", { name: "Move 1 journey to v2" }).click();
  await sheet.getByText("No journey under way runs on this version any more.").waitFor();
  expect(await versionOf(stale)).toBe(2);
});
