import { afterAll, beforeAll, expect, test } from "vitest";

import { aDns, type FakeDns } from "#tests/support/fake-dns.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let dns: FakeDns;
let portal: Portal;
beforeAll(async () => {
  dns = await aDns();
  portal = await aPortal("accounts", { DNS_RESOLVER: dns.url });
});
afterAll(async () => {
  await portal.stop();
  dns.stop();
});

test.each([
  ["https://inside.company.example", ["10.0.0.5"], "leads inside a network"],
  ["https://metadata.company.example", ["93.184.216.34", "169.254.169.254"], "leads inside a network"],
  ["https://nowhere.company.example", [], "leads nowhere"],
])("[TRUST-17] the identity provider at %s is not asked: its name %j %s", async (issuer, found, reason) => {
  if (found.length > 0) dns.records.set(`A ${new URL(issuer).hostname}`, found);
  const admin = await portal.admin();
  const { isWorking, message } = await admin.trpc.sso.test.mutate({ issuer });
  expect(isWorking).toBe(false);
  expect(message).toContain(reason);
});

test("[TRUST-17] a name that only begins like loopback is no loopback", async () => {
  const open = await aPortal("accounts", { PROVIDERS_LOOPBACK: "1", DNS_RESOLVER: dns.url });
  try {
    const admin = await open.admin();
    for (const issuer of [
      "http://127.evil.example",
      "http://localhost.evil.example",
      "http://127.0.0.1.evil.example",
    ]) {
      const { isWorking, message } = await admin.trpc.sso.test.mutate({ issuer });
      expect([isWorking, message]).toEqual([false, expect.stringContaining("https://") as string]);
    }
  } finally {
    await open.stop();
  }
});
