import { expect, test } from "vitest";

import { sizeText } from "#web/core/file-size.ts";

import { acceptOf, checkFile, type FileRules, sniff, tooMany, typeList } from "./file-rules.ts";

const PASSPORT: FileRules = {
  accept: ["image/jpeg", "image/png", "application/pdf"],
  maxBytes: 5_242_880,
  minBytes: 1,
};
const PHOTOS: FileRules = { ...PASSPORT, accept: ["image/jpeg", "image/png"] };

const START = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  heic: [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63],
  exe: [0x4d, 0x5a, 0x90, 0x00],
};
function aFile(name: string, kind: keyof typeof START, size = 2_000): File {
  const bytes = new Uint8Array(size);
  bytes.set(START[kind].slice(0, size));
  return new File([bytes], name);
}

test("[VAL-UPL-01] [CONST-51] a file of another type is told which ones are taken", async () => {
  const rejection = await checkFile(aFile("setup.exe", "exe"), PASSPORT);
  expect(rejection?.messages).toEqual(["File type must be JPEG, PNG or PDF"]);
});
test("[UPL-05] the caller says which types are taken: a PDF is a passport copy but not a photo", async () => {
  expect(await checkFile(aFile("scan.pdf", "pdf"), PASSPORT)).toBeNull();
  expect((await checkFile(aFile("scan.pdf", "pdf"), PHOTOS))?.messages).toEqual([
    "File type must be JPEG or PNG",
  ]);
});
test("the name does not decide: IMG_1001.JPG and x.JpEg pass, an exe called passport.pdf does not", async () => {
  expect(await checkFile(aFile("IMG_1001.JPG", "jpeg"), PHOTOS)).toBeNull();
  expect(await checkFile(aFile("x.JpEg", "jpeg"), PHOTOS)).toBeNull();
  expect((await checkFile(aFile("passport.pdf", "exe"), PASSPORT))?.messages).toHaveLength(1);
});
test("a HEIC photo is refused with the formats that would do, whatever its name says", async () => {
  for (const name of ["IMG_0042.HEIC", "IMG_0042.jpg"]) {
    // oxlint-disable-next-line no-await-in-loop
    const rejection = await checkFile(aFile(name, "heic"), PHOTOS);
    expect(rejection?.messages).toEqual(["File type must be JPEG or PNG"]);
    expect(rejection?.help).toContain("HEIC");
    expect(rejection?.help).toContain("JPEG or PNG");
  }
});
test("[RPT-18] a PDF with bytes of a scanner or a mail before its beginning is one, a file that only names it is not", async () => {
  const pdf = (before: string) => new File([before, "%PDF-1.7\n"], "scan.pdf");
  for (const before of ["\r\n", "\ufeff", "x".repeat(1_000), "HTTP/1.1 200 OK\r\n\r\n"]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await checkFile(pdf(before), PASSPORT)).toBeNull();
  }
  expect(await sniff(pdf("x".repeat(1_100)))).toBeNull();
  expect(await sniff(new File(["This is %PDF- in words"], "a.pdf"))).toBeNull();
});
test("[VAL-UPL-02] [CONST-49] [CONST-50] 5,242,880 bytes pass, one more does not", async () => {
  expect(await checkFile(aFile("a.jpg", "jpeg", 5_242_880), PASSPORT)).toBeNull();
  const rejection = await checkFile(aFile("a.jpg", "jpeg", 5_242_881), PASSPORT);
  expect(rejection?.messages).toEqual(["File is larger than 5242880 bytes"]);
});
test("[VAL-UPL-03] an empty file is told so at once, and not called too big or of a wrong type", async () => {
  const rejection = await checkFile(new File([], "passport.pdf"), PASSPORT);
  expect(rejection?.messages).toEqual(["File is smaller than 1 bytes"]);
  expect(rejection?.help).toContain("This file is empty");
});
test("[VAL-UPL-04] [VAL-UPL-06] too many files are refused only where the caller set a maximum", () => {
  const three = [aFile("1.jpg", "jpeg"), aFile("2.jpg", "jpeg"), aFile("3.jpg", "jpeg")];
  expect(tooMany(three, { ...PHOTOS, maxFiles: 2 }).map(({ messages }) => messages)).toEqual([
    ["Too many files"],
    ["Too many files"],
    ["Too many files"],
  ]);
  expect(tooMany(three, { ...PHOTOS, maxFiles: 3 })).toEqual([]);
  expect(tooMany(three, PHOTOS)).toEqual([]);
});
test("[UPL-07] wherever a JPEG is taken the chooser offers an iPhone's photos too", () => {
  expect(acceptOf(PHOTOS)).toContain("image/heic");
  expect(acceptOf({ ...PHOTOS, accept: ["application/pdf"] })).toEqual(["application/pdf"]);
});
test("types and sizes read as people write them", async () => {
  expect(typeList(["image/png"])).toBe("PNG");
  expect(sizeText(5_242_880)).toBe("5 MB");
  expect(sizeText(3_250_586)).toBe("3.1 MB");
  expect(sizeText(840_000)).toBe("820 KB");
  expect(await sniff(aFile("x", "png"))).toBe("image/png");
});
