import { WorkerEntrypoint } from "cloudflare:workers";
import * as z from "zod";

import { type Db, openDb } from "#db/client.ts";
import type { Env } from "#worker/core/env.ts";
import { publish } from "#worker/core/publish.ts";
import { keepReading } from "#worker/domains/documents/keep-reading.ts";
import { keepShown } from "#worker/domains/documents/keep-shown.ts";
import { takePaper } from "#worker/domains/documents/take-paper.ts";
import type { FileStore } from "#worker/ports/files/file-store.ts";
import { r2FileStore } from "#worker/ports/files/r2-file-store.ts";
import { Reading, type TakenPaper } from "#worker/ports/papers/reading.ts";

const Id = z.int().positive();

/**
 * Where the reader of papers (worker/reader) gets and brings them. It opens strangers' files and is trusted with nothing
 * else: it is handed only what waits, and what it brings is checked like anybody's input.
 */
export class PaperDesk extends WorkerEntrypoint<Env> {
  async take(documentId: number): Promise<TakenPaper | null> {
    return takePaper(this.#db, this.#files, Id.parse(documentId));
  }

  async keep(documentId: number, number: number, reading: Reading): Promise<void> {
    const read = {
      documentId: Id.parse(documentId),
      number: Id.parse(number),
      reading: Reading.parse(reading),
    };
    const shown = read.reading.state === "read" ? read.reading.shown : undefined;
    // Before its words: once those are there, nobody sees the scripts any more.
    if (shown) await keepShown(this.#db, this.#files, { ...read, shown });
    await publish(this.env, await keepReading(this.#db, read, new Date()));
  }

  get #files(): FileStore {
    return r2FileStore(this.env.FILES);
  }

  get #db(): Db {
    return openDb({ url: this.env.LIBSQL_URL, authToken: this.env.LIBSQL_AUTH_TOKEN }, "write");
  }
}
