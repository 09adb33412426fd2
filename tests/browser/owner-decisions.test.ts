import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPdf } from "#tests/support/made-files.ts";
import { openJourney, openTodo, sidewaysRoom } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { ownerOf, startedJourney } from "#tests/support/started-journey.ts";
import { aGraph, aJourneyOn, aStep, watching } from "#tests/support/workflow-journey.ts";

const OPTIONS = ["yes", "no"].map((id) => ({
  id,
  label: id === "yes" ? "Yes, board her" : "No, we bring her",
}));
const decides = (value: string) => ({
  condition: { fact: "decision.Boarding", operator: "is", value } as const,
});
const GRAPH = aGraph(
  [
    aStep("Boarding", "decision-branch", {
      assignedTo: "customer",
      description: "Should Bella stay with us the night before?",
      settings: { options: OPTIONS },
    }),
    aStep("Kennel", "handy-crate-tips", {
      assignedTo: "customer",
      requiredPapers: ["Rabies certificate"],
      settings: { body: "Bring her blanket.\nนำผ้าห่มมาด้วย" },
    }),
    aStep("Directions", "handy-crate-tips", { assignedTo: "customer" }),
    aStep("Contract", "e-sign", {
      requiredPapers: ["Passport"],
      settings: { sign: { text: "We take good care of Bella." } },
    }),
  ],
  [
    ["Boarding", "Kennel", decides("yes")],
    ["Boarding", "Directions", decides("no")],
    ["Kennel", "Contract"],
    ["Directions", "Contract"],
  ],
);

let portal: Portal;
let browser: Browser;
let staff: Actor;
let watch: ReturnType<typeof watching>;
beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  staff = await portal.staff();
  watch = watching(portal, staff);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

async function asOwner(): Promise<{ page: Visitor; id: number; ownerId: number }> {
  const { id } = await aJourneyOn(portal, GRAPH);
  const { ownerId } = await ownerOf(portal, id);
  return { page: await openJourney(browser, portal, id, { as: ownerId, width: 390 }), id, ownerId };
}

