import { expect, test } from "vitest";

import {
  caretAfter,
  type CardEntry,
  checkCard,
  formatCardNumber,
  formatCvv,
  formatExpiry,
} from "./card-fields.ts";

const GOOD: CardEntry = {
  number: "4242 4242 4242 4242",
  expiry: "12/27",
  cvv: "123",
  name: "Sarah Whitfield",
};
const TODAY = "2026-11-27";

test("[VAL-CARD-01] [CONST-54] a card number is grouped by four and cut at 19 characters", () => {
  expect(formatCardNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber("4242-4242 42424242 99999")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber("42424")).toBe("4242 4");
  expect(formatCardNumber("4242 ")).toBe("4242");
  expect(formatCardNumber("4242")).toBe("4242");
});
test("[VAL-CARD-02] [CONST-55] an expiry is written MM/YY and cut at 5 characters", () => {
  expect(formatExpiry("1227")).toBe("12/27");
  expect(formatExpiry("122799")).toBe("12/27");
  expect(formatExpiry("12")).toBe("12");
  expect(formatExpiry("12/")).toBe("12");
  expect(formatExpiry("12 / 2027")).toBe("12/27");
  expect(formatExpiry("1/27")).toBe("01/27");
});
test("[VAL-CARD-03] [CONST-56] a CVV keeps digits only and is cut at 3", () => {
  expect(formatCvv("1a2b3c4")).toBe("123");
  expect(formatCvv("x")).toBe("");
});
test("the caret keeps its place among the digits when a number is regrouped", () => {
  expect(caretAfter("4242 4242", 4)).toBe(4);
  expect(caretAfter("4242 4242", 5)).toBe(6);
  expect(caretAfter("4242", 9)).toBe(4);
});
test("[VAL-CARD-05] a complete card has nothing to mend, and one that ends this month still pays", () => {
  expect(checkCard(GOOD, TODAY)).toEqual({});
  expect(checkCard({ ...GOOD, expiry: "11/26" }, TODAY)).toEqual({});
});
test("[VAL-CARD-05] an incomplete or mistyped number is refused", () => {
  expect(checkCard({ ...GOOD, number: "" }, TODAY).number).toBe("Enter the card number");
  expect(checkCard({ ...GOOD, number: "4242 4242" }, TODAY).number).toBe("The card number is incomplete");
  expect(checkCard({ ...GOOD, number: "4242 4242 4242 4243" }, TODAY).number).toMatch(
    /^Check the card number/,
  );
  expect(checkCard({ ...GOOD, number: "3782 8224 6310 005" }, TODAY).number).toBeUndefined();
});
test("[VAL-CARD-05] an expiry in the past, or of no month, is refused", () => {
  expect(checkCard({ ...GOOD, expiry: "10/26" }, TODAY).expiry).toBe("This card has expired");
  expect(checkCard({ ...GOOD, expiry: "13/27" }, TODAY).expiry).toMatch(/month/);
  expect(checkCard({ ...GOOD, expiry: "00/27" }, TODAY).expiry).toMatch(/month/);
  expect(checkCard({ ...GOOD, expiry: "" }, TODAY).expiry).toBe("Enter the expiry date");
});
test("[VAL-CARD-04] [VAL-CARD-05] a name may be any text, but not missing", () => {
  expect(checkCard({ ...GOOD, name: "  " }, TODAY).name).toBe("Enter the name on the card");
  expect(checkCard({ ...GOOD, name: "محمد Ł-42 🐕" }, TODAY).name).toBeUndefined();
  expect(checkCard({ ...GOOD, cvv: "12" }, TODAY).cvv).toMatch(/three digits/);
});
