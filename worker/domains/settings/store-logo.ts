import { type Logo, LogoFile } from "#contracts/settings/branding-shapes.ts";
import { LOGO_SIDE, LOGO_TYPES } from "#contracts/settings/branding.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";
import { inspectPicture } from "#worker/domains/documents/inspect-picture.ts";
import type { FileStore, StoredFile } from "#worker/ports/files/file-store.ts";

/** Earlier ones stay: mails that went out show them by their address. */
const keyOf = (file: string): string => `logos/${file}`;

/**
 * Keeps a picture under the name of its content. Nothing shows it before `setBranding` names it.
 * @throws Fault `invalid_input` for an empty file, `unsupported_file` for another kind, `too_large`
 */
export async function storeLogo(
  act: Act,
  files: FileStore,
  readBytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Logo> {
  await act.prove();
  const { mediaType, bytes, size } = await inspectPicture(await readBytes());
  const [shorter, longer] = [size.width, size.height].toSorted((a, b) => a - b) as [number, number];
  if (longer > LOGO_SIDE.most) {
    throw new Fault("too_large", `The logo is larger than ${LOGO_SIDE.most} pixels. Save a smaller copy.`);
  }
  if (shorter < LOGO_SIDE.least) {
    throw new Fault(
      "invalid_input",
      `The logo is smaller than ${LOGO_SIDE.least} pixels and would look blurred. Choose a larger one.`,
    );
  }
  const hash = await sha256(bytes.buffer);
  const file = `${hash}.${LOGO_TYPES[mediaType]}`;
  await files.put(keyOf(file), bytes, { mediaType, sha256: hash });
  return { file, ...size };
}

/** @throws Fault `not_found` for a name that none of ours has. */
export async function findLogo(
  files: FileStore,
  name: string,
): Promise<StoredFile & { mediaType: keyof typeof LOGO_TYPES }> {
  const file = LogoFile.safeParse(name).success ? await files.get(keyOf(name)) : null;
  if (!file) throw new Fault("not_found");
  return { ...file, mediaType: name.endsWith("png") ? "image/png" : "image/jpeg" };
}
