import { describe, expect, test } from "vitest";

import { codeAt, enrolmentUri, fromBase32, newSecret, stepOfCode, toBase32 } from "./totp.ts";

const encoder = new TextEncoder();
/** The key of the test vectors of RFC 6238, appendix B, and RFC 4226, appendix D. */
const SECRET = toBase32(encoder.encode("12345678901234567890"));

describe("[AUTH-10] a code of an authenticator app", () => {
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at second %i is the one of RFC 6238", async (second, code) => {
    expect(await codeAt(SECRET, Math.floor(second / 30), 8)).toBe(code);
  });

  test.each([
    "755224",
    "287082",
    "359152",
    "969429",
    "338314",
    "254676",
    "287922",
    "162583",
    "399871",
    "520489",
  ])("%s is the one of RFC 4226", async (code) => {
    const codes = await Promise.all(Array.from({ length: 10 }, (_, step) => codeAt(SECRET, step)));
    expect(codes).toContain(code);
  });

  test("is right half a minute early and late, and not beyond", async () => {
    const now = new Date("2027-03-04T12:00:00Z");
    const step = now.getTime() / 30_000;
    const found = await Promise.all(
      [-2, -1, 0, 1, 2].map(async (drift) => stepOfCode(SECRET, await codeAt(SECRET, step + drift), now)),
    );
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });
});

describe("a secret", () => {
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("%s is written as RFC 4648 has it", (text, written) => {
    expect(toBase32(encoder.encode(text))).toBe(written);
    expect(new TextDecoder().decode(fromBase32(written))).toBe(text);
  });

  test("is another one each time, and its address names whose it is", () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
    expect(enrolmentUri("ABC", "o'brien+1@x.ie", "Pet Travel Portal")).toBe(
      "otpauth://totp/Pet%20Travel%20Portal:o'brien%2B1%40x.ie?secret=ABC&issuer=Pet%20Travel%20Portal",
    );
  });
});
