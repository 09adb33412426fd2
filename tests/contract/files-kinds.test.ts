import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { documents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { download, upload } from "#tests/support/file-door.ts";
import * as made from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let owner: Actor;
let stranger: Actor;
let workspaceId: number;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
  stranger = await portal.secondOwner();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
});
afterAll(() => portal.stop());

const send = (
  actor: Actor,
  file: made.MadeFile | ReadableStream<Uint8Array>,
  query: Record<string, string | number> = {},
  headers: Record<string, string> = {},
) => upload(actor, file, { workspaceId, ...query }, headers);

describe("how large", () => {
  test("[CONST-49] [CONST-50] 5242880 bytes pass", async () => {
    const file = made.aPdf(LIMITS.fileBytes);
    const answer = await send(owner, file);
    expect(answer.status).toBe(201);
    expect(answer.json().byteSize).toBe(5_242_880);
    const { bytes } = await download(portal.origin, owner, `/files/${answer.json().id}`);
    expect(Buffer.compare(bytes, file)).toBe(0);
  });

  test("[VAL-UPL-02] one byte more does not, whatever the header says", async () => {
    const file = made.aPdf(LIMITS.fileBytes + 1);
    const declared = await send(owner, file);
    expect([declared.status, declared.text]).toEqual([413, "File is larger than 5242880 bytes"]);
    const streamed = await send(owner, new Blob([file]).stream());
    expect([streamed.status, streamed.text]).toEqual([413, "File is larger than 5242880 bytes"]);
  });

  test("a refusal reaches a sender who is still sending", async () => {
    const file = new Uint8Array(8_000_000).fill(37);
    for (const [actor, query, status] of [
      [owner, {}, 413],
      [owner, { requestId: "x" }, 400],
      [stranger, {}, 404],
      [portal.anonymous, {}, 401],
    ] as const) {
      expect((await send(actor, file, query)).status).toBe(status);
      expect((await send(actor, new Blob([file]).stream(), query)).status).toBe(status);
    }
  });

  test("an empty file is called empty at once", async () => {
    const answer = await send(owner, new Uint8Array());
    expect([answer.status, answer.text]).toEqual([400, "The file is empty"]);
  });

  test("a small file that unpacks to a huge picture is refused", async () => {
    const exact = await send(owner, made.aPng({ claims: [8_000, 5_000] }), { fileName: "a.png" });
    expect(exact.status).toBe(201);
    for (const [file, fileName] of [
      [made.aPng({ claims: [8_000, 5_001] }), "a.png"],
      [made.aJpeg({ claims: [60_000, 60_000] }), "a.jpg"],
    ] as const) {
      const answer = await send(owner, file, { fileName });
      expect(answer.status).toBe(413);
      expect(answer.text).toContain("40 megapixels");
    }
  });
});

describe("what kind", () => {
  test.for([
    ["SCAN.PDF", made.aPdf(), "application/pdf"],
    ["IMG_1001.JPG", made.aJpeg(), "image/jpeg"],
    ["x.JpEg", made.aJpeg(), "image/jpeg"],
    ["photo.png", made.aPng(), "image/png"],
    ["really-a-pdf.jpg", made.aPdf(), "application/pdf"],
  ] as const)("[CONST-51] %s is taken for what it is", async ([fileName, file, mediaType]) => {
    const answer = await send(owner, file, { fileName }, { "content-type": "text/html" });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ mediaType, fileName });
  });

  test.for([
    ["pwn.svg", made.SVG],
    ["pwn.png", made.SVG],
    ["page.pdf", made.HTML],
    ["passport.pdf", made.EXE],
    ["photo.webp", made.WEBP],
    ["papers.zip", made.ZIP],
  ] as const)(
    "[VAL-UPL-01] %s that is something else is refused by its content",
    async ([fileName, file]) => {
      const answer = await send(
        owner,
        new Uint8Array(file),
        { fileName },
        { "content-type": "application/pdf" },
      );
      expect(answer.status).toBe(415);
      expect(answer.text).toMatch(/^File type must be JPEG, PNG or PDF\./);
    },
  );

  test("a picture that breaks off before its pixels is refused as damaged", async () => {
    const answer = await send(owner, made.aJpeg().slice(0, 30), { fileName: "half.jpg" });
    expect(answer.status).toBe(415);
    expect(answer.text).toContain("may be damaged");
  });

  test("an iPhone's photo is refused with what to do", async () => {
    const answer = await send(owner, made.HEIC, { fileName: "IMG_0042.HEIC" });
    expect(answer.status).toBe(415);
    expect(answer.text).toMatch(
      /^File type must be JPEG, PNG or PDF\. This is a HEIC photo: save or share it as JPEG/,
    );
  });

  test.for([made.aSealedPdf("locked"), made.aPdfSealedWithAes("locked")])(
    "a PDF locked with a password is refused with what to do (%#)",
    async (file) => {
      const answer = await send(owner, file);
      expect(answer.status).toBe(415);
      expect(answer.text).toContain("Save a copy without the password");
    },
  );

  test.for([made.aSealedPdf("noPrinting"), made.aPdfSealedWithAes("noPrinting")])(
    "a PDF that only forbids printing passes (%#)",
    async (file) => {
      expect((await send(owner, file)).status).toBe(201);
    },
  );

  test("a refused file leaves neither a row nor an object", async () => {
    const bucket = await portal.miniflare.getR2Bucket("FILES");
    const before = [await countDocuments(), (await bucket.list()).objects.length];
    await send(owner, made.SVG, { fileName: "a.png" });
    expect([await countDocuments(), (await bucket.list()).objects.length]).toEqual(before);
  });
});

describe("what a picture tells", () => {
  test("the place and the texts are gone, the orientation stays", async () => {
    const place = "GPS 50.0755 N 14.4378 E";
    const photo = await send(owner, made.aJpeg({ orientation: 6, place }), { fileName: "turned.jpg" });
    const { bytes } = await download(portal.origin, owner, `/files/${photo.json().id}`);
    const text = Buffer.from(bytes).toString("latin1");
    expect(text).not.toContain("GPS");
    expect(text).toContain("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06");
    expect(photo.json().byteSize).toBe(bytes.byteLength);
    const picture = await send(owner, made.aPng({ extra: made.aPngText(place) }), { fileName: "a.png" });
    const stored = (await download(portal.origin, owner, `/files/${picture.json().id}`)).bytes;
    expect(Buffer.from(stored).toString("latin1")).not.toContain("GPS");
    expect(stored).toEqual(made.aPng());
  });
});

async function countDocuments(): Promise<number> {
  const [row] = await portal.db.select({ n: sql<number>`count(*)` }).from(documents);
  return row?.n ?? 0;
}
