export type StoredFile = { readonly body: ReadableStream; readonly byteSize: number };

/** Where the bytes of documents are kept, by keys that the server makes. */
export type FileStore = {
  /** Puts bytes under a key; the same bytes again change nothing. `sha256` is checked on arrival, in hex. */
  put: (key: string, bytes: Uint8Array, facts: { mediaType: string; sha256: string }) => Promise<void>;
  /** Null where there is nothing under the key. */
  get: (key: string) => Promise<StoredFile | null>;
  /** Puts a copy that is shown in place of the file under the key; it goes with the file. */
  putShown: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The copy that is shown, where there is one; the file itself else. */
  getShown: (key: string) => Promise<StoredFile | null>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** A page of the keys that begin so, in their order, after one of them. */
  list: (place: {
    prefix: string;
    after: string | undefined;
  }) => Promise<{ files: StoredKey[]; hasMore: boolean }>;
};

export type StoredKey = { readonly key: string; readonly storedAt: Date };
