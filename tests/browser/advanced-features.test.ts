import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { ALWAYS } from "#tests/support/booking-ready.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying } from "#tests/support/made-files.ts";
import { aPhoto } from "#tests/support/made-photos.ts";
import { detailsOf, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

const CERTIFICATE = `RABIES VACCINATION CERTIFICATE
Name of animal: Testa   Species: dog   Date of birth: 12 May 2022
Microchip number: 826 098 100 123 456, implanted on 3 Aug 2022`;
const STEPS = [
  { actionType: "time-booking", title: "Crate fitting", settings: { booking: ALWAYS } },
  { title: "Read this" },
] as const;

let portal: Portal;
let browser: Browser;
let admin: Visitor;
let staff: Visitor;
let journey: Started;
let photo: Document;
beforeAll(async () => {
  portal = await aPortal("demo", { MAPS_KEY: "a key" }, undefined, { readsPapers: true });
  browser = await openBrowser();
  journey = await startedJourney(portal, STEPS);
  const { owner, workspace } = journey;
  await upload(owner, aPdfSaying(CERTIFICATE), { workspaceId: workspace.id });
  photo = (await upload(owner, aPhoto(), { workspaceId: workspace.id, fileName: "IMG_1.JPG" })).json();
  const findings = () => owner.trpc.health.findings.query({ workspaceId: workspace.id });
  await vi.waitUntil(async () => (await findings()).papers.length === 1, { timeout: 10_000 });
  admin = await visit(browser, portal, "/admin?section=advanced-features", {
    as: DEMO_ACCOUNTS.administrator,
  });
  staff = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

async function turn(title: string, isOn: boolean): Promise<void> {
  const box = admin.getByRole("switch", { name: title });
  await expect.poll(() => box.isEnabled()).toBe(true);
  await box.click();
  // It moves once the server has answered.
  await expect.poll(() => box.isChecked()).toBe(isOn);
}

test("[ADMIN-14] [FEAT-01] an administrator switches a feature and reads since when and by whom; a colleague sees it and may not", async () => {
  const row = admin.getByRole("listitem").filter({ hasText: "Text messages" });
  await row.getByText("On since the beginning").waitFor();
  await row.getByText("No provider of text messages is set up").waitFor();
  await turn("Text messages", false);
  await row.getByText(/^Off since .+, by Anna Lindqvist$/).waitFor();
  expect(await seriousFindings(admin)).toEqual([]);
  await staff.goto("/admin?section=advanced-features");
  const box = staff.getByRole("switch", { name: "Text messages" });
  await expect.poll(() => box.isChecked()).toBe(false);
  await expect.poll(() => box.isDisabled()).toBe(true);
});

test("[FEAT-02] an owner chooses a time, or reads that the team arranges one", async () => {
  const page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width: 390 });
  const times = (await openTodo(page, "Crate fitting")).getByRole("group", { name: /^Free times on/ });
  await times.getByRole("button").first().waitFor();
  await turn("Owners book appointments", false);
  await page.reload();
  const details = detailsOf(page);
  await details.getByText("The team arranges a time with you.").waitFor();
  await expect.poll(() => details.getByRole("group", { name: /^Free times on/ }).count()).toBe(0);
  await turn("Owners book appointments", true);
  await page.context().close();
});

test("[FEAT-03] [FEAT-04] a colleague is offered what papers say and has photos read, or neither", async () => {
  const panel = staff.getByRole("region", { name: "What the papers say" });
  const unread = panel.getByText("photo or scan has not been read");
  await staff.goto(`/workspace/${journey.workspace.id}/rules`);
  await unread.waitFor();
  await turn("Reading of photos and scans", false);
  await staff.reload();
  await panel.getByRole("button", { name: /^Compare with the record/ }).waitFor();
  await expect.poll(() => unread.count()).toBe(0);
  await turn("Findings for the health record", false);
  await staff.reload();
  await staff.getByRole("region", { name: "Health record" }).waitFor();
  await expect.poll(() => panel.count()).toBe(0);

  const readIt = staff.getByRole("button", { name: `Read the photo: ${photo.name}` });
  await staff.goto(`/documents?view=analysis&paper=${photo.id}`);
  await staff.getByText(photo.name).first().waitFor();
  await expect.poll(() => readIt.count()).toBe(0);
  await turn("Findings for the health record", true);
  await turn("Reading of photos and scans", true);
  await staff.reload();
  await readIt.waitFor();
});

test("[FEAT-07] the journey's map comes from the service, or is drawn by the portal", async () => {
  await staff.context().route("https://maps.googleapis.com/**", (route) => route.abort());
  const ofService = staff.locator("iframe[title^='Map with the flight path']");
  await staff.goto("/workspace/1");
  // Hidden for as long as the service has not answered.
  await ofService.waitFor({ state: "attached" });
  await turn("Map of an outside service", false);
  await staff.reload();
  await staff
    .getByRole("region", { name: "Journey map" })
    .getByRole("img", { name: /flight path/ })
    .waitFor();
  await expect.poll(() => ofService.count()).toBe(0);
});

test("[FEAT-08] a visitor without an account plans a journey, or is asked to sign in and comes to the planner then", async () => {
  const visitor = await visit(browser, portal, "/planner");
  await visitor.getByRole("heading", { name: "Travel planner" }).waitFor();
  await turn("Travel planner for everybody", false);
  await visitor.reload();
  await expect.poll(() => new URL(visitor.url()).pathname).toBe("/sign-in");
  expect(new URL(visitor.url()).searchParams.get("next")).toBe("/planner");
  await staff.goto("/planner");
  await staff.getByRole("heading", { name: "Travel planner" }).waitFor();
  await turn("Travel planner for everybody", true);
  await visitor.goto("/planner");
  await visitor.getByRole("heading", { name: "Travel planner" }).waitFor();
  await visitor.context().close();
});
