import type { R2Bucket } from "@cloudflare/workers-types";

/** Where files are kept, as a backup sees it. */
export type Bucket = {
  keys: () => AsyncIterable<string>;
  get: (key: string) => Promise<{ bytes: Uint8Array; mediaType: string } | null>;
  put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
};

export function r2Bucket(bucket: R2Bucket): Bucket {
  return {
    async *keys() {
      for (let cursor: string | undefined; ;) {
        const page = await bucket.list(cursor === undefined ? {} : { cursor });
        for (const { key } of page.objects) yield key;
        if (!page.truncated) return;
        cursor = page.cursor;
      }
    },
    get: async (key) => {
      const object = await bucket.get(key);
      if (!object) return null;
      const bytes = new Uint8Array(await object.arrayBuffer());
      return { bytes, mediaType: object.httpMetadata?.contentType ?? "" };
    },
    put: async (key, bytes, mediaType) => {
      await bucket.put(key, bytes, mediaType === "" ? {} : { httpMetadata: { contentType: mediaType } });
    },
  };
}