test("[WF-25] [OWN-09] the owner chooses and confirms, twice pressed is once, and the way that was taken opens; [WF-28] its text is read and its missing paper uploaded there", async () => {
  const { page, id } = await asOwner();
  const details = await openTodo(page, "Boarding");
  await details.getByRole("group", { name: "Your choice" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const ask = page.getByRole("dialog", { name: "Choose “Yes, board her”?" });
  await details.getByRole("button", { name: "Yes, board her" }).click();
  await ask.getByText("It counts for everybody of this journey, and the other ways end.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await ask.getByRole("button", { name: "Not yet" }).click();
  expect(await watch.statuses(id)).toMatchObject({ Boarding: "in_progress" });
  await details.getByRole("button", { name: "Yes, board her" }).click();
  await ask.getByRole("button", { name: "Choose this" }).dblclick();
  await details.getByText("Chosen: Yes, board her").waitFor();
  expect(await watch.statuses(id)).toMatchObject({ Boarding: "completed", Kennel: "in_progress" });
  await details.getByRole("button", { name: "Go on with Kennel" }).click();

  // [WF-28]
  await details.getByText(/^Bring her blanket\.\s+นำผ้าห่มมาด้วย$/).waitFor();
  // [WF-26]
  await details.getByText("One paper is still missing.").waitFor();
  const read = details.getByRole("button", { name: "Mark as read" });
  await expect.poll(() => read.isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
  await details
    .locator("input[type=file]:not([data-attach])")
    .setInputFiles({ name: "scan 1.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) });
  await details.getByText("There", { exact: true }).waitFor();
  await read.click();
  await expect.poll(async () => (await watch.statuses(id))["Kennel"]).toBe("completed");
  await page.context().close();
});

test("[RPT-53] what an owner only has to do is marked as done", async () => {
  const { workspace, ownerId } = await startedJourney(portal, [{}]);
  const task = await staff.trpc.tasks.create.mutate({
    workspaceId: workspace.id,
    title: "โทรหาสัตวแพทย์",
    actionType: "to-do",
    assignedRole: "customer",
  });
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 390 });
  const details = await openTodo(page, "โทรหาสัตวแพทย์");
  await details.getByText("Once you have done it, mark it as done.").waitFor();
  await details.getByRole("button", { name: "Mark as done" }).dblclick();
  await details.getByText("Completed on your side. We are looking at it now.").waitFor();
  expect(await staff.trpc.tasks.find.query({ taskId: task.id })).toMatchObject({ inReview: true });
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test("[WF-25] who decides in a second tab after the team has is told what was chosen", async () => {
  const { page, id } = await asOwner();
  const details = await openTodo(page, "Boarding");
  await details.getByRole("group", { name: "Your choice" }).waitFor();
  await page.route(
    "**/trpc/tasks.choose*",
    async (route) => {
      const { id: taskId, version } = await watch.taskOf(id, "Boarding");
      await staff.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Boarding-Directions" });
      await route.continue();
    },
    { times: 1 },
  );
  await details.getByRole("button", { name: "Yes, board her" }).click();
  await page.getByRole("button", { name: "Choose this" }).click();
  await details.getByText("This was decided in the meantime: No, we bring her.").waitFor();
  expect(Object.keys(await watch.statuses(id))).not.toContain("Kennel");
  await page.context().close();
});

test("[WF-27] staff say why a step is done without its papers; [SIGN-06] and sign what is the team's on the journey's page", async () => {
  const { id } = await aJourneyOn(portal, GRAPH);
  const { id: taskId, version } = await watch.taskOf(id, "Boarding");
  await staff.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Boarding-Kennel" });
  const kennel = await watch.taskOf(id, "Kennel");
  const page = await visit(browser, portal, `/workspace/${id}?task=${kennel.id}`, {
    as: DEMO_ACCOUNTS.staff,
  });
  const papers = page.getByRole("list", { name: "Papers that belong to this" });
  await papers.getByText("Missing", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  const waive = page.getByRole("button", { name: "Complete without the papers" });
  await waive.click();
  await page.getByText("Say why it is done without the papers").waitFor();
  await page.getByLabel("Why it is done without them").fill("The vet has sent it to us by post");
  await waive.click();
  await page.getByText("Task completed").waitFor();
  expect(await watch.statuses(id)).toMatchObject({ Kennel: "completed", Contract: "your_turn" });

  await page.getByRole("button", { name: "Contract", exact: true }).click();
  await page.getByText("We take good care of Bella.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Complete", exact: true }).count()).toBe(0);
  await page.getByLabel("I have read this and agree to sign it electronically").check();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await page.getByText("Say why it is done without the papers").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel("Why it is done without them").fill("The owner shows it at the counter");
  await page.getByRole("button", { name: "Sign", exact: true }).dblclick();
  await expect.poll(async () => (await watch.statuses(id))["Contract"]).toBe("completed");
  const contract = await watch.taskOf(id, "Contract");
  expect((await staff.trpc.signing.find.query({ taskId: contract.id })).signatures).toHaveLength(1);
  await page.context().close();
});

test("[OWN-29] the owner asks a choice back with one button; the team opens it again where they act, takes that back, and opens it for good", async () => {
  const { page, id } = await asOwner();
  const details = await openTodo(page, "Boarding");
  await details.getByRole("button", { name: "Yes, board her" }).click();
  await page.getByRole("button", { name: "Choose this" }).click();
  await details.getByText("Chosen: Yes, board her").waitFor();
  await details.getByRole("button", { name: "This was a mistake" }).click();
  const form = details.getByRole("form", { name: "Ask for the choice back?" });
  await form.getByRole("textbox").fill("I meant the other one");
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
  await form.getByRole("button", { name: "Tell the team" }).dblclick();
  await details.getByText("You are told once the choice is open again.").waitFor();

  const desk = await visit(browser, portal, `/workspace/${id}`, { as: DEMO_ACCOUNTS.staff });
  const panel = desk.getByRole("region", { name: "A choice is asked back" });
  await panel.getByText("I meant the other one").waitFor();
  await panel.getByRole("button", { name: "Open the choice again" }).click();
  await desk.getByText("The choice is open again").first().waitFor();
  await expect.poll(() => watch.statuses(id)).toMatchObject({ Boarding: "in_progress" });
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => watch.statuses(id)).toMatchObject({ Boarding: "completed" });
  const { id: taskId, version } = await watch.taskOf(id, "Boarding");
  await staff.trpc.tasks.reopen.mutate({ taskId, version });
  await page.reload();
  await details.getByRole("button", { name: "No, we bring her" }).waitFor();
  await desk.context().close();
  await page.context().close();
});
