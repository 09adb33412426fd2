import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { sessions, users } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aProvider, CLIENT, type FakeProvider } from "#tests/support/fake-provider.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let provider: FakeProvider;
let email = "";

beforeAll(async () => {
  portal = await aPortal("demo", { PROVIDERS_LOOPBACK: "1" });
  browser = await openBrowser();
  const [staff] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
  email = staff?.email ?? "";
  provider = await aProvider({ sub: "s-1", email });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
  provider.stop();
});

test("[ADMIN-13] [SSO-10] an administrator sets the provider, and a colleague comes through it back to where they wanted to go", async () => {
  const admin = await visit(browser, portal, "/admin?section=single-sign-on", {
    as: DEMO_ACCOUNTS.administrator,
  });
  const form = admin.getByRole("form", { name: "Single Sign On" });
  await form.getByLabel("Colleagues can sign in with it").check();
  await expect.poll(() => form.getByLabel("Redirect address").inputValue()).toBe(`${portal.origin}/sign-in`);
  await form.getByLabel("Issuer").fill(`${provider.issuer}/`);
  await form.getByRole("button", { name: "Test" }).click();
  await form.getByText("The provider calls itself").waitFor();
  await form.getByLabel("Issuer").fill(provider.issuer);
  await form.getByRole("button", { name: "Test" }).click();
  await form.getByText("The provider has answered").waitFor();
  await form.getByLabel("Client ID").fill(CLIENT.clientId);
  await form.getByLabel("Mail domains").fill(`@${email.split("@")[1]}, other.example`);
  await form.getByLabel("Text of the button").fill("Sign in with Acme");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Please enter the client secret").waitFor();
  await form.getByLabel("Client secret", { exact: true }).fill(CLIENT.clientSecret);
  await form.getByRole("button", { name: "Save" }).click();
  await admin.getByText("Single sign on saved").waitFor();
  await form.getByText("One is kept.").waitFor();
  await expect.poll(() => form.getByLabel("Client secret", { exact: true }).inputValue()).toBe("");
  expect(await seriousFindings(admin)).toEqual([]);

  const page = await visit(browser, portal, "/status", { width: 390 });
  await page.getByRole("button", { name: "Sign in with Acme" }).click();
  await page.getByRole("heading", { name: "The provider" }).waitFor();
  await page.getByRole("link", { name: `Go on as ${email}` }).click();
  await page.waitForURL("**/status");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.context().close();

  await admin.reload();
  const row = admin.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: /^Unbind/ }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Unbind" }).click();
  await admin.getByText("is no longer bound").waitFor();
  await admin.getByText("Nobody has signed in with it yet").waitFor();
  await admin.context().close();
});

test("[SSO-05] [SSO-10] whoever the provider sends back without an account reads why, and may try another way", async () => {
  provider.person = { sub: "s-2", email: "nobody@other.example" };
  const page = await visit(browser, portal, "/sign-in?next=//elsewhere.example", { scheme: "dark" });
  await page.getByRole("button", { name: "Sign in with Acme" }).click();
  await page.getByRole("link", { name: /^Go on as/ }).click();
  await page.getByRole("alert").getByText("There is no account here that this sign-in opens.").waitFor();
  await page.getByRole("button", { name: "Sign in with Acme" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(await seriousFindings(page)).toEqual([]);
  // An address that leads away leads nowhere but home.
  provider.person = { sub: "s-1", email };
  await page.goto("/sign-in?next=//elsewhere.example");
  await page.getByRole("button", { name: "Sign in with Acme" }).click();
  await page.getByRole("link", { name: /^Go on as/ }).click();
  await page.waitForURL(`${portal.origin}/`);
  await page.context().close();
});

test("[ACCT-09] [SSO-11] a session that ends under a form goes on once the provider has been passed in another tab", async () => {
  provider.person = { sub: "s-1", email };
  const page = await visit(browser, portal, "/account", { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("textbox", { name: /^Name/ }).fill("Marek D.");
  await portal.db.delete(sessions).where(eq(sessions.userId, DEMO_ACCOUNTS.staff));
  await page.getByRole("button", { name: "Save" }).click();
  const again = page.getByRole("dialog", { name: "Your session has ended" });
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    again.getByRole("button", { name: "Sign in with Acme" }).click(),
  ]);
  await tab.getByRole("link", { name: `Go on as ${email}` }).click();
  await tab.getByText("You are signed in again. Close this tab").waitFor();
  await again.waitFor({ state: "hidden" });
  const name = async () =>
    (await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff)))[0]?.fullName;
  await expect.poll(name).toBe("Marek D.");
  await page.context().close();
});
