import { describe, expect, test } from "vitest";

import { cleanFileName, stemOf } from "./file-name.ts";

const bytes = (text: string) => new TextEncoder().encode(text).byteLength;

describe("the name of a person's file", () => {
  test.for([
    "Bella’s passport.pdf",
    "护照 🐶.pdf",
    "Cześć.pdf",
    "καλή μέρα.pdf",
    "test-#.pdf",
    "a?b&c=1%20.pdf",
    "SCAN.PDF",
    "جواز سفر 12345.pdf",
  ])("%s stays what it is", (name) => {
    expect(cleanFileName(name, "application/pdf")).toBe(name);
  });

  test.for(["IMG_1001.JPG", "x.JpEg", "photo.jfif"])("%s is a JPEG's name in any case", (name) => {
    expect(cleanFileName(name, "image/jpeg")).toBe(name);
  });

  test("a decomposed name is composed", () => {
    expect(cleanFileName("Re\u0301sume\u0301.pdf", "application/pdf")).toBe("Résumé.pdf");
  });

  test.for([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\fakepath\\scan.pdf", "scan.pdf"],
    ["a\u0000b\r\nc\u0085.pdf", "abc.pdf"],
    ["invoice\u202efdp.exe.pdf", "invoicefdp.exe.pdf"],
    ["  spaced .pdf ", "spaced.pdf"],
    ["..", "file.pdf"],
    ["/", "file.pdf"],
    ["\u0001", "file.pdf"],
    ["\ud800.pdf", "\u{fffd}.pdf"],
  ])("%j becomes %j", ([given = "", kept = ""]) => {
    expect(cleanFileName(given, "application/pdf")).toBe(kept);
  });

  test("a name that would open as something else says what the file is", () => {
    expect(cleanFileName("passport.exe", "application/pdf")).toBe("passport.exe.pdf");
    expect(cleanFileName("pwn.svg", "image/png")).toBe("pwn.svg.png");
    expect(cleanFileName("Passport", "application/pdf")).toBe("Passport.pdf");
    expect(cleanFileName("Scan of 3. May", "application/pdf")).toBe("Scan of 3. May.pdf");
  });

  test("255 bytes are kept, one more is cut before the extension", () => {
    const fits = `${"a".repeat(251)}.pdf`;
    expect(cleanFileName(fits, "application/pdf")).toBe(fits);
    expect(cleanFileName(`a${fits}`, "application/pdf")).toBe(fits);
  });

  test("a cut falls between letters as people see them, never inside one", () => {
    const family = "👨‍👩‍👧‍👦";
    const cut = cleanFileName(`${family.repeat(20)}.pdf`, "application/pdf");
    expect(bytes(cut)).toBeLessThanOrEqual(255);
    expect(cut).toBe(`${family.repeat(10)}.pdf`);
    const accents = cleanFileName(`${"x\u0323\u0307".repeat(100)}.png`, "image/png");
    expect(bytes(accents)).toBeLessThanOrEqual(255);
    expect(accents.endsWith("x\u0323\u0307.png".normalize("NFC"))).toBe(true);
  });

  test("one letter longer than the limit does not leave a bare extension", () => {
    expect(cleanFileName(`a${"\u0301".repeat(200)}.pdf`, "application/pdf")).toBe("file.pdf");
  });

  test("a document is named by the file without its extension", () => {
    expect(stemOf("Bella’s passport.pdf")).toBe("Bella’s passport");
    expect(stemOf("v1.2.png")).toBe("v1.2");
  });
});
