import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

/** Files made by code, good and bad, so that none has to be kept. */
export type MadeFile = Uint8Array<ArrayBuffer>;

const bytes = (...parts: (string | Uint8Array | number[])[]): MadeFile =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
    ),
  );

/** One blank page that every reader opens; filled up to `size` bytes with a comment where a size is given. */
export function aPdf(size?: number, extra = ""): MadeFile {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>",
    "<< /Length 31 >>\nstream\n0 0.4 0.8 rg 40 40 120 120 re f\nendstream",
  ];
  let body = "%PDF-1.7\n";
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const end = (at: number) =>
    `xref\n0 5\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}trailer\n<< /Size 5 /Root 1 0 R ${extra} >>\nstartxref\n${at}\n%%EOF\n`;
  if (size === undefined) return bytes(body, end(body.length));
  let filler = 0;
  for (let tries = 0; tries < 5; tries++) {
    const padded = `${body}%${" ".repeat(filler)}\n`;
    const whole = padded + end(padded.length);
    if (whole.length === size) return bytes(whole);
    filler += size - whole.length;
  }
  throw new Error(`No PDF has ${size} bytes`);
}

/** One page with words on it, in letters of Western Europe. */
export function aPdfSaying(words: string): MadeFile {
  const content = `BT /F1 12 Tf 14 TL 20 700 Td ${words
    .split("\n")
    .map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`)
    .join(" ")} ET`;
  return aPdfOf(bytes(content));
}

/** A small file whose one page unfolds to as many bytes. */
export function aPdfUnfoldingTo(size: number): MadeFile {
  return aPdfOf(bytes(deflateSync(Buffer.alloc(size, " "))), "/Filter /FlateDecode");
}

function aPdfOf(content: MadeFile, facts = ""): MadeFile {
  return bytes(
    "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n",
    "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n",
    "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n",
    `4 0 obj\n<< /Length ${content.length} ${facts} >>\nstream\n`,
    content,
    "\nendstream\nendobj\n",
    "5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>\nendobj\n",
    "trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n",
  );
}

/** Sealed by another program (pypdf) with RC4 of 128 bits: with the password `secret`, and with none but no printing. */
const SEALED = {
  locked: {
    o: "0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083",
    u: "3ce274dca8ef668cecaa9c258876ce7128bf4e5e4e758a4164004e56fffa0108",
  },
  noPrinting: {
    o: "566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5",
    u: "5f4a6e789ff495dbb1e6dc962027e8c728bf4e5e4e758a4164004e56fffa0108",
  },
};
const ID = "3539633230626261656338326531623563363363616265663561666165663131";

export function aSealedPdf(kind: keyof typeof SEALED): MadeFile {
  const { o, u } = SEALED[kind];
  return aPdf(
    undefined,
    `/ID [<${ID}> <${ID}>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P 16 /O <${o}> /U <${u}> >>`,
  );
}

/** The same with AES of 256 bits, which asks other parts of the runtime. */
export function aPdfSealedWithAes(kind: "locked" | "noPrinting"): MadeFile {
  const [o, u] =
    kind === "locked"
      ? [
          "3e90f84c5b9dacb806c3b63eb7bf5579b8199971e624b884ae6f112c401c66b03cd61b875d326991c9039b16e081ce90",
          "62778afa1d6566643b0b7df0f5014a3bca93d68ed6df52543c43a12f6d1935d2353456f4d0e20edfc0dc14ce0a79583c",
        ]
      : [
          "0f9e37ef8db1c06f56fac38374bf2947dd3046d7a27d0d162441cd81136c651b9bc49a0a96b434853b28f63dbc95e244",
          "734ac57f3e195b752d8064e0ac4ea1542d7555ca2bdd01d9ddd90875752fec229ae01dcfcc24741b3a1bf7602d0fdc5f",
        ];
  return aPdf(undefined, `/Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /P 16 /O <${o}> /U <${u}> >>`);
}

function chunk(type: string, data: Uint8Array): MadeFile {
  const named = bytes(type, data);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return bytes(length, named, sum);
}

/** A picture of one colour; `claims` writes another size into its header than it has pixels. */
export function aPng(
  options: { width?: number; height?: number; extra?: MadeFile; claims?: [number, number] } = {},
): MadeFile {
  const { width = 8, height = 8, extra, claims } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claims?.[0] ?? width, 0);
  header.writeUInt32BE(claims?.[1] ?? height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = bytes([0], new Uint8Array(width * 3).fill(120));
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", header),
    extra ?? [],
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", new Uint8Array()),
  );
}

export function aPngText(text: string): MadeFile {
  return chunk("tEXt", bytes("Comment\0", text));
}

/** A grey picture of one pixel that every reader shows. */
const GREY = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
  "base64",
);

/** As a phone takes it: turned by EXIF, and with a place in it. */
export function aJpeg(
  options: { orientation?: number; place?: string; claims?: [number, number] } = {},
): MadeFile {
  const { orientation = 1, place, claims } = options;
  const whole = Buffer.from(GREY);
  if (claims) {
    const frame = whole.indexOf(Buffer.from([0xff, 0xc2])) === -1 ? 0xc0 : 0xc2;
    const at = whole.indexOf(Buffer.from([0xff, frame]));
    whole.writeUInt16BE(claims[1], at + 5);
    whole.writeUInt16BE(claims[0], at + 7);
  }
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2]);
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], 10);
  tiff.set([0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38], 22);
  const payload = bytes("Exif\0\0", tiff, place ?? "");
  const exif = bytes([0xff, 0xe1, (payload.length + 2) >> 8, (payload.length + 2) & 255], payload);
  return place === undefined && orientation === 1
    ? bytes(whole)
    : bytes(whole.subarray(0, 2), exif, whole.subarray(2));
}

/** The beginning of an iPhone's photo. */
export const HEIC: MadeFile = bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic", new Uint8Array(64));
export const SVG: MadeFile = bytes(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(document.domain)"><rect width="9" height="9"/></svg>`,
);
export const HTML: MadeFile = bytes("<!doctype html><script>alert(1)</script>");
export const EXE: MadeFile = bytes("MZ", new Uint8Array(200).fill(7));
export const WEBP: MadeFile = bytes("RIFF", [36, 0, 0, 0], "WEBPVP8 ", new Uint8Array(40));
export const ZIP: MadeFile = bytes("PK\x03\x04", new Uint8Array(60));
