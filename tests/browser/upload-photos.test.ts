import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openBrowser } from "#tests/support/browser.ts";
import { shapeOf } from "#tests/support/large-photo.ts";
import { aPng } from "#tests/support/made-files.ts";
import { aHeicPhoto, aPhoto } from "#tests/support/made-photos.ts";
import { fileInput } from "#tests/support/owner-page.ts";
import { aFile, close, documentsOf, openUpload, storedIn } from "#tests/support/owner-upload.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const openTodoWithFiles = (step: 2 | 4, width?: number) => openUpload(browser, portal, step, width);
const rowsOf = (taskId: number) => documentsOf(portal, taskId);

test("[UPL-07] a HEIC photo goes up as a JPEG of the same picture, and nothing is asked of anybody else's address", async () => {
  const { page, details, taskId } = await openTodoWithFiles(4);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await fileInput(details).setInputFiles(aFile("IMG_0042.HEIC", aHeicPhoto(), "image/heic"));
  await storedIn(details).first().waitFor({ timeout: 30_000 });
  const [row] = await rowsOf(taskId);
  expect(row).toMatchObject({ fileName: "IMG_0042.jpg", mediaType: "image/jpeg" });
  expect(await shapeOf(page, row?.id)).toEqual({ width: 64, height: 32, isRedFirst: true });
  expect(asked.filter((address) => !/^(blob:)?http:\/\/127\.0\.0\.1/.test(address))).toEqual([]);
  expect(page.complaints).toEqual([]);
  await close(page);
});

test("[UPL-08] a photo goes up as it is seen, and tells nobody where it was taken", async () => {
  const { page, details, taskId } = await openTodoWithFiles(4);
  // What leaves the page, before the server has taken anything out of it.
  await page.evaluate(() => {
    const bodies: Blob[] = [];
    class Seen extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | null): void {
        if (body instanceof Blob) bodies.push(body);
        super.send(body);
      }
    }
    window.XMLHttpRequest = Seen;
    Object.assign(window, { bodiesInTest: bodies });
  });
  const photo = aPhoto({ orientation: 8, place: "GPS 50.0755 N" });
  await fileInput(details).setInputFiles(aFile("IMG_1001.JPG", photo, "image/jpeg"));
  await storedIn(details).first().waitFor();
  const [row] = await rowsOf(taskId);
  // Turned by a quarter to the left: the right half, which is blue, is on top now.
  expect(await shapeOf(page, row?.id)).toEqual({ width: 32, height: 64, isRedFirst: false });
  // One that stands upright already is not drawn anew, and says nothing either.
  await fileInput(details).setInputFiles(
    aFile("IMG_1002.JPG", aPhoto({ orientation: 1, place: "GPS 50.0755 N" }), "image/jpeg"),
  );
  await expect.poll(() => storedIn(details).count()).toBe(2);
  const bodies = await page.evaluate(() =>
    Promise.all((window as unknown as { bodiesInTest: Blob[] }).bodiesInTest.map((body) => body.text())),
  );
  expect(bodies).toHaveLength(2);
  expect(bodies.filter((body) => body.includes("GPS") || body.includes("Exif"))).toEqual([]);
  await close(page);
});

test("[UPL-09] a reload in the middle of an upload loses no word of it, and the file again is stored once", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  const file = aFile("passport.png", aPng(), "image/png");
  // It arrives, but its answer never comes.
  await page.route(/\/files\?/, async (route) => {
    await route.fetch();
    await new Promise(() => {});
  });
  await fileInput(details).setInputFiles([file, aFile("second.png", aPng({ width: 9 }), "image/png")]);
  await expect.poll(async () => (await rowsOf(taskId)).length).toBe(1);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  // Not before: the first would get its answer, and the second would be sent.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const left = details.getByRole("list", { name: "Files that did not arrive" }).getByRole("listitem");
  await left
    .filter({ hasText: "second.png" })
    .getByText(/Choose the same file again/)
    .waitFor();
  // The first one is there: only its answer was lost.
  await expect.poll(() => left.count()).toBe(1);
  await details.getByRole("button", { name: "Dismiss second.png" }).click();
  await expect.poll(() => left.count()).toBe(0);
  await page.reload();
  await storedIn(details).first().waitFor();
  expect(await left.count()).toBe(0);
  await close(page);
});
