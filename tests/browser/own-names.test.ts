import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";
import { clients, documents, pets, scheduleEvents, users, workspaces } from "#db/schema.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { openJourney } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

const PET = "سلطان";
const PERSON = "مريم الخطيب";
const EQUALS = 15;

let portal: Portal;
let browser: Browser;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  journey = await startedJourney(
    portal,
    [
      { title: "Read this" },
      { title: "Read this" },
      { title: "Make deposit payment", actionType: "deposit-payment" },
    ],
    { isSequential: false },
  );
  const { workspace, ownerId, owner, taskIds } = journey;
  const [found] = await portal.db.select().from(workspaces).where(eq(workspaces.id, workspace.id));
  if (!found) throw new Error("The journey is gone");
  await portal.db.update(pets).set({ name: PET }).where(eq(pets.id, found.petId));
  await portal.db.update(users).set({ fullName: PERSON }).where(eq(users.id, ownerId));
  await portal.db.update(clients).set({ fullName: PERSON }).where(eq(clients.id, found.clientId));
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const equals = Array.from({ length: EQUALS }, (_, at) => at);
  await portal.db.insert(documents).values(
    equals.map((at) => ({
      workspaceId: workspace.id,
      name: "IMG_0001.jpg",
      category: "health" as const,
      type: "health" as const,
      status: "pending" as const,
      currentNumber: 1,
      uploadedById: ownerId,
      uploadedAt: daysAgo(at),
      requestId: `equal-${at}`,
    })),
  );
  await portal.db.insert(scheduleEvents).values(
    equals.map((at) => ({
      workspaceId: workspace.id,
      eventType: "other" as const,
      title: "Vet visit",
      startDate: daysAgo(-1 - at),
    })),
  );
  await owner.trpc.messages.send.mutate({ workspaceId: workspace.id, body: "Hello" });
  const sent = await portal.db.select().from(documents).where(eq(documents.workspaceId, workspace.id));
  const documentIds = sent.slice(0, 2).map(({ id }) => id);
  await owner.trpc.messages.send.mutate({ workspaceId: workspace.id, body: "These", documentIds });
  await owner.trpc.journeys.submitTodo.mutate({ taskId: taskIds[0] ?? 0 });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** What is pressed and cannot be told from something else that is; links to one address are one. */
async function equalNames(page: Page): Promise<string[]> {
  const tree = await page.locator("main").ariaSnapshot();
  const named = (pattern: RegExp) => [...tree.matchAll(pattern)];
  const buttons = named(/- button "((?:[^"\\]|\\.)*)"/g).map(([, name = ""]) => name);
  const links = named(/- link "((?:[^"\\]|\\.)*)"[^\n]*\n\s+- \/url: (\S+)/g).map(
    ([, name = "", url = ""]) => [name, url] as const,
  );
  const places = [...new Map(links.map(([name, url]) => [`${name} ${url}`, name])).values()];
  const names = [...buttons, ...places];
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** Texts with one of the names in them that stands among other words without being kept apart from them. */
const mixed = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        if (!names.some((name) => text.includes(name)) || node.parentElement?.closest("script, style, title"))
          continue;
        const around = node.parentElement?.closest("bdi, [dir=auto]")?.textContent?.trim() ?? "";
        if (!names.includes(around)) found.push(`${text} | ${around}`);
      }
      return found;
    },
    [PET, PERSON],
  );

test("[OWN-32] on an owner's page every name is kept apart from the words around it, and no two buttons or links are called the same", async () => {
  const { workspace, ownerId } = journey;
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 1200 });
  await page.getByRole("region", { name: "Appointments and flights" }).waitFor();
  await page.getByRole("list", { name: "Assignees" }).waitFor();
  await page.getByRole("list", { name: "Messages" }).getByText("Hello").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(PET);
  expect([await mixed(page), await equalNames(page)]).toEqual([[], []]);
  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByText("IMG_0001.jpg").first().waitFor();
  expect([await mixed(page), await equalNames(page)]).toEqual([[], []]);
  await page.getByRole("tab", { name: "Travel rules" }).click();
  await page.getByRole("heading", { name: "Health record" }).waitFor();
  expect([await mixed(page), await equalNames(page)]).toEqual([[], []]);
  await page.context().close();
});
