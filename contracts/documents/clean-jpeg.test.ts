import { describe, expect, test } from "vitest";

import { cleanJpeg, joined } from "./clean-jpeg.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const segment = (marker: number, payload: Uint8Array) =>
  joined([Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 255), payload]);

const START = Uint8Array.of(0xff, 0xd8);
const END = Uint8Array.of(0xff, 0xd9);
const JFIF = segment(0xe0, bytesOf("JFIF\0\x01\x01\0\0\x01\0\x01\0\0"));
const TABLES = segment(0xdb, new Uint8Array(65).fill(1));
const ADOBE = segment(0xee, bytesOf("Adobe\0\x64\0\0\0\0\x01"));
const PROFILE = segment(0xe2, bytesOf("ICC_PROFILE\0\x01\x01 a colour profile"));
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, Uint8Array.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0));
const scan = (...data: number[]) =>
  joined([segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)), Uint8Array.from(data)]);
/** Stuffed bytes and a restart marker, which do not end the data. */
const SCAN = scan(0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56);

/** EXIF with an orientation, a position on earth and a maker's note, in either byte order. */
function exif(orientation: number, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 + 2 + 3 * 12 + 4));
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 3, isLittle);
  const entry = (i: number, tag: number, type: number, value: number) => {
    const at = 10 + i * 12;
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setUint32(at + 4, 1, isLittle);
    if (type === 3) view.setUint16(at + 8, value, isLittle);
    else view.setUint32(at + 8, value, isLittle);
  };
  entry(0, 0x0112, 3, orientation);
  entry(1, 0x8825, 4, 26);
  entry(2, 0x8769, 4, 26);
  return segment(
    0xe1,
    joined([bytesOf("Exif\0\0"), new Uint8Array(view.buffer), bytesOf("GPS 50.0755 N 14.4378 E")]),
  );
}

const photo = (...parts: Uint8Array[]) => joined([START, ...parts, TABLES, frame(640, 480), SCAN, END]);
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

describe("a JPEG", () => {
  test("without anything to take out stays as it is, byte for byte", () => {
    const whole = photo(JFIF, PROFILE, ADOBE);
    expect(cleanJpeg(whole)).toEqual({ width: 640, height: 480, bytes: whole });
  });

  test.for([true, false])("keeps only the orientation of its EXIF (little-endian: %s)", (isLittle) => {
    const clean = cleanJpeg(photo(JFIF, exif(6, isLittle)));
    if (!clean) throw new Error("unreadable");
    expect(textOf(clean.bytes)).not.toContain("GPS");
    const kept = joined([
      bytesOf("Exif\0\0MM\0*\0\0\0\x08\0\x01"),
      Uint8Array.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
    ]);
    expect(clean.bytes).toEqual(
      joined([START, JFIF, segment(0xe1, kept), TABLES, frame(640, 480), SCAN, END]),
    );
    expect(cleanJpeg(clean.bytes)?.bytes).toEqual(clean.bytes);
  });

  test("that stands upright, or says nonsense, keeps no EXIF at all", () => {
    for (const orientation of [1, 0, 9]) {
      expect(cleanJpeg(photo(exif(orientation, true)))?.bytes).toEqual(photo());
    }
    expect(cleanJpeg(photo(segment(0xe1, bytesOf("Exif\0\0MM\0*\xff\xff\xff\xff"))))?.bytes).toEqual(photo());
  });

  test("loses XMP, IPTC, comments, second pictures and whatever follows its end", () => {
    const whole = joined([
      photo(
        segment(0xe1, bytesOf("http://ns.adobe.com/xap/1.0/\0<GPS/>")),
        segment(0xed, bytesOf("Photoshop 3.0\0 GPS")),
        segment(0xe2, bytesOf("MPF\0 GPS")),
        segment(0xfe, bytesOf("GPS")),
      ),
      photo(exif(3, false)),
    ]);
    expect(cleanJpeg(whole)?.bytes).toEqual(photo());
  });

  test("of several scans is kept whole", () => {
    const whole = joined([START, TABLES, frame(10, 20, 0xc2), SCAN, TABLES, SCAN, END]);
    expect(cleanJpeg(whole)).toEqual({ width: 10, height: 20, bytes: whole });
  });

  test("whose end marker is missing gets one", () => {
    expect(cleanJpeg(photo().subarray(0, -2))?.bytes).toEqual(photo());
  });

  test.for([
    ["cut off before its pixels", joined([START, TABLES, frame(1, 1)])],
    ["without a picture", joined([START, TABLES, END])],
    ["without a frame", joined([START, TABLES, SCAN, END])],
    ["with a segment longer than the file", joined([START, Uint8Array.of(0xff, 0xe1, 0xff, 0xff)])],
    ["with a segment shorter than its own length", joined([START, Uint8Array.of(0xff, 0xe1, 0, 1), END])],
    ["that is only a beginning", START],
    ["of another kind", bytesOf("<svg onload=alert(1)>")],
  ] as const)("%s is not read", ([, bytes]) => {
    expect(cleanJpeg(joined([bytes]))).toBeNull();
  });
});
