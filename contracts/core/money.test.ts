import { describe, expect, test } from "vitest";

import { CURRENCIES } from "./currencies.ts";
import { decimalsOf, decimalText, formatMoney, readAmount, shareOf, splitDeposit } from "./money.ts";

/** Many whole numbers of every size, the same in every run. */
function* amounts(): Generator<number> {
  let state = 12_345;
  for (let i = 0; i < 2_000; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state % 10 ** (1 + (i % 9));
  }
}

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

test("[RPT-24] of a currency with three decimals the deposit is one that a card can pay, and never more than the whole", () => {
  expect(splitDeposit(1_230, 50, "KWD")).toEqual({ deposit: 620, remaining: 610 });
  expect(splitDeposit(1_235, 50, "KWD")).toEqual({ deposit: 620, remaining: 615 });
  expect(splitDeposit(1_235, 100, "KWD")).toEqual({ deposit: 1_235, remaining: 0 });
  expect(splitDeposit(1_201, 50, "JPY")).toEqual({ deposit: 601, remaining: 600 });
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

  test("yen have no decimals and Kuwaiti dinars three; no two currencies look the same", () => {
    expect(formatMoney({ amount: 1_200, currency: "JPY" })).toBe("¥1,200");
    expect(formatMoney({ amount: 1_200, currency: "KWD" }).replaceAll("\u{a0}", " ")).toBe("KWD 1.200");
    expect(formatMoney({ amount: -5, currency: "JPY" })).toBe("-¥5");
    const signs = CURRENCIES.map((currency) =>
      formatMoney({ amount: 0, currency }).replaceAll(/[\d.\s]/gu, ""),
    );
    expect(new Set(signs).size).toBe(CURRENCIES.length);
  });

  test("the decimals are those the world's list gives", () => {
    for (const currency of CURRENCIES) {
      const { maximumFractionDigits } = new Intl.NumberFormat("en", {
        style: "currency",
        currency,
      }).resolvedOptions();
      expect([currency, decimalsOf(currency)]).toEqual([currency, maximumFractionDigits]);
    }
  });
});

describe("an amount that is typed", () => {
  test("what is written into a field is read back, in every currency, with point and with comma", () => {
    for (const currency of CURRENCIES) {
      for (const size of amounts()) {
        for (const amount of [size, 0 - size]) {
          const text = decimalText({ amount, currency });
          expect([currency, text, readAmount(text, currency)]).toEqual([currency, text, amount]);
          expect(readAmount(text.replace(".", ","), currency)).toBe(amount);
        }
      }
    }
  });

  test.for([
    ["1,234.56", "USD", 123_456],
    ["1.234,56", "EUR", 123_456],
    ["1 234,5", "EUR", 123_450],
    ["1'234.50", "CHF", 123_450],
    ["1,234", "USD", 123_400],
    ["12.345", "USD", 1_234_500],
    ["1.234", "EUR", 123_400],
    ["1,234,567", "USD", 123_456_700],
    ["12,5", "USD", 1_250],
    ["12.", "USD", 1_200],
    ["-3.10", "USD", -310],
    ["1,200", "JPY", 1_200],
    ["1.234", "KWD", 1_234],
    ["1,234.567", "KWD", 1_234_567],
  ] as const)("%s in %s is %i minor units", ([text, currency, amount]) => {
    expect(readAmount(text, currency)).toBe(amount);
  });

  test.for([
    ["", "USD"],
    ["abc", "USD"],
    ["1.2.3", "USD"],
    ["12,34,567", "USD"],
    ["0.005", "EUR"],
    ["1.5", "JPY"],
    ["1.2345", "KWD"],
    ["$5", "USD"],
    ["1e5", "USD"],
    ["99999999999999999999", "USD"],
  ] as const)("%s in %s is no amount", ([text, currency]) => {
    expect(readAmount(text, currency)).toBeNull();
  });
});

describe("a share in basis points", () => {
  test("half a unit goes up by its size, and a share taken back is the same", () => {
    expect(shareOf(50, 100)).toBe(1);
    expect(shareOf(49, 100)).toBe(0);
    expect(shareOf(-50, 100)).toBe(-1);
    expect(shareOf(1_005, 5_000)).toBe(503);
    expect(shareOf(9_007_199_254_740, 10_000)).toBe(9_007_199_254_740);
    for (const amount of amounts()) {
      for (const rate of [0, 1, 550, 700, 750, 1_900, 2_000, 10_000]) {
        const share = shareOf(amount, rate);
        const exact = (amount * rate) / 10_000;
        expect(Math.abs(share - exact)).toBeLessThanOrEqual(0.5);
        expect(exact - share).toBeLessThan(0.5);
        expect(shareOf(0 - amount, rate) + share).toBe(0);
      }
    }
  });
});
