import { createReadStream, existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, Writable } from "node:stream";

import { Decrypter, Encrypter } from "age-encryption";
import { createTarDecoder, createTarPacker } from "modern-tar";

/** What is wrong with a file or a key, as one sentence that a person can act on. */
export class Unusable extends Error {}

/** What adds one thing after the other to an archive. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Writes a tar, packed and sealed for whoever holds the key: `age -d -i KEY FILE | tar -xz` opens it without the portal.
 * @param file is written under this name from the beginning; its caller renames it once it is whole
 */
export async function writeArchive(
  file: string,
  recipient: string,
  fill: (add: Add) => Promise<void>,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const seal = new Encrypter();
  seal.addRecipient(recipient);
  const sealed = await seal.encrypt(readable.pipeThrough(new CompressionStream("gzip")));
  const handle = await open(file, "wx", 0o600);
  try {
    const written = sealed.pipeTo(Writable.toWeb(handle.createWriteStream({ flush: true })));
    const filled = (async () => {
      const mtime = new Date();
      await fill(async (name, bytes) => {
        const writer = controller.add({ name, size: bytes.byteLength, mtime }).getWriter();
        await writer.write(bytes);
        await writer.close();
      });
      controller.finalize();
    })();
    // A full disk ends the filling, and what cannot be filled ends the writing.
    filled.catch((error: unknown) => controller.error(error));
    await Promise.all([filled, written]);
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/**
 * Reads every entry in its order.
 * @throws Unusable for another key, a file that is cut or changed, and what is no such file
 */
export async function* readArchive(
  file: string,
  identity: string,
): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }> {
  if (!existsSync(file)) throw new Unusable(`There is no file ${file}.`);
  const unseal = new Decrypter();
  unseal.addIdentity(identity);
  const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const opened = await unseal.decrypt(sealed).catch((error: unknown) => {
    throw new Unusable(
      String(error).includes("no identity matched")
        ? `${file} was made for another key than the one given.`
        : `${file} is no backup of the portal, or its beginning is damaged.`,
    );
  });
  try {
    const unpacked = opened.pipeThrough(
      new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>,
    );
    for await (const { header, body } of unpacked.pipeThrough(createTarDecoder({ strict: true })))
      yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${file} is cut short or a byte of it has changed: none of it can be trusted.`);
  }
}
