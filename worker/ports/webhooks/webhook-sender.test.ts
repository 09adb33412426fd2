import { createHmac } from "node:crypto";

import { expect, test } from "vitest";

import { newWebhookSecret, signatureOf } from "./webhook-sender.ts";

test("[HOOK-02] the signature is the one of the Standard Webhooks convention, by its own example", async () => {
  // From the specification's test vectors at https://github.com/standard-webhooks/standard-webhooks.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}' };
  expect(await signatureOf(secret, message, 1_614_265_330)).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

test("[HOOK-02] a secret is fresh, and any text is signed by its bytes", async () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  expect(newWebhookSecret()).not.toBe(secret);
  const key = Buffer.from(secret.slice(6), "base64");
  const body = '{"subject":"หนังสือเดินทาง 🐶"}';
  const expected = createHmac("sha256", key).update(`msg_1.1.${body}`).digest("base64");
  expect(await signatureOf(secret, { id: "msg_1", body }, 1)).toBe(`v1,${expected}`);
});
