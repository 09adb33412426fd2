import type { Locator, Page } from "playwright-core";

import { aPhoto } from "./made-photos.ts";

type Made = { width: number; height: number; orientation?: number; type?: "image/jpeg" | "image/png" };

/** The marks in front of a JPEG's picture that say how it is turned and where it was taken. */
function exif(orientation: number): number[] {
  const turned = aPhoto({ orientation, place: "GPS 50.0755 N" });
  return [...turned.subarray(2, turned.length - aPhoto().length + 2)];
}

/**
 * Chooses a photo as a phone makes it: its left half red and its right half blue, with a grain that costs bytes. It is
 * made in the browser, since it is too large to be sent there.
 * @returns its bytes
 */
export async function chooseLargePhoto(
  page: Page,
  input: Locator,
  name: string,
  made: Made,
): Promise<number> {
  const size = await page.evaluate(
    async ({ width, height, orientation, type, mark, fileName }) => {
      // What repeats itself costs a PNG nothing.
      const [across, down] = type === "image/png" ? [width, height] : [512, 512];
      const tile = new OffscreenCanvas(across, down);
      const grain = new ImageData(across, down);
      let seed = 1;
      for (let at = 0; at < grain.data.length; at++) {
        seed = (seed * 16_807) % 2_147_483_647;
        grain.data[at] = at % 4 === 3 ? 255 : seed % 256;
      }
      const [tilePen, canvas] = [tile.getContext("2d"), new OffscreenCanvas(width, height)];
      tilePen?.putImageData(grain, 0, 0);
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("No pen");
      pen.fillStyle = "#e02020";
      pen.fillRect(0, 0, width / 2, height);
      pen.fillStyle = "#2020e0";
      pen.fillRect(width / 2, 0, width / 2, height);
      pen.globalAlpha = 0.35;
      pen.fillStyle = pen.createPattern(tile, "repeat") ?? "";
      pen.fillRect(0, 0, width, height);
      const whole = await canvas.convertToBlob({ type, quality: 0.95 });
      const parts = orientation === 0 ? [whole] : [whole.slice(0, 2), new Uint8Array(mark), whole.slice(2)];
      const transfer = new DataTransfer();
      transfer.items.add(new File(parts, fileName, { type, lastModified: 1_700_000_000_000 }));
      Object.assign(window, { chosenInTest: transfer });
      return transfer.files[0]?.size ?? 0;
    },
    {
      ...made,
      orientation: made.orientation ?? 0,
      type: made.type ?? "image/jpeg",
      mark: exif(made.orientation ?? 1),
      fileName: name,
    },
  );
  await input.evaluate((element: HTMLInputElement) => {
    element.files = (window as unknown as { chosenInTest: DataTransfer }).chosenInTest.files;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  });
  return size;
}

/** How a stored picture is seen: its size, and whether its first corner is red. */
export function shapeOf(page: Page, documentId: number | undefined) {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(picture, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(4, 4, 1, 1).data ?? [];
    return { width: picture.width, height: picture.height, isRedFirst: red > blue };
  }, `/files/${documentId}`);
}
