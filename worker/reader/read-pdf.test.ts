import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { LIMITS } from "#contracts/core/limits.ts";

import { readPdf } from "./read-pdf.ts";

/** The words of a file; what was not read says why. */
const pdfText = async (bytes: Uint8Array) => {
  const reading = await readPdf(new Uint8Array(bytes));
  return reading.state === "read" ? reading.text : reading.state;
};

type Part = string | Uint8Array;
const join = (...parts: Part[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))),
  );

const stream = (id: number, facts: string, bytes: Part) =>
  join(`${id} 0 obj\n<< /Length ${bytes.length} ${facts} >>\nstream\n`, bytes, "\nendstream\nendobj\n");

const FONT =
  "5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>\nendobj\n";
const TREE =
  "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X1 6 0 R >> >> >>\nendobj\n";
const END = "trailer\n<< /Root 1 0 R >>\n%%EOF\n";

const paper = (content: Part, facts = "", font: Part = FONT, ...more: Part[]) =>
  join("%PDF-1.7\n", TREE, stream(4, facts, content), font, ...more, END);
const page = (words: string) => `BT /F1 10 Tf 50 700 Td ${words} ET`;

const field = (facts: string, bottom: number) =>
  `<< /Type /Annot /Subtype /Widget ${facts} /Rect [150 ${bottom} 350 ${bottom + 17}] >>`;
/** A page with fields, numbered from 20 on. */
const form = (content: string, ...fields: string[]) => {
  const refs = fields.map((_, at) => `${20 + at} 0 R`).join(" ");
  const tree = TREE.replace("/Type /Catalog", `/Type /Catalog /AcroForm << /Fields [${refs}] >>`).replace(
    "/Type /Page /Parent",
    `/Type /Page /Annots [${refs}] /Parent`,
  );
  const objects = fields.map((one, at) => `${20 + at} 0 obj\n${one}\nendobj\n`);
  return Buffer.from(join("%PDF-1.7\n", tree, stream(4, "", content), FONT, ...objects, END));
};

describe("the words of a PDF", () => {
  test("are read from plain and from packed pages", async () => {
    const content = page("(Rabies vaccination of) Tj 0 -14 Td (Bella) Tj");
    const words = "Rabies vaccination of\nBella";
    expect(await pdfText(paper(content))).toBe(words);
    expect(await pdfText(paper(deflateSync(content), "/Filter /FlateDecode"))).toBe(words);
    expect(await pdfText(paper(deflateSync(content), "/Filter [/Fl#61teDecode]"))).toBe(words);
    const hexed = `${Buffer.from("BT /F1 10 Tf (ab) Tj ET").toString("latin1")}`;
    expect(await pdfText(paper(hexed))).toBe("ab");
  });

  test("keep their letters beyond ASCII, and what a string escapes", async () => {
    expect(await pdfText(paper(page(String.raw`(\311lodie M\374ller \(owner\)) Tj`)))).toBe(
      "Élodie Müller (owner)",
    );
  });

  test("stand apart where the page leaves a gap, and together where letters are only moved", async () => {
    expect(await pdfText(paper(page("[(Micro) 20 (chip)] TJ 120 0 Td (985112) Tj")))).toBe(
      "Microchip 985112",
    );
    expect(await pdfText(paper(page("[(985) -600 (112)] TJ")))).toBe("985 112");
    expect(
      await pdfText(
        paper("q 1 0 0 1 0 60 cm BT /F1 9 Tf (two) Tj ET Q q 1 0 0 1 0 20 cm BT /F1 9 Tf (lines) Tj ET Q"),
      ),
    ).toBe("two\n\nlines");
  });

  test("of a font with its own table of letters, codes of two bytes", async () => {
    const font = join(
      "5 0 obj\n<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /ToUnicode 7 0 R /DescendantFonts [8 0 R] >>\nendobj\n8 0 obj\n<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /W [1 [500 600] 10 12 700] >>\nendobj\n",
      stream(
        7,
        "",
        "1 beginbfchar <0001> <5065> endbfchar 2 beginbfrange <0002> <0004> <0041> <0010> <0011> [<005A> <D83DDC36>] endbfrange",
      ),
    );
    expect(await pdfText(paper(page("<0001000200040010> Tj <0011> Tj"), "", font))).toBe("健ACZ🐶");
  });

  test("of a font that names its letters", async () => {
    const font =
      "5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [1 /T /o /l /l /w /u /t 20 /eacute /uni5065 /germandbls] >> >>\nendobj\n";
    expect(await pdfText(paper(page("<01020304050607> Tj <141516> Tj"), "", font))).toBe(
      "Tollwutéßß".replace("éßß", "é健ß"),
    );
  });

  test("in drawings of a page and in packed objects", async () => {
    const drawing = stream(6, "/Subtype /Form", page("(in a drawing) Tj"));
    expect(await pdfText(paper("/X1 Do", "", FONT, drawing))).toBe("in a drawing");
    const head = "5 0 ";
    const body = "<< /Subtype /Type1 >>";
    const packed = stream(
      9,
      `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`,
      deflateSync(head + body),
    );
    expect(await pdfText(paper(page("(packed) Tj"), "", packed))).toBe("packed");
  });

  test("are none in a scan, and a file that is no PDF is damaged", async () => {
    expect(await pdfText(paper("q 200 0 0 200 0 0 cm /Im1 Do Q"))).toBe("");
    for (const text of ["", "%PDF-", "not at all", "%PDF-1.7\ntrailer << /Root 1 0 R >>"]) {
      expect(await pdfText(join(text))).toBe("damaged");
    }
  });

  test("are also those in its fields: at their labels, by their names where they have none, and what is ticked", async () => {
    expect(await pdfText(form("", field("/FT /Tx /T (pet) /V (BELLA)", 690)))).toBe("pet: BELLA");
    const fields = [
      field("/FT /Tx /T (pet) /V (BELLA)", 695),
      field("/FT /Tx /T (chip) /TU (Microchip) /V (985112003456789)", 660),
      field("/FT /Btn /T (dog) /V /Yes /AS /Yes /AP << /N << /Yes 4 0 R /Off 4 0 R >> >>", 630),
      field("/FT /Tx /T (hidden) /V (nobody sees this) /F 2", 600),
      field("/FT /Tx /T (empty)", 570),
      field("/FT /Ch /Ff 131072 /T (to) /Opt [[(DE) (Germany)] [(AU) (Australia)]] /V (AU)", 540),
    ];
    expect(await pdfText(form(page("(Name of the pet) Tj"), ...fields))).toBe(
      "Name of the pet BELLA\n\nMicrochip: 985112003456789\ndog: X\nto: Australia",
    );
  });

  test("of a form that only its own program shows are not taken for the paper's", async () => {
    const xfa = form(page("(Please wait...) Tj")).toString("latin1").replace("/Fields", "/XFA 9 0 R /Fields");
    expect(await pdfText(join(xfa, stream(9, "", "<xdp/>")))).toBe("form_program");
  });
});

