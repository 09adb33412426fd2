import { expect, test } from "vitest";

import { MOST_PIXELS, sizeWithin } from "./photo-size.ts";

test("[UPL-10] a photo of 48 megapixels keeps its shape and enough dots for a page; a small one is left as it is", () => {
  expect(sizeWithin({ width: 8_064, height: 6_048 }, MOST_PIXELS)).toEqual({ width: 4_096, height: 3_072 });
  expect(sizeWithin({ width: 4_032, height: 3_024 }, MOST_PIXELS)).toEqual({ width: 4_032, height: 3_024 });
});
test("[UPL-10] the picture of a long page on a screen stays wide enough to be read", () => {
  expect(sizeWithin({ width: 1_080, height: 14_000 }, MOST_PIXELS).width).toBeGreaterThan(980);
  expect(sizeWithin({ width: 40_000_000, height: 1 }, MOST_PIXELS).height).toBe(1);
});
