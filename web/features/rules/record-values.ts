import type { FoundFact } from "#contracts/health/findings-shapes.ts";
import type { HealthEntry } from "#contracts/health/shapes.ts";
import type { EntryKind } from "#contracts/health/terms.ts";
import { countryNamed } from "#contracts/rules/country-names.ts";
import { placeName } from "#contracts/rules/places.ts";
import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type { healthRecord } from "#web/copy/health-record.ts";
import { formatDate } from "#web/core/dates.ts";
import { dateOf } from "#web/ui/date-field.tsx";

/** What the form opens with: an entry to change, or a kind to add. */
export type Opened = { entry: HealthEntry } | { kind: EntryKind; record?: RecordKind | undefined };

type FieldName = keyof typeof healthRecord.fields;
export type RecordValues = Record<FieldName, string | boolean>;

/** The fields of each kind, in their order on the form. */
export const FIELDS_OF = {
  microchip: ["code", "implantedOn", "readOn", "standard", "readability", "isPlanned"],
  tattoo: ["reads", "madeOn", "isLegible"],
  vaccination: [
    "disease",
    "givenOn",
    "validUntil",
    "product",
    "batch",
    "country",
    "vaccineType",
    "courseDoses",
    "isPlanned",
  ],
  sample: ["drawnOn", "receivedOn", "result", "isBelow", "laboratory", "country", "isPlanned"],
  record: ["record", "on", "time", "until", "country", "isPositive", "isPlanned"],
  stay: ["country", "from", "until"],
  birth: ["bornOn"],
  breed: ["breed"],
  neutering: ["isNeutered"],
  passport: ["passportNumber"],
} as const satisfies Record<FoundFact["kind"], readonly FieldName[]>;

export const DATE_FIELDS: ReadonlySet<FieldName> = new Set([
  "implantedOn",
  "readOn",
  "madeOn",
  "givenOn",
  "validUntil",
  "drawnOn",
  "receivedOn",
  "on",
  "from",
  "until",
  "bornOn",
]);

/** Rarely on a paper and rarely asked for: they wait behind one line. */
export const RARE_FIELDS: ReadonlySet<FieldName> = new Set([
  "standard",
  "readability",
  "vaccineType",
  "courseDoses",
  "isPositive",
  "isPlanned",
]);

const EMPTY: RecordValues = {
  code: "",
  standard: "",
  readability: "",
  vaccineType: "",
  courseDoses: "",
  isPositive: false,
  isPlanned: false,
  implantedOn: "",
  reads: "",
  madeOn: "",
  isLegible: false,
  readOn: "",
  disease: "rabies",
  product: "",
  batch: "",
  givenOn: "",
  validUntil: "",
  country: "",
  laboratory: "",
  drawnOn: "",
  receivedOn: "",
  result: "",
  isBelow: false,
  record: "animal_health_certificate",
  on: "",
  time: "",
  from: "",
  until: "",
  bornOn: "",
  breed: "",
  isNeutered: "",
  passportNumber: "",
  documentId: "",
};

/** What stands in the form when it opens. */
export function valuesOf(opened: Opened): RecordValues {
  if (!("entry" in opened)) return { ...EMPTY, ...(opened.record && { record: opened.record }) };
  const { facts, document } = opened.entry;
  return { ...valuesOfFacts(facts), documentId: document ? String(document.id) : "" };
}

/** What stands in the form for facts, without what proves them. */
export function valuesOfFacts(facts: FoundFact): RecordValues {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    name === "kind" || name === "timeZone" || value === null || value === undefined
      ? []
      : [[name, textOf(name, value)]],
  );
  return { ...EMPTY, ...Object.fromEntries(known) };
}

function textOf(name: string, value: string | number | boolean): string | boolean {
  if (name === "isNeutered") return value === true ? "yes" : "no";
  if (typeof value === "boolean") return value;
  if (name === "country") return placeName(String(value));
  return DATE_FIELDS.has(name as FieldName) ? formatDate(String(value)) : String(value);
}

/** What the contract takes of what stands in the form; it says what is wrong with it. */
export function toFacts(kind: FoundFact["kind"], values: RecordValues): unknown {
  const facts = FIELDS_OF[kind].map((name) => [name, inputOf(name, values[name])]);
  return { kind, ...Object.fromEntries(facts) };
}

/** Left-out days, times and numbers are null, which the contract refuses where it needs one. */
function inputOf(name: FieldName, value: string | boolean): unknown {
  // What nobody has ticked is not said.
  if (typeof value === "boolean")
    return value || (name === "isBelow" || name === "isLegible" ? false : undefined);
  const text = value.trim();
  if (DATE_FIELDS.has(name)) return text === "" ? null : (dateOf(text) ?? text);
  if (name === "country") return text === "" ? null : (countryNamed(text) ?? text);
  if (name === "isNeutered") return text === "yes";
  if (name === "time") return text === "" ? null : text;
  if (name === "courseDoses") return text === "" ? undefined : Number(text);
  if (RARE_FIELDS.has(name)) return text === "" ? undefined : text;
  if (name === "result") return text === "" ? null : Number(text.replace(",", "."));
  return text;
}
