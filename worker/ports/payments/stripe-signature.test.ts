import { createHmac } from "node:crypto";

import { expect, test } from "vitest";

import { isSignedByStripe } from "./stripe-signature.ts";

const SECRET = "whsec_0123456789";
const NOW = new Date("2027-03-04T10:00:00Z");
const body = '{"id":"evt_1"}';
const signed = (seconds: number, secret = SECRET, text = body) => {
  const at = Math.floor(NOW.getTime() / 1000) + seconds;
  return { at, v1: createHmac("sha256", secret).update(`${at}.${text}`).digest("hex") };
};
const header = ({ at, v1 }: { at: number; v1: string }) => `t=${at},v1=${v1}`;
const isTaken = (text: string | undefined) => isSignedByStripe({ header: text, body }, SECRET, NOW);

test("[PAY-15] a message that Stripe has signed is taken, for five minutes either way", async () => {
  expect(await isTaken(header(signed(0)))).toBe(true);
  expect(await isTaken(header(signed(-300)))).toBe(true);
  expect(await isTaken(header(signed(-301)))).toBe(false);
  expect(await isTaken(header(signed(301)))).toBe(false);
});

test("[PAY-15] one of two signatures is enough while the secret is changed", async () => {
  expect(await isTaken(`${header(signed(0, "whsec_old"))},v1=${signed(0).v1}`)).toBe(true);
});

test.for([
  ["another secret", header(signed(0, "whsec_other"))],
  ["another body", header(signed(0, SECRET, '{"id":"evt_2"}'))],
  ["another time than it was signed at", `t=${signed(1).at},v1=${signed(0).v1}`],
  ["an older scheme", `t=${signed(0).at},v0=${signed(0).v1}`],
  ["no time", `v1=${signed(0).v1}`],
  ["nothing", ""],
] as const)("[PAY-15] a message with %s is not taken", async ([, text]) => {
  expect(await isTaken(text)).toBe(false);
});

test("[PAY-15] a message without a signature is not taken", async () => {
  expect(await isTaken(undefined)).toBe(false);
});
