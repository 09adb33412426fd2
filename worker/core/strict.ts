import * as z from "zod";

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & Record<string, unknown>;

/** Where the schemas within a schema stand in its definition. What a `pipe` ends in judges no input. */
const WITHIN = ["innerType", "element", "valueType", "in", "rest"];
const LISTS = ["options", "items"];

/** Half of an emoji, which a text cut at its limit ends in, has no bytes that a database could keep. */
const WHOLE_LETTERS = z.overwrite<string>((text) => text.replaceAll(/\p{Surrogate}/gu, ""));

/** Outside these years lies a slip of the pen, and what is counted from it would leave the calendar. */
const YEARS = z.refine<string>(
  (date) => /^(?:19|20|21)/.test(date) || !/^\d{4}-/.test(date),
  "Enter a year from 1900 to 2199",
);

/**
 * The same schema, in which no object, however deep, takes a field that it does not name. Such a field is a mistake of
 * the caller's, who would otherwise believe that it was heeded. Of every text in it only whole letters
 * are taken, and of every date only those of years that somebody can mean.
 */
export function strictly<T extends Schema>(schema: T): T {
  const def = schema._zod.def as Def;
  const changed: Record<string, unknown> = {};
  for (const name of WITHIN) {
    if (isSchema(def[name])) changed[name] = strictly(def[name]);
  }
  for (const name of LISTS) {
    const list = def[name];
    if (Array.isArray(list))
      changed[name] = list.map((one) => (isSchema(one) ? strictly(one) : (one as unknown)));
  }
  if (def.type === "object") {
    const shape = Object.entries(def["shape"] as Record<string, Schema>);
    changed["shape"] = Object.fromEntries(shape.map(([name, field]) => [name, strictly(field)]));
    changed["catchall"] = def["catchall"] ?? z.never();
  }
  if (def.type === "string" && def["format"] === undefined)
    changed["checks"] = [WHOLE_LETTERS, ...checksOf(def)];
  if (def["format"] === "date") changed["checks"] = [...checksOf(def), YEARS];
  if (Object.keys(changed).length === 0) return schema;
  return z.core.util.clone(schema, { ...def, ...changed } as never) as T;
}

const checksOf = (def: Def): unknown[] => (def["checks"] as unknown[] | undefined) ?? [];

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "_zod" in value;
