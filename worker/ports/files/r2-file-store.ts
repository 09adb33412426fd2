import type { R2Bucket } from "@cloudflare/workers-types";

import type { FileStore } from "./file-store.ts";

const PAGE = 100;
/** Apart from what is uploaded, which the janitor looks through. */
const shownKey = (key: string) => `shown/${key}`;

/** Files as objects of an R2 bucket. */
export function r2FileStore(bucket: R2Bucket): FileStore {
  const get = async (key: string) => {
    const object = await bucket.get(key);
    return object && { body: object.body as unknown as ReadableStream, byteSize: object.size };
  };
  return {
    put: async (key, bytes, { mediaType, sha256 }) => {
      await bucket.put(key, bytes, { httpMetadata: { contentType: mediaType }, sha256 });
    },
    get,
    putShown: async (key, bytes) => {
      await bucket.put(shownKey(key), bytes);
    },
    getShown: async (key) => (await get(shownKey(key))) ?? get(key),
    remove: async (keys) => {
      if (keys.length > 0) await bucket.delete(keys.flatMap((key) => [key, shownKey(key)]));
    },
    list: async ({ prefix, after }) => {
      const page = await bucket.list({
        prefix,
        limit: PAGE,
        ...(after === undefined ? {} : { startAfter: after }),
      });
      return {
        files: page.objects.map(({ key, uploaded }) => ({ key, storedAt: uploaded })),
        hasMore: page.truncated,
      };
    },
  };
}
