import { expect, test } from "vitest";

import { tokenOf } from "./card-token.ts";

test("a token tells nothing of the card and is another one each time", () => {
  const [one, two] = [tokenOf("4242 4242 4242 4242"), tokenOf("4242 4242 4242 4242")];
  expect(one).toMatch(/^tok_[0-9a-f]{32}$/);
  expect(one).not.toBe(two);
  expect(one).not.toContain("4242424242424242");
});
test("[ERR-15] one test card is refused by the gateway, so that a failure can be seen", () => {
  expect(tokenOf("4000 0000 0000 0002")).toBe("tok_refused");
});
