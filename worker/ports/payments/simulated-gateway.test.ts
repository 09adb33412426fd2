import { afterEach, expect, test, vi } from "vitest";

import { GATEWAY_DELAY_MS } from "#contracts/payments/terms.ts";

import type { ChargeOutcome } from "./gateway.ts";
import { simulatedGateway } from "./simulated-gateway.ts";

const charge = { amount: 85_000, currency: "GBP", cardToken: "tok_0123456789", attemptId: "one" } as const;

afterEach(() => {
  vi.useRealTimers();
});

test("[CONST-53] the simulated payment takes two seconds, and then it is paid", async () => {
  vi.useFakeTimers();
  const seen = vi.fn<(outcome: ChargeOutcome) => void>();
  const paying = simulatedGateway(GATEWAY_DELAY_MS).charge(charge).then(seen);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await paying;
  expect(seen).toHaveBeenCalledWith({ isPaid: true, transactionId: "sim_one" });
});

test("one card is refused, so that a refusal can be seen", async () => {
  const outcome = await simulatedGateway(0).charge({ ...charge, cardToken: "tok_refused" });
  expect(outcome).toEqual({ isPaid: false, reason: "The bank has refused the card." });
});
