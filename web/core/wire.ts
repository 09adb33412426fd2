/**
 * superjson's format as far as the contracts go, JSON with dates, in a tenth of its weight: every owner's phone would
 * download the rest for nothing. The Worker speaks the whole of it, so what is not known here fails loudly.
 */
type Notes = { [path: string]: Note };
type Note = [type: string] | Notes;
type Wired = { json: unknown; meta?: { values?: Note; v?: number } };

export const wire = {
  serialize(value: unknown): Wired {
    const values: Notes = {};
    const json = written(value, "", values);
    return Object.keys(values).length === 0 ? { json } : { json, meta: { values, v: 1 } };
  },
  /** @throws for a type the contracts do not have */
  deserialize({ json, meta }: Wired): unknown {
    return meta?.values ? read(json, meta.values) : json;
  },
};

function written(value: unknown, path: string, values: Notes): unknown {
  if (value instanceof Date) {
    values[path] = ["Date"];
    return value.toISOString();
  }
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((item, at) => written(item, below(String(at)), values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, written(one, below(key), values)]),
  );
}

function read(value: unknown, note: Note): unknown {
  if (!Array.isArray(note)) {
    for (const [path, inner] of Object.entries(note)) replace(value, path.split("."), inner);
    return value;
  }
  const [type] = note;
  if (type === "Date") return new Date(String(value));
  if (type === "undefined") return undefined;
  throw new Error(`Unknown type ${type}`);
}

function replace(parent: unknown, [key = "", ...rest]: string[], note: Note): void {
  if (typeof parent !== "object" || parent === null) throw new Error(`Nothing to read at ${key}`);
  const place = parent as Record<string, unknown>;
  if (rest.length === 0) place[key] = read(place[key], note);
  else replace(place[key], rest, note);
}
