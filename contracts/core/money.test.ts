import { describe, expect, test } from "vitest";

import { formatMoney, splitDeposit } from "./money.ts";

describe("the deposit", () => {
  test("[CONST-42] [CONST-43] is half of the total, the other half remains", () => {
    expect(splitDeposit(170_000)).toEqual({ deposit: 85_000, remaining: 85_000 });
    expect(splitDeposit(0)).toEqual({ deposit: 0, remaining: 0 });
  });

  test("of an odd sum takes the extra penny, and nothing is lost or made", () => {
    expect(splitDeposit(1)).toEqual({ deposit: 1, remaining: 0 });
    expect(splitDeposit(170_001)).toEqual({ deposit: 85_001, remaining: 85_000 });
    for (let total = 0; total <= 2_001; total++) {
      const { deposit, remaining } = splitDeposit(total);
      expect(deposit + remaining).toBe(total);
      expect(deposit - remaining).toBe(total % 2);
      expect([deposit, remaining].every(Number.isInteger)).toBe(true);
    }
  });
});

describe("money as it is read", () => {
  test("[CONST-26] cents in USD as the United States write them", () => {
    expect(formatMoney({ amount: 123_456, currency: "USD" })).toBe("$1,234.56");
    expect(formatMoney({ amount: 5, currency: "USD" })).toBe("$0.05");
  });

  test("[CONST-27] pence in GBP as Britain writes them", () => {
    expect(formatMoney({ amount: 85_000, currency: "GBP" })).toBe("£850.00");
    expect(formatMoney({ amount: 170_000, currency: "GBP" })).toBe("£1,700.00");
  });
});
