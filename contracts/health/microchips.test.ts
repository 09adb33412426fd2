import { expect, test } from "vitest";

import { isOlderMicrochip, microchipOf, microchipProblem } from "./microchips.ts";

test("[WSD-18] a microchip of ISO 11784 is fifteen digits, however papers write it", () => {
  expect(microchipOf("900 164-000.104 729")).toBe("900164000104729");
  expect(microchipProblem("900 164 000 104 729")).toBeNull();
  expect(microchipProblem("90016400010472")).toBe("A microchip has 15 digits, this has 14");
  expect(microchipProblem("9001640001047290")).toBe("A microchip has 15 digits, this has 16");
  expect(microchipProblem("90016400010472O")).toMatch(/^A microchip has 15 digits, or 9 or 10/);
  expect(microchipProblem("999000000000001")).toMatch(/for tests/);
});

test("[WSD-18] a microchip from before the standard is taken and told apart", () => {
  for (const chip of ["012345678", "4a1b2c3d4e"]) {
    expect([microchipProblem(chip), isOlderMicrochip(chip)]).toEqual([null, true]);
  }
  expect(isOlderMicrochip("900164000104729")).toBe(false);
});
