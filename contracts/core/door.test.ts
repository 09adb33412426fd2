import { expect, test } from "vitest";

import { doorTo, wantedPage } from "./door.ts";

test.each([
  ["/workspace/7/customer?tab=files#top", "/workspace/7/customer?tab=files#top"],
  ["/документы/Łucja", "/%D0%B4%D0%BE%D0%BA%D1%83%D0%BC%D0%B5%D0%BD%D1%82%D1%8B/%C5%81ucja"],
  ["/", null],
  ["/sign-in?next=/sign-in", null],
  ["/Set-Up", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/.//evil.example", null],
  ["https://evil.example/", null],
  ["javascript:alert(1)", null],
  [undefined, null],
])("[RPT-20] of %s the wanted page is %s", (written, page) => expect(wantedPage(written)).toBe(page));

test("[RPT-20] the door's address holds the whole page, whatever stands in it, and the key behind the #", () => {
  const page = "/documents?q=a%26b&tab=x#part";
  const door = new URL(doorTo(page, "key"), "https://portal.example");
  expect([door.pathname, door.searchParams.get("next"), door.hash]).toEqual(["/sign-in", page, "#key"]);
  expect([doorTo(null), doorTo(null, "key")]).toEqual(["/sign-in", "/sign-in#key"]);
});
