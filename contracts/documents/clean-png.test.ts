import { describe, expect, test } from "vitest";

import { joined } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function chunk(type: string, data: Uint8Array): Uint8Array {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, data.length);
  return joined([new Uint8Array(length.buffer), bytesOf(type), data, Uint8Array.of(1, 2, 3, 4)]);
}
const header = (width: number, height: number) => {
  const view = new DataView(new ArrayBuffer(13));
  view.setUint32(0, width);
  view.setUint32(4, height);
  return chunk("IHDR", new Uint8Array(view.buffer));
};
const DATA = chunk("IDAT", bytesOf("pixels"));
const END = chunk("IEND", new Uint8Array());

describe("a PNG", () => {
  test("keeps its size, colours and pixels", () => {
    const whole = joined([SIGNATURE, header(70_000, 3), chunk("iCCP", bytesOf("profile")), DATA, DATA, END]);
    expect(cleanPng(whole)).toEqual({ width: 70_000, height: 3, bytes: whole });
  });

  test("loses EXIF, texts, times and whatever follows its end", () => {
    const whole = joined([
      SIGNATURE,
      header(1, 1),
      chunk("eXIf", bytesOf("GPS")),
      chunk("iTXt", bytesOf("XML:com.adobe.xmp GPS")),
      chunk("tEXt", bytesOf("Comment GPS")),
      chunk("tIME", bytesOf("2027")),
      DATA,
      END,
      bytesOf("<script>GPS</script>"),
    ]);
    expect(cleanPng(whole)?.bytes).toEqual(joined([SIGNATURE, header(1, 1), DATA, END]));
  });

  test.for([
    ["cut off", joined([SIGNATURE, header(1, 1), DATA])],
    ["without pixels", joined([SIGNATURE, header(1, 1), END])],
    ["without a header", joined([SIGNATURE, DATA, END])],
    [
      "with a chunk longer than the file",
      joined([SIGNATURE, header(1, 1), Uint8Array.of(0xff, 0xff, 0xff, 0xff)]),
    ],
    ["of another kind", bytesOf("<svg/>")],
  ] as const)("%s is not read", ([, bytes]) => {
    expect(cleanPng(bytes)).toBeNull();
  });
});
