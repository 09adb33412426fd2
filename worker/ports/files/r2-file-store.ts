import type { R2Bucket } from "@cloudflare/workers-types";

import type { FileStore } from "./file-store.ts";

const PAGE = 100;

/** Files as objects of an R2 bucket. */
export function r2FileStore(bucket: R2Bucket): FileStore {
  return {
    put: async (key, bytes, { mediaType, sha256 }) => {
      await bucket.put(key, bytes, { httpMetadata: { contentType: mediaType }, sha256 });
    },
    get: async (key) => {
      const object = await bucket.get(key);
      return object && { body: object.body as unknown as ReadableStream, byteSize: object.size };
    },
    remove: async (keys) => {
      if (keys.length > 0) await bucket.delete([...keys]);
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
