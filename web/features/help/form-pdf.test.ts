import { expect, test } from "vitest";

import { formPdf } from "./form-pdf.ts";

test("[HC-18] a form is a page of PDF whose offsets are right and whose letters are those of its font", async () => {
  const form = {
    name: "Owner’s list (draft)",
    intro: `${"word ".repeat(40)}width 2 × C`,
    lines: ["Pet’s name", "[ ] Tick me", ...Array.from({ length: 10 }, (_, at) => `Line ${at}`)],
  };
  const bytes = new Uint8Array(await formPdf(form).arrayBuffer());
  const file = String.fromCharCode(...bytes);
  expect(file.startsWith("%PDF-1.7")).toBe(true);
  expect(file).toContain(String.raw`(Owner\222s list \(draft\)) Tj`);
  expect(file).toContain(String.raw`2 \327 C`);
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe("xref");
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    offsets.map((_, at) => `${at + 1} 0 obj`),
  );
  const ys = [...file.matchAll(/^BT .* (-?\d+) Td/gm)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBeGreaterThan(56);
});
