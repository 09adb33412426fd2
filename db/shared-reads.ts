import { type InStatement, LibsqlError, type ResultSet } from "@libsql/client/web";

type Run = (statements: InStatement[]) => Promise<ResultSet[]>;

type Asked = {
  statements: readonly InStatement[];
  run: Run;
  resolve: (results: ResultSet[]) => void;
  reject: (error: unknown) => void;
};

/**
 * The reads of one request that are asked for at the same moment, in one trip: a page is ten calls, and ten connections at
 * once is more than a Worker may open. Each asker gets what they would have got by themselves.
 */
export class SharedReads {
  #waiting: Asked[] = [];

  read(run: Run, statements: readonly InStatement[]): Promise<ResultSet[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, run, resolve, reject });
      if (this.#waiting.length === 1) setTimeout(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    const [first] = asked;
    if (!first) return;
    const { distinct, placesOf } = withoutRepeats(asked.map(({ statements }) => statements));
    try {
      const results = await first.run(distinct);
      for (const [at, { resolve }] of asked.entries())
        resolve((placesOf[at] ?? []).flatMap((place) => results[place] ?? []));
    } catch (error) {
      for (const one of asked) {
        // Whose statement it was is not told; the others have to get their rows all the same.
        if (asked.length > 1 && isOfAStatement(error))
          one.run([...one.statements]).then(one.resolve, one.reject);
        else one.reject(error);
      }
    }
  }
}

/** The database's answer to a statement, not a line that is down. */
function isOfAStatement(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith("SQLITE_");
}

/** Each call proves the session by the same statement: it is sent once. */
function withoutRepeats(lists: readonly (readonly InStatement[])[]) {
  const distinct: InStatement[] = [];
  const places = new Map<string, number>();
  const placesOf = lists.map((statements) =>
    statements.map((statement) => {
      const key = keyOf(statement);
      const known = key === null ? undefined : places.get(key);
      if (known !== undefined) return known;
      distinct.push(statement);
      if (key !== null) places.set(key, distinct.length - 1);
      return distinct.length - 1;
    }),
  );
  return { distinct, placesOf };
}

/** Null where values do not tell whether they are equal. */
function keyOf(statement: InStatement): string | null {
  if (typeof statement === "string") return JSON.stringify([statement]);
  const args = statement.args ?? [];
  const isPlain =
    Array.isArray(args) &&
    args.every((value) => value === null || ["string", "number"].includes(typeof value));
  return isPlain ? JSON.stringify([statement.sql, args]) : null;
}
