import type { HelpForm } from "#contracts/help/shapes.ts";

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
const LETTERS_IN_A_LINE = 90;
/** Not further apart than a hand needs, however few lines there are. */
const STEP_MAX = 58;
const BOX = "[ ] ";

/** A form as one page of PDF to print and fill in, with fields as rules and boxes to tick. */
export function formPdf({ name, intro, lines }: HelpForm): Blob {
  const { margin, width, height } = PAGE;
  const top = height - margin - 78;
  const step = Math.min(STEP_MAX, (top - margin) / lines.length);
  const drawn = lines.flatMap((line, at) => {
    const y = Math.round(top - at * step);
    return line.startsWith(BOX)
      ? [`${margin} ${y - 2} 11 11 re S`, text(line.slice(BOX.length), 11, margin + 20, y)]
      : [text(line, 9, margin, y), `${margin} ${y - step + 18} m ${width - margin} ${y - step + 18} l S`];
  });
  const content = [
    "0.6 w 0.4 G",
    text(name, 20, margin, height - margin),
    ...wrapped(intro).map((line, at) => text(line, 10, margin, height - margin - 24 - at * 14)),
    ...drawn,
  ].join("\n");
  return new Blob([bytesOf(content, name)], { type: "application/pdf" });
}

function bytesOf(content: string, title: string): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> /Lang (en) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title (${escaped(title)}) /Producer (Pet Travel Portal) >>`,
  ];
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

const text = (words: string, size: number, x: number, y: number): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET`;

/** The letters beyond ASCII that the page's font has, by their place in it. */
const IN_FONT: Readonly<Record<string, string>> = {
  "’": "\\222",
  "“": "\\223",
  "”": "\\224",
  "–": "\\226",
  "½": "\\275",
  "×": "\\327",
};

function escaped(words: string): string {
  return words
    .replaceAll(/[\\()]/g, String.raw`\$&`)
    .replaceAll(/[^ -~]/gu, (letter) => IN_FONT[letter] ?? "?");
}

function wrapped(words: string): string[] {
  const lines = [""];
  for (const word of words.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + word.length >= LETTERS_IN_A_LINE) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines;
}
