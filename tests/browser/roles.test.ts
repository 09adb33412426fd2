import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { users, workspaceMembers } from "#db/schema.ts";
import { openBrowser, seriousFindings, type Visitor } from "#tests/support/browser.ts";
import { detailsOf, FIVE_STEPS, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let browser: Browser;
let journey: Started;
let familyId: number;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  browser = await openBrowser();
  const steps = [
    ...FIVE_STEPS.slice(0, 3),
    { actionType: "e-sign", title: "Sign the terms" },
    { actionType: "handy-crate-tips", title: "Crate tips" },
  ] as const;
  journey = await startedJourney(portal, steps, { isSequential: false });
  const [family] = await portal.db
    .insert(users)
    .values({ fullName: "Flo Reed", email: "flo@example.com", role: "customer", status: "active" })
    .returning();
  familyId = family?.id ?? 0;
  await portal.db.insert(workspaceMembers).values({
    workspaceId: journey.workspace.id,
    userId: familyId,
    role: "family",
    joinedAt: new Date(),
  });
  page = await openJourney(browser, portal, journey.workspace.id, { as: familyId, width: 1200 });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const without = (what: string) => `Your role in this journey does not include ${what} Ann Reed can do it.`;

test("[ROLE-09] [OWN-34] a family viewer reads everything, is offered nothing that the role leaves out, and is told who can do it", async () => {
  const details = detailsOf(page);
  await page.getByText("Your role in this journey is to look on.").waitFor();
  expect(await page.getByText("Your turn").count()).toBe(0);
  const row = page.getByRole("listitem").filter({ hasText: "Crate tips" });
  await row.getByText(/^Ann Reed’s turn/).waitFor();
  await row.getByRole("button", { name: "View, Crate tips" }).waitFor();
  const cases = [
    ["Make deposit payment", "paying."],
    ["Flight Booking Form", "finishing to-dos and sending forms."],
    ["UPLOAD Passport Copy", "uploading papers."],
    ["Sign the terms", "finishing to-dos and sending forms."],
    ["Crate tips", "finishing to-dos and sending forms."],
  ] as const;
  for (const [title, what] of cases) {
    await openTodo(page, title);
    await details.getByText(without(what)).waitFor();
    expect([title, await details.locator("input, textarea, select").count()]).toEqual([title, 0]);
    // Only the way out of the details.
    await expect.poll(async () => [title, await details.getByRole("button").count()]).toEqual([title, 1]);
  }
  await openTodo(page, "Make deposit payment");
  await details.getByText(without("saying who pays.")).waitFor();
  const messages = page.getByRole("region", { name: "Messages" });
  await messages.getByText(without("writing messages and comments.")).waitFor();
  expect(await messages.getByRole("textbox").count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("tab", { name: /^Files/ }).click();
  await page.getByText(without("uploading papers.")).waitFor();
  expect(await page.locator("input[type=file]").count()).toBe(0);
  await page.getByRole("tab", { name: "Travel rules" }).click();
  await page.getByRole("heading", { name: "Health record" }).waitFor();
  expect(await page.getByRole("button", { name: /^(Add|Edit|Enter)/ }).count()).toBe(0);
});

test("[ROLE-09] [ROLE-10] [LIVE-15] whoever becomes the payer may pay, and what an administrator gives the role is offered", async () => {
  await page.getByRole("tab", { name: "Flow" }).click();
  const details = await openTodo(page, "Make deposit payment");
  await journey.owner.trpc.workspaces.setPayer.mutate({
    workspaceId: journey.workspace.id,
    userId: familyId,
  });
  await details.getByRole("button", { name: "Pay £850.00" }).waitFor();
  expect(await details.getByText(without("paying.")).count()).toBe(0);
  const admin = await portal.admin();
  const { roles, version } = await admin.trpc.settings.memberRights.query({});
  await admin.trpc.settings.setMemberRights.mutate({
    roles: { ...roles, family: ["view", "write", "upload"] },
    version,
  });
  // The open page follows by itself.
  await details.getByLabel("Comment").waitFor();
  await openTodo(page, "UPLOAD Passport Copy");
  await details.getByRole("button", { name: "Choose files" }).waitFor();
  // A paper may be brought, but not handed in as all there is.
  await details.getByText(without("finishing to-dos and sending forms.")).waitFor();
  expect(await details.getByRole("button", { name: "Send to the team" }).count()).toBe(0);
});
