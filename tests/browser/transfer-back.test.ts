import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payments } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { FIVE_STEPS, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test.for(["light", "dark"] as const)(
  "[OWN-37] who pressed “I have sent the transfer” by mistake takes it back, after a reload too, and staff's waiting entry goes (%s)",
  async (scheme) => {
    const { workspace, taskIds, owner, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 2));
    await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
    const at = { as: ownerId, width: 390, scheme };
    const page = await openJourney(browser, portal, workspace.id, at);
    const colleague = (await (await portal.staff()).trpc.auth.me.query({})).id;
    const desk = await visit(browser, portal, `/workspace/${workspace.id}`, { as: colleague });
    const received = desk.getByRole("button", { name: /^Mark received/ });

    const details = await openTodo(page, "Make deposit payment");
    await details.getByText("Bank transfer", { exact: true }).click();
    await details.getByRole("button", { name: "I have sent the transfer" }).dblclick();
    await details.getByText("We are waiting for your transfer.").waitFor();
    await received.waitFor();

    await page.reload();
    const takeBack = details.getByRole("button", { name: "I have not sent it after all" });
    await takeBack.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await takeBack.dblclick();
    const told = details.getByRole("status").filter({ hasText: "Taken back" });
    await told.waitFor();
    expect(await told.evaluate((one) => one === document.activeElement)).toBe(true);
    await details.getByRole("button", { name: "Pay £850.00" }).waitFor();
    await received.waitFor({ state: "hidden" });

    await details.getByText("Bank transfer", { exact: true }).click();
    await details.getByRole("button", { name: "I have sent the transfer" }).click();
    await details.getByText("We are waiting for your transfer.").waitFor();
    await received.click();
    await details.getByText("Payment Successful!").waitFor();
    const rows = await portal.db
      .select()
      .from(payments)
      .where(eq(payments.taskId, taskIds[0] ?? 0));
    expect(rows.map(({ status }) => status)).toEqual(["failed", "succeeded"]);
    await page.context().close();
    await desk.context().close();
  },
);
