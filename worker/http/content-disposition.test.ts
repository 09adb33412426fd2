import { expect, test } from "vitest";

import { contentDisposition } from "./content-disposition.ts";

test.for([
  ["scan.pdf", `attachment; filename="scan.pdf"; filename*=UTF-8''scan.pdf`],
  [
    "Bella’s passport.pdf",
    `attachment; filename="Bella_s passport.pdf"; filename*=UTF-8''Bella%E2%80%99s%20passport.pdf`,
  ],
  ["Cześć.pdf", `attachment; filename="Czesc.pdf"; filename*=UTF-8''Cze%C5%9B%C4%87.pdf`],
  ["护照 🐶.pdf", `attachment; filename="__ _.pdf"; filename*=UTF-8''%E6%8A%A4%E7%85%A7%20%F0%9F%90%B6.pdf`],
  ["test-#.pdf", `attachment; filename="test-#.pdf"; filename*=UTF-8''test-#.pdf`],
  ["a?b&c=1%20.pdf", `attachment; filename="a?b&c=1_20.pdf"; filename*=UTF-8''a%3Fb&c%3D1%2520.pdf`],
  [`"a";b\\.pdf`, `attachment; filename="_a__b_.pdf"; filename*=UTF-8''%22a%22%3Bb%5C.pdf`],
  [`it's(1)*.pdf`, `attachment; filename="it's(1)*.pdf"; filename*=UTF-8''it%27s%281%29%2A.pdf`],
])("%s is named in a header that every reader understands", ([name = "", header]) => {
  expect(contentDisposition("attachment", name)).toBe(header);
});

test("a name that would break the header cannot", () => {
  const header = contentDisposition("inline", 'x\r\nset-cookie: a=b".pdf');
  expect(header).not.toMatch(/[\r\n]/);
  expect(new Headers({ "content-disposition": header }).get("content-disposition")).toBe(header);
});
