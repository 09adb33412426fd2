import { expect, test } from "vitest";

import { invoiceAmounts, lineAmounts, percentText, type PricedLine, readPercent } from "./invoice-amounts.ts";

/** Lines of every kind, discounts among them, the same in every run. */
function linesOf(seed: number): PricedLine[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: 1 + next(12) }, () => ({
    quantity: 1 + next(40),
    unitAmount: next(500_000) - 50_000,
    taxRate: [0, 550, 700, 1_900, 2_000][next(5)] ?? 0,
  }));
}

test("the total is the lines on paper added up, whatever their order", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const lines = linesOf(seed);
    const amounts = invoiceAmounts(lines);
    const gross = lines.map((line) => lineAmounts(line).gross);
    expect(amounts.total).toBe(gross.reduce((sum, one) => sum + one, 0));
    expect(amounts.net + amounts.tax).toBe(amounts.total);
    expect(amounts.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(amounts.tax);
    expect(invoiceAmounts(lines.toReversed())).toEqual(amounts);
    expect(
      Object.values(amounts)
        .flat()
        .every((part) => typeof part !== "number" || Number.isInteger(part)),
    ).toBe(true);
  }
});

test("tax is rounded half up line by line: three lines of 0.10 at 5 % owe 0.03 and not 0.02", () => {
  const line = { quantity: 1, unitAmount: 10, taxRate: 500 };
  expect(invoiceAmounts([line, line, line])).toEqual({
    net: 30,
    tax: 3,
    total: 33,
    taxes: [{ rate: 500, tax: 3 }],
  });
});

test("a line and the same as a discount come to nothing", () => {
  for (const unitAmount of [1, 5, 33, 99, 12_345]) {
    const line = { quantity: 3, unitAmount, taxRate: 750 };
    expect(invoiceAmounts([line, { ...line, unitAmount: 0 - unitAmount }]).total).toBe(0);
  }
});

test("each rate is told apart, the highest first", () => {
  const { taxes } = invoiceAmounts([
    { quantity: 1, unitAmount: 1_000, taxRate: 700 },
    { quantity: 1, unitAmount: 1_000, taxRate: 0 },
    { quantity: 2, unitAmount: 1_000, taxRate: 1_900 },
  ]);
  expect(taxes).toEqual([
    { rate: 1_900, tax: 380 },
    { rate: 700, tax: 70 },
  ]);
});

test("a percentage is read as it is written", () => {
  for (let rate = 0; rate <= 10_000; rate++) expect(readPercent(percentText(rate))).toBe(rate);
  expect(readPercent("7,5 %")).toBe(750);
  for (let rate = 0; rate <= 100_000; rate += 7) expect(readPercent(percentText(rate / 10))).toBe(rate / 10);
  for (const text of ["", "abc", "-1", "100.01", "100.001", "1.2345", "1e1"])
    expect(readPercent(text)).toBeNull();
});

test("[RPT-24] a tax of three decimals is counted and said in full", () => {
  expect(readPercent("9,975 %")).toBe(997.5);
  expect(percentText(997.5)).toBe("9.975");
  const line = { quantity: 1, unitAmount: 100_000, taxRate: 997.5 };
  expect(lineAmounts(line)).toEqual({ net: 100_000, tax: 9_975, gross: 109_975 });
  expect(invoiceAmounts([line, line]).taxes).toEqual([{ rate: 997.5, tax: 19_950 }]);
});
