import { crc32 } from "node:zlib";

import type { MediaType } from "#contracts/documents/shapes.ts";

/** An object of the store, by the key its version row names. */
export type DemoFile = { key: string; bytes: Uint8Array; mediaType: MediaType };

type Subject = {
  documentId: number;
  number: number;
  name: string;
  description: string;
  petName: string;
  isPhoto: boolean;
};

/** The file of a version: one page that says what it stands for, or a small picture. The same subject gives the same bytes. */
export function fileOf(subject: Subject): DemoFile {
  const key = `demo/${String(subject.documentId).padStart(4, "0")}-${subject.number}`;
  return subject.isPhoto
    ? { key: `${key}.png`, bytes: pawPicture(subject.documentId), mediaType: "image/png" }
    : { key: `${key}.pdf`, bytes: onePage(subject), mediaType: "application/pdf" };
}

/**
 * A page of A4. The fonts that every reader brings know Western letters only, so a name in another script stands in the
 * file's title, which readers show above the page, and the page describes it.
 */
function onePage({ documentId, number, name, description, petName }: Subject): Uint8Array {
  const lines = [
    { size: 22, y: 760, text: printable(name) ?? printable(description) ?? "See the title of this file" },
    { size: 13, y: 730, text: `Pet: ${printable(petName) ?? "see the title of this file"}` },
    { size: 11, y: 690, text: `Document ${documentId}, version ${number}` },
    {
      size: 11,
      y: 660,
      text: "Made up for the demo company of the Pet Travel Portal. This is not a real paper.",
    },
  ];
  const content = lines
    .map(({ size, y, text }) => `BT /F1 ${size} Tf 56 ${y} Td (${escaped(text)}) Tj ET`)
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title <${utf16(`${name} – ${petName}`)}> /Producer (Pet Travel Portal demo) >>`,
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + xref + trailer, "latin1");
}

/** Text in the letters of WinAnsi, one byte each; null where it has others. */
function printable(text: string): string | null {
  const western = text.replaceAll("’", "\u0092").replaceAll("–", "\u0096");
  return /^[\u0020-\u007e\u0092\u0096\u00a0-\u00ff]*$/u.test(western) ? western : null;
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

const utf16 = (text: string) =>
  `feff${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, "0")).join("")}`;

const WIDTH = 240;
const HEIGHT = 180;

/** Circles of a paw: x, y and radius in pixels. */
const PAW: readonly (readonly [number, number, number])[] = [
  [120, 112, 34],
  [72, 78, 17],
  [104, 50, 18],
  [138, 50, 18],
  [169, 78, 17],
];

/** Backgrounds and paws, RGB. */
const PAINTS = [
  ["0b6577", "d9eef1"],
  ["3a4954", "eef2f4"],
  ["8a390b", "ffe5d2"],
  ["2b6a3f", "dff3e4"],
];

/** A paw on a plain ground, 240 by 180, two colours. */
function pawPicture(seed: number): Uint8Array {
  const rowBytes = WIDTH / 8;
  const raw = Buffer.alloc(HEIGHT * (rowBytes + 1));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isPaw = PAW.some(([cx, cy, r]) => (x - cx) ** 2 + (y - cy) ** 2 <= r * r);
      if (!isPaw) continue;
      const at = y * (rowBytes + 1) + 1 + (x >> 3);
      raw[at] = (raw[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([1, 3, 0, 0, 0], 8);
  const palette = Buffer.from((PAINTS[seed % PAINTS.length] ?? []).join(""), "hex");
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", stored(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A zlib stream of one stored block: what a compressor makes differs between its versions, and the rows hold a hash. */
function stored(data: Buffer): Buffer {
  const head = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0]);
  head.writeUInt16LE(data.length, 3);
  head.writeUInt16LE(data.length ^ 0xffff, 5);
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(b * 65_536 + a);
  return Buffer.concat([head, data, checksum]);
}
