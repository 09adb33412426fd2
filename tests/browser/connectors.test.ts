import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aDns, type FakeDns } from "#tests/support/fake-dns.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { aReceiver, type Received, type Receiver, signatureFor } from "#tests/support/receiver.ts";

let portal: Portal;
let receiver: Receiver;
let dns: FakeDns;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  [receiver, dns] = await Promise.all([aReceiver(), aDns()]);
  portal = await aPortal("demo", {
    WEBHOOKS_LOOPBACK: "1",
    DNS_RESOLVER: dns.url,
    // Nothing listens there: what is looked at is the sender, not the mail.
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin?section=connectors", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
  receiver.stop();
  dns.stop();
});

const system = (name: string) =>
  page.getByRole("list", { name: "Connected systems" }).getByRole("listitem").filter({ hasText: name });
const choose = async (name: string, item: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const soundInBothSchemes = async () => {
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
};

test("[ADMIN-11] [HOOK-08] a system is connected, shown its secret once, tested, looked at, paused and disconnected", async () => {
  await page.getByText("No system is connected").waitFor();
  await page.getByRole("button", { name: "Connect a system" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect a system" });
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await dialog.getByText("Name is required").first().waitFor();
  await dialog.getByText("Choose at least one event").first().waitFor();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Buchhaltung Łódź");
  const address = dialog.getByRole("textbox", { name: "Address (https)" });
  await address.fill("https://192.168.0.1/hook");
  await dialog.getByRole("checkbox", { name: "written" }).check();
  await soundInBothSchemes();
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await dialog.getByText("This address is inside a network").first().waitFor();
  await address.fill(receiver.url);
  await dialog.getByRole("button", { name: "Connect", exact: true }).dblclick();
  const shown = page.getByRole("dialog", { name: "Secret of Buchhaltung Łódź" });
  const secret = (await shown.locator("code", { hasText: "whsec_" }).textContent()) ?? "";
  await shown.getByRole("button", { name: "Done" }).click();
  await system("Buchhaltung Łódź").getByText("Connected", { exact: true }).waitFor();
  await expect.poll(() => system("Buchhaltung Łódź").count()).toBe(1);

  await choose("Buchhaltung Łódź", "Send a test");
  await page.getByText("The test was taken").waitFor();
  const [told] = receiver.received as [Received];
  expect(told.signature).toBe(signatureFor(secret, told));

  await choose("Buchhaltung Łódź", "What it was told");
  const log = page.getByRole("dialog", { name: "What Buchhaltung Łódź was told" });
  await log.getByText("204").waitFor();
  await log.getByRole("button", { name: /^Send again: test of / }).click();
  await log.getByText("2 attempts").waitFor();
  await soundInBothSchemes();
  await page.keyboard.press("Escape");

  await choose("Buchhaltung Łódź", "Pause");
  await system("Buchhaltung Łódź").getByText("Paused", { exact: true }).waitFor();
  await choose("Buchhaltung Łódź", "Go on");
  await system("Buchhaltung Łódź").getByText("Connected", { exact: true }).waitFor();
  await page.getByText("For whoever builds the other side").click();
  await page.getByText("Standard Webhooks").waitFor();
  await soundInBothSchemes();

  await choose("Buchhaltung Łódź", "Disconnect");
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await page.getByText("No system is connected").waitFor();
});

test("[ADMIN-12] [MAILDOM-06] a domain is set up by the records on the screen, checked, changed and removed", async () => {
  await page
    .getByRole("navigation", { name: "Admin sections" })
    .getByRole("link", { name: "Customize Email Domain" })
    .click();
  await page.getByText("Default sender").waitFor();
  await page.getByRole("button", { name: "Set up a domain" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up a domain" });
  await dialog.getByRole("textbox", { name: "Sender name" }).fill("Pets & Co");
  await dialog.getByRole("textbox", { name: "Address before the @" }).fill("hello");
  await dialog.getByRole("textbox", { name: "Domain" }).fill("gmail.com");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Nobody can set the DNS records of this domain").first().waitFor();
  await dialog.getByRole("textbox", { name: "Domain" }).fill("Bücher.example");
  await dialog.getByText("Pets & Co <hello@xn--bcher-kva.example>").waitFor();
  await soundInBothSchemes();
  await dialog.getByRole("button", { name: "Save" }).dblclick();
  await page.getByText("Waiting for the DNS").waitFor();

  const records = page.getByRole("region", { name: "DNS records" });
  const record = (name: string) =>
    records.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await records.getByText("Not looked up yet").waitFor();
  for (const name of ["Ownership", "SPF", "DKIM", "DMARC"]) {
    const shown = record(name).locator("code");
    await expect.poll(() => shown.count()).toBe(2);
    const [host = "", value = ""] = await shown.allTextContents();
    dns.records.set(`TXT ${host}`, [name === "SPF" ? "v=spf1 mx -all" : value]);
  }
  await records.getByRole("button", { name: "Check now" }).click();
  await record("DKIM").getByText("Found", { exact: true }).waitFor();
  await record("SPF").getByText("v=spf1 mx -all", { exact: true }).waitFor();
  await soundInBothSchemes();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await record("SPF").getByRole("button", { name: "Copy the value of SPF" }).click();
  await record("SPF").getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("v=spf1 ip4:127.0.0.1 mx -all");
  dns.records.set("TXT xn--bcher-kva.example", [copied]);
  await records.getByRole("button", { name: "Check now" }).click();
  await page.getByText("The domain is verified").waitFor();
  await page
    .getByRole("region", { name: "Customize Email Domain" })
    .getByText("Verified", { exact: true })
    .waitFor();

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Default sender").waitFor();
});
