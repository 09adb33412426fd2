import { sniff } from "./file-rules.ts";

/**
 * A chosen file as it is sent: an iPhone's HEIC photo as a JPEG, a photo turned by its EXIF as its pixels are seen, without
 * place and time. What cannot be made ready comes back as it is: the rules then say what to do about it.
 */
export async function madeReady(file: File): Promise<File> {
  try {
    const type = await sniff(file);
    if (type !== "image/heic" && type !== "image/jpeg") return file;
    const { readyPhoto } = await import("./ready-photo.ts");
    return await readyPhoto(file, type);
  } catch {
    return file;
  }
}
