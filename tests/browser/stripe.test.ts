import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payments } from "#db/schema.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { aStripe, type FakeStripe, variablesFor } from "#tests/support/fake-stripe.ts";
import { FIVE_STEPS, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

/** Stands for the script of js.stripe.com: one field. The bank behind it refuses what begins with 4000. */
const STRIPE_JS = `
  window.Stripe = () => ({
    elements: () => ({
      create: () => ({
        mount: (place) => {
          document.querySelector(place).innerHTML = '<label>Card number <input id="card"></label><p id="wrong"></p>';
        },
        on: (event, run) => event === "ready" && setTimeout(run),
      }),
      submit: async () => {
        const isEmpty = document.getElementById("card").value === "";
        document.getElementById("wrong").textContent = isEmpty ? "Your card number is incomplete." : "";
        return isEmpty ? { error: { message: "Your card number is incomplete." } } : {};
      },
    }),
    confirmPayment: async ({ clientSecret }) => {
      const answer = await fetch("https://api.stripe.com/confirm", {
        method: "POST", body: JSON.stringify({ clientSecret, card: document.getElementById("card").value }),
      });
      return answer.json();
    },
  });
`;

let stripe: FakeStripe;
let portal: Portal;
let browser: Browser;
beforeAll(async () => {
  stripe = await aStripe();
  portal = await aPortal("accounts", variablesFor(stripe));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
  await stripe.stop();
});

test("[PAY-14] [PAY-02] a card goes from Stripe's form to Stripe and never to the portal; a refusal is said, and one payment is made", async () => {
  const { workspace, taskIds, owner, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 2));
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 390 });
  const toUs: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(portal.origin)) toUs.push(request.url() + (request.postData() ?? ""));
  });
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: STRIPE_JS }),
  );
  await page.route("https://api.stripe.com/confirm", (route) => {
    const { clientSecret, card } = route.request().postDataJSON() as Record<"clientSecret" | "card", string>;
    const isRefused = card.startsWith("4000");
    stripe.confirm(clientSecret, isRefused ? "refuses" : "takes");
    return route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: isRefused ? { error: { message: "Your card was declined." } } : {},
    });
  });
  const details = await openTodo(page, "Make deposit payment");
  const form = details.frameLocator("iframe");
  const pay = details.getByRole("button", { name: "Pay £850.00" });
  await form.getByLabel("Card number").waitFor();
  await pay.click();
  await form.getByText("Your card number is incomplete.").waitFor();
  expect(
    await portal.db
      .select()
      .from(payments)
      .where(eq(payments.taskId, taskIds[0] ?? 0)),
  ).toEqual([]);

  await form.getByLabel("Card number").fill("4000000000000002");
  await pay.click();
  await details.getByText("Payment processing failed. Please try again.").waitFor();
  await details.getByText("Your card was declined.").waitFor();
  await form.getByLabel("Card number").fill("4242424242424242");
  await pay.dblclick();
  await details.getByText("Payment Successful!").waitFor();
  const rows = await portal.db
    .select()
    .from(payments)
    .where(eq(payments.taskId, taskIds[0] ?? 0));
  expect(rows.map(({ status, amount }) => [status, amount])).toEqual([["succeeded", 85_000]]);
  expect(stripe.intents.size).toBe(1);
  expect(decodeURIComponent(toUs.join("\n"))).not.toMatch(/4242424242424242|4000000000000002/);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test("[PAY-14] where Stripe's form does not come, the widget says so and offers the transfer", async () => {
  const { workspace, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 1));
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 1200 });
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  const details = await openTodo(page, "Make deposit payment");
  await details.getByText(/card form could not be loaded/).waitFor();
  expect(await details.getByRole("button", { name: "Pay £850.00" }).isDisabled()).toBe(true);
  await details.getByText("Bank transfer", { exact: true }).click();
  await details.getByText("Ann Reed-DEPOSIT").waitFor();
  await page.context().close();
});
