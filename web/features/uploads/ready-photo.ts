import { orientationOf, redrawn } from "#web/core/upright.ts";

const QUALITY = 0.92;

/** @throws where the photo cannot be read */
export async function readyPhoto(file: File, type: "image/heic" | "image/jpeg"): Promise<File> {
  if (type === "image/heic") return asJpeg(file, await fromHeic(file));
  return (await orientationOf(file)) === 1 ? file : asJpeg(file, await redrawn(file));
}

/** Safari reads HEIC by itself; elsewhere the decoder comes now, and only now. */
async function fromHeic(file: File): Promise<Blob> {
  try {
    return await redrawn(file);
  } catch {
    const { heicTo } = await import("heic-to/csp");
    return heicTo({ blob: file, type: "image/jpeg", quality: QUALITY });
  }
}

/** Under the person's own name, but for the ending. The same file gives the same one, so that a retry is known. */
function asJpeg(file: File, picture: Blob): File {
  const name = `${file.name.replace(/\.(?:hei[cf]|jpe?g|jpe|jfif)$/iu, "")}.jpg`;
  return new File([picture], name, { type: "image/jpeg", lastModified: file.lastModified });
}
