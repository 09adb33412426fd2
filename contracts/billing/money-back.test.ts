import { describe, expect, test } from "vitest";

import { afterMoneyBack, goneBack, type MoneyBackTold, type PaidMoney } from "./money-back.ts";

const PAID: PaidMoney = { amount: 85_000, refunded: 0, disputed: 0 };

/** What stands on the invoice after each message, beginning with the payment itself. */
function paidSums(told: readonly MoneyBackTold[], payment: PaidMoney = PAID) {
  let now = payment;
  let sum = payment.amount - goneBack(payment);
  return {
    sums: told.map((one) => {
      const { payment: next, booked } = afterMoneyBack(now, one);
      now = next;
      sum += booked;
      return sum;
    }),
    payment: () => now,
  };
}

/** A generator whose numbers are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe("[PAY-18] money that goes back", () => {
  test("a dispute takes its amount off the invoice, and brings it back once it is won", () => {
    const withdrawn = { what: "withdrawn", amount: 85_000 } as const;
    const reinstated = { what: "reinstated", amount: 85_000 } as const;
    expect(paidSums([withdrawn, reinstated]).sums).toEqual([0, 85_000]);
    // Won before it was lost, as messages may come: nothing is there twice.
    expect(paidSums([reinstated, withdrawn]).sums).toEqual([85_000, 85_000]);
  });

  test("what was refunded and is then disputed goes back once", () => {
    const told = [
      { what: "refunded", amount: 50_000 },
      { what: "withdrawn", amount: 85_000 },
      { what: "reinstated", amount: 85_000 },
    ] as const;
    expect(paidSums(told).sums).toEqual([35_000, 0, 35_000]);
  });

  test("in whatever order messages come, the sum ends where it should, and never lies below nought or above the payment", () => {
    const random = numbers(20_261_128);
    const next = (most: number) => Math.floor(random.next().value * (most + 1));
    for (let round = 0; round < 2_000; round++) {
      const payment = { amount: 1 + next(100_000), refunded: 0, disputed: 0 };
      const disputes = Array.from({ length: next(3) }, () => next(payment.amount));
      const told: MoneyBackTold[] = [
        ...Array.from({ length: next(4) }, () => ({ what: "refunded" as const, amount: next(120_000) })),
        ...disputes.map((amount) => ({ what: "withdrawn" as const, amount })),
        ...disputes.slice(next(disputes.length)).map((amount) => ({ what: "reinstated" as const, amount })),
      ];
      const inOrder = paidSums(told, payment);
      const shuffled = told
        .map((one) => ({ one, at: random.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      const another = paidSums(shuffled, payment);
      for (const sum of [...inOrder.sums, ...another.sums]) {
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(sum).toBeLessThanOrEqual(payment.amount);
      }
      expect(another.payment()).toEqual(inOrder.payment());
      expect(another.sums.at(-1)).toBe(inOrder.sums.at(-1));
      expect(payment.amount - goneBack(inOrder.payment())).toBe(inOrder.sums.at(-1) ?? payment.amount);
    }
  });
});
