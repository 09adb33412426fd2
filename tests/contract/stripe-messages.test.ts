import { createHmac } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { aPortal, type Portal } from "#tests/support/portal.ts";

const SECRET = "whsec_of_this_test";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("accounts", { STRIPE_WEBHOOK_SECRET: SECRET });
});
afterAll(() => portal.stop());

test.for(["", "not json", "[]", "null", '{"id":1}', '{"id":"evt_1","type":"x"}', '{"id":"evt_1"'])(
  "[TRUST-56] a message that is signed and malformed is refused as what it is: %j",
  async (body) => {
    const at = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", SECRET).update(`${at}.${body}`).digest("hex");
    const answer = await portal.anonymous.request("/webhooks/stripe", {
      method: "POST",
      body,
      headers: { "stripe-signature": `t=${at},v1=${v1}` },
    });
    expect(answer.status).toBe(400);
  },
);
