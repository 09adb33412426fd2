import { Buffer } from "node:buffer";

import { describe, expect, test } from "vitest";

import { isLockedPdf } from "./pdf-lock.ts";

/** Made by another program (pypdf 6): the same page sealed with the password `secret`, and with an empty one. */
const ID = "3539633230626261656338326531623563363363616265663561666165663131";
const SEALS = [
  {
    seal: "RC4, 40 bits",
    keys: "/V 1 /R 2 /Length 40",
    locked: {
      o: "92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd",
      u: "d9a3b1c50f28026ec9699f00ad76ceeb9e5297f2b0ae54a5fa90c9c855b5ff92",
    },
    open: {
      o: "c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab",
      u: "bb193ee5cad87f07c8feab946db2f02d3878a9cd4f3419a060c8218334872b1e",
    },
  },
  {
    seal: "RC4, 128 bits",
    keys: "/V 2 /R 3 /Length 128",
    locked: {
      o: "0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083",
      u: "3ce274dca8ef668cecaa9c258876ce7128bf4e5e4e758a4164004e56fffa0108",
    },
    open: {
      o: "566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5",
      u: "5f4a6e789ff495dbb1e6dc962027e8c728bf4e5e4e758a4164004e56fffa0108",
    },
  },
  {
    seal: "AES, 128 bits",
    keys: "/V 4 /R 4 /Length 128 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF",
    locked: {
      o: "0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083",
      u: "3ce274dca8ef668cecaa9c258876ce7128bf4e5e4e758a4164004e56fffa0108",
    },
    open: {
      o: "566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5",
      u: "5f4a6e789ff495dbb1e6dc962027e8c728bf4e5e4e758a4164004e56fffa0108",
    },
  },
  {
    seal: "AES, 256 bits, of the first kind",
    keys: "/V 5 /R 5 /Length 256",
    locked: {
      o: "cfe79082454a046fee2c3bb16ea08293a4c027998c09299e7aee3c57dec8e40361883e5eba048780cd46486408c682e0",
      u: "1f96f0a16146f53a216ae9b9efffd1881361a57fce8b2f7ffddea1121d7bb78ba126cfeb6beddde7b56a70f10850b345",
    },
    open: {
      o: "a12a381b2c118efaa322688ce2409e29c471d942c4bd86f86b48715b1377b069fb249b2c440f6245546e83d367f7665e",
      u: "9ca2ec6669c3ddc9ceffbabee6e0d07a587a6bfdf5c08b7277857b30c7e80939c4633cc58b83be9c6f8421783cba516e",
    },
  },
  {
    seal: "AES, 256 bits, of the second kind",
    keys: "/V 5 /R 6 /Length 256",
    locked: {
      o: "3e90f84c5b9dacb806c3b63eb7bf5579b8199971e624b884ae6f112c401c66b03cd61b875d326991c9039b16e081ce90",
      u: "62778afa1d6566643b0b7df0f5014a3bca93d68ed6df52543c43a12f6d1935d2353456f4d0e20edfc0dc14ce0a79583c",
    },
    open: {
      o: "0f9e37ef8db1c06f56fac38374bf2947dd3046d7a27d0d162441cd81136c651b9bc49a0a96b434853b28f63dbc95e244",
      u: "734ac57f3e195b752d8064e0ac4ea1542d7555ca2bdd01d9ddd90875752fec229ae01dcfcc24741b3a1bf7602d0fdc5f",
    },
  },
] as const;

const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, "latin1");
const sealed = (dictionary: string, trailer = `/ID [<${ID}> <${ID}>]`) =>
  pdf(`7 0 obj\n<< ${dictionary} >>\nendobj\ntrailer\n<< /Size 8 /Encrypt 7 0 R ${trailer} >>`);
const standard = (keys: string, { o, u }: { o: string; u: string }) =>
  `/Filter /Standard ${keys} /P 16 /O <${o}> /U <${u}>`;

describe("a PDF that asks for a password", () => {
  test.for(SEALS)("is locked, sealed with $seal", ({ keys, locked }) => {
    expect(isLockedPdf(sealed(standard(keys, locked)))).toBe(true);
  });

  test.for(SEALS)("is not locked when it only forbids printing, sealed with $seal", ({ keys, open }) => {
    expect(isLockedPdf(sealed(standard(keys, open)))).toBe(false);
  });

  test("is told from its dictionary however that is written", () => {
    const { keys, locked, open } = SEALS[1];
    const literal = (hex: string) =>
      Buffer.from(hex, "hex")
        .toString("latin1")
        .replaceAll(/[\\()\r\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, "0")}`);
    for (const [given, isLocked] of [
      [locked, true],
      [open, false],
    ] as const) {
      const dictionary = `/Filter/Standard ${keys}/P 16/O(${literal(given.o)})/U(${literal(given.u)})`;
      expect(isLockedPdf(sealed(dictionary))).toBe(isLocked);
      expect(isLockedPdf(pdf(`trailer << /Encrypt << ${dictionary} >> /ID[<${ID}><${ID}>] >>`))).toBe(
        isLocked,
      );
    }
  });

  test("is locked when it asks for a certificate", () => {
    expect(isLockedPdf(sealed("/Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s5"))).toBe(true);
  });

  test("is told by the last revision of the file", () => {
    const { keys, locked, open } = SEALS[1];
    const both = Buffer.concat([sealed(standard(keys, open)), sealed(standard(keys, locked))]);
    expect(isLockedPdf(both)).toBe(true);
  });
});

test.for([
  ["no encryption at all", "trailer << /Size 1 >>"],
  ["a word that only begins like it", "<< /EncryptMetadata false >>"],
  ["a dictionary that is not there", "trailer << /Encrypt 9 0 R >>"],
  ["a dictionary that does not end", "7 0 obj << /Filter /Standard /O (abc trailer << /Encrypt 7 0 R >>"],
  ["a dictionary that says nothing", "7 0 obj << /Filter /Standard >> trailer << /Encrypt 7 0 R >>"],
  ["brackets without end", `7 0 obj << /Filter ${"[".repeat(5_000)} trailer << /Encrypt 7 0 R >>`],
])("a PDF with %s is let through", ([, body = ""]) => {
  expect(isLockedPdf(pdf(body))).toBe(false);
});
