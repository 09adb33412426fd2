import { expect, test } from "vitest";

import { picturesInPdf } from "./pdf-pictures.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = "\u{ff}\u{d8}\u{ff}\u{e0} light and shade \u{ff}\u{d9}";
const object = (description: string, content = JPEG) =>
  `4 0 obj\n<< /Type /XObject ${description} >>\nstream\r\n${content}endstream\nendobj\n`;
const photo = (more = "") => object(`/Subtype /Image /Width 1200 /Height 800 /Filter /DCTDecode ${more}`);
const foundIn = async (text: string, most = 4) =>
  Promise.all(
    picturesInPdf(bytes(text), most).map((blob) => blob.arrayBuffer().then((one) => new Uint8Array(one))),
  );

test("[DOCS-30] the photos of a scan come out of its PDF in their order, as many as are wanted", async () => {
  const scan = `%PDF-1.7\n${photo()}${photo("/Length 9 0 R")}${photo()}`;
  expect(await foundIn(scan)).toEqual([bytes(JPEG), bytes(JPEG), bytes(JPEG)]);
  expect(await foundIn(scan, 2)).toHaveLength(2);
});

test("logos, other ways to pack and what only mentions a photo are left alone", async () => {
  const small = object("/Subtype /Image /Width 80 /Height 80 /Filter /DCTDecode");
  const packed = object("/Subtype /Image /Width 1200 /Height 800 /Filter [/FlateDecode /DCTDecode]", "xxxx");
  const word = object("/Length 12", "(/DCTDecode)");
  expect(await foundIn(small + packed + word)).toEqual([]);
});