/** Far beyond what any of them takes, and far below what one takes whose reading grows faster than the file. */
const PATIENCE_MS = 10_000;

describe("a hostile PDF", () => {
  test.for([
    [
      "one whose pages hold each other",
      join(
        "%PDF-1.7\n",
        TREE.replace("[3 0 R]", `[${"2 0 R 3 0 R ".repeat(2_000)}]`),
        stream(4, "", "BT"),
        FONT,
        END,
      ),
    ],
    ["one whose reference leads to itself", join("%PDF-1.7\n", TREE, "4 0 obj\n4 0 R\nendobj\n", END)],
    [
      "a drawing that draws itself",
      paper(
        "/X1 Do",
        "",
        FONT,
        stream(6, "/Subtype /Form /Resources << /XObject << /X1 6 0 R >> >>", "/X1 Do /X1 Do /X1 Do"),
      ),
    ],
    ["brackets without end", paper("[".repeat(2_000_000))],
    ["dictionaries without end", paper("<<".repeat(1_000_000))],
    ["strings without end", paper("(".repeat(2_000_000))],
    [
      "a table of letters without end",
      paper(
        page("(x) Tj"),
        "",
        FONT.replace("/Subtype", "/ToUnicode 7 0 R /Subtype"),
        stream(7, "", "1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange".repeat(2_000)),
      ),
    ],
    [
      "tables that begin and never end",
      paper(
        page("(x) Tj"),
        "",
        FONT.replace("/Subtype", "/ToUnicode 7 0 R /Subtype"),
        stream(7, "", "beginbfchar <".repeat(200_000)),
      ),
    ],
    ["objects without number", join("%PDF-1.7\n", "1 0 obj\n".repeat(600_000), END)],
    ["digits only", join("%PDF-1.7\n", "1".repeat(5_000_000))],
    ["blanks only", join("%PDF-1.7\n", TREE, stream(4, "", " ".repeat(4_000_000)), END)],
  ] as const)("%s is done with in time and says little", async ([, bytes]) => {
    const started = performance.now();
    expect((await pdfText(bytes)).length).toBeLessThanOrEqual(LIMITS.documentText);
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
  });

  test("as long as it likes gives no more letters than an analysis takes", async () => {
    const line = `(${"x ".repeat(40)}) Tj 0 -0.3 Td`;
    expect(await pdfText(paper(page(`${line} `.repeat(700).repeat(2))))).toHaveLength(LIMITS.documentText);
  });
});
