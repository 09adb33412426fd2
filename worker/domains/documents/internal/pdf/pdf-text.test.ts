import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { LIMITS } from "#contracts/core/limits.ts";

import { pdfText } from "./pdf-text.ts";

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

describe("the words of a PDF", () => {
  test("are read from plain and from packed pages", () => {
    const content = page("(Rabies vaccination of) Tj 0 -14 Td (Bella) Tj");
    const words = "Rabies vaccination of\nBella";
    expect(pdfText(paper(content))).toBe(words);
    expect(pdfText(paper(deflateSync(content), "/Filter /FlateDecode"))).toBe(words);
    expect(pdfText(paper(deflateSync(content), "/Filter [/Fl#61teDecode]"))).toBe(words);
    const hexed = `${Buffer.from("BT /F1 10 Tf (ab) Tj ET").toString("latin1")}`;
    expect(pdfText(paper(hexed))).toBe("ab");
  });

  test("keep their letters beyond ASCII, and what a string escapes", () => {
    expect(pdfText(paper(page(String.raw`(\311lodie M\374ller \(owner\)) Tj`)))).toBe(
      "Élodie Müller (owner)",
    );
  });

  test("stand apart where the page leaves a gap, and together where letters are only moved", () => {
    expect(pdfText(paper(page("[(Micro) 20 (chip)] TJ 120 0 Td (985112) Tj")))).toBe("Microchip 985112");
    expect(pdfText(paper(page("[(985) -600 (112)] TJ")))).toBe("985 112");
    expect(
      pdfText(
        paper("q 1 0 0 1 0 60 cm BT /F1 9 Tf (two) Tj ET Q q 1 0 0 1 0 20 cm BT /F1 9 Tf (lines) Tj ET Q"),
      ),
    ).toBe("two\n\nlines");
  });

  test("of a font with its own table of letters, codes of two bytes", () => {
    const font = join(
      "5 0 obj\n<< /Subtype /Type0 /Encoding /Identity-H /ToUnicode 7 0 R /DescendantFonts [8 0 R] >>\nendobj\n8 0 obj\n<< /DW 1000 /W [1 [500 600] 10 12 700] >>\nendobj\n",
      stream(
        7,
        "",
        "1 beginbfchar <0001> <5065> endbfchar 2 beginbfrange <0002> <0004> <0041> <0010> <0011> [<005A> <D83DDC36>] endbfrange",
      ),
    );
    expect(pdfText(paper(page("<0001000200040010> Tj <0011> Tj"), "", font))).toBe("健ACZ🐶");
  });

  test("of a font that names its letters", () => {
    const font =
      "5 0 obj\n<< /Subtype /Type1 /Encoding << /Differences [1 /T /o /l /l /w /u /t 20 /eacute /uni5065 /germandbls] >> >>\nendobj\n";
    expect(pdfText(paper(page("<01020304050607> Tj <141516> Tj"), "", font))).toBe(
      "Tollwutéßß".replace("éßß", "é健ß"),
    );
  });

  test("in drawings of a page, in packed objects and in pieces that say what they mean", () => {
    const drawing = stream(6, "/Subtype /Form", page("(in a drawing) Tj"));
    expect(pdfText(paper("/X1 Do", "", FONT, drawing))).toBe("in a drawing");
    const head = "5 0 ";
    const body = "<< /Subtype /Type1 >>";
    const packed = stream(
      9,
      `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`,
      deflateSync(head + body),
    );
    expect(pdfText(paper(page("(packed) Tj"), "", packed))).toBe("packed");
    const meant = page("/Span << /ActualText <FEFF5EB7> >> BDC (x) Tj (y) Tj EMC (z) Tj");
    expect(pdfText(paper(meant))).toBe("康z");
  });

  test("are none where there are none: a scan, an encrypted file, what is no PDF", () => {
    expect(pdfText(paper("q 200 0 0 200 0 0 cm /Im1 Do Q"))).toBe("");
    expect(
      pdfText(
        join(
          "%PDF-1.7\n",
          TREE,
          stream(4, "", page("(x) Tj")),
          FONT,
          "trailer\n<< /Root 1 0 R /Encrypt 9 0 R >>",
        ),
      ),
    ).toBe("");
    for (const text of ["", "%PDF-", "not at all", "%PDF-1.7\ntrailer << /Root 1 0 R >>"]) {
      expect(pdfText(join(text))).toBe("");
    }
  });
});

/** Far beyond what any of them takes, and far below what one takes whose reading grows faster than the file. */
const PATIENCE_MS = 10_000;

describe("a hostile PDF", () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000));
  test.for([
    ["one that unfolds to 200 MB", paper(bomb, "/Filter /FlateDecode")],
    ["one that unfolds twice", paper(deflateSync(bomb), "/Filter [/FlateDecode /FlateDecode]")],
    [
      "one that names a page a thousand times",
      join(
        "%PDF-1.7\n",
        TREE.replace("4 0 R", `[${"4 0 R ".repeat(5_000)}]`),
        stream(4, "", page(`(${"x".repeat(400_000)}) Tj`)),
        FONT,
        END,
      ),
    ],
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
  ] as const)("%s is done with in time and says little", ([, bytes]) => {
    const started = performance.now();
    expect(pdfText(bytes).length).toBeLessThanOrEqual(LIMITS.documentText);
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
  });

  test("as long as it likes gives no more letters than an analysis takes", () => {
    expect(pdfText(paper(page(`(${"x ".repeat(90_000)}) Tj`)))).toHaveLength(LIMITS.documentText);
  });
});
