import * as z from "zod";

import { ANALYSED_TYPES } from "#contracts/analysis/terms.ts";
import { OCCASIONS } from "#worker/ports/analysis/embedded/words.ts";

const QUOTE_LETTERS = 120;
const POINTERS_MAX = 20;
/** A longer answer is none: what we ask for is short. */
const ANSWER_LETTERS = 8_000;

/** What a model may point at. It names the field and the paper's words, never a value. */
export const POINTED = [...OCCASIONS, "chip", "batch"] as const;
export type Pointed = (typeof POINTED)[number];

const Words = z.string().trim().min(2).max(QUOTE_LETTERS);

const Pointers = z.object({
  kind: z
    .object({ is: z.enum(ANALYSED_TYPES), words: Words })
    .nullish()
    .catch(null),
  fields: z
    .array(
      z
        .object({ field: z.enum(POINTED), words: Words })
        .nullable()
        .catch(null),
    )
    .max(POINTERS_MAX)
    .transform((fields) => fields.filter((field) => field !== null)),
});
export type Pointers = z.infer<typeof Pointers>;

/** Models answer with the text itself, with JSON that was read already, or in the form of a chat. */
const Answer = z.union([
  z.object({ response: z.union([z.string(), z.looseObject({})]) }).transform(({ response }) => response),
  z
    .object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })
    .transform(({ choices }) => choices[0]?.message.content ?? ""),
]);

/** What the model points at; null where its answer is not what was asked for. */
export function pointersIn(answer: unknown): Pointers | null {
  const { data: said } = Answer.safeParse(answer);
  if (said === undefined) return null;
  const { data } = Pointers.safeParse(typeof said === "string" ? jsonIn(said) : said);
  return data ?? null;
}

/** Some put a fence or a sentence around it. */
function jsonIn(text: string): unknown {
  if (text.length > ANSWER_LETTERS) return null;
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}
