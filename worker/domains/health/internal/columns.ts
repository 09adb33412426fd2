import { EntryFacts } from "#contracts/health/shapes.ts";
import type { healthEntries } from "#db/schema.ts";

export type EntryRow = typeof healthEntries.$inferSelect;
type Columns = Pick<
  EntryRow,
  | "kind"
  | "code"
  | "readOn"
  | "disease"
  | "product"
  | "batch"
  | "laboratory"
  | "receivedOn"
  | "result"
  | "isBelow"
  | "record"
  | "time"
  | "timeZone"
  | "country"
  | "onDate"
  | "untilDate"
  | "standard"
  | "readability"
  | "isLegible"
  | "vaccineType"
  | "courseDoses"
  | "isPositive"
  | "isPlanned"
>;

const EMPTY = {
  code: null,
  readOn: null,
  disease: null,
  product: null,
  batch: null,
  laboratory: null,
  receivedOn: null,
  result: null,
  isBelow: false,
  record: null,
  time: null,
  timeZone: null,
  country: null,
  onDate: null,
  untilDate: null,
  standard: null,
  readability: null,
  isLegible: false,
  vaccineType: null,
  courseDoses: null,
  isPositive: false,
  isPlanned: false,
} as const;

/** The columns of an entry; those of other kinds are empty, so that a changed kind leaves nothing behind. */
export function toColumns(facts: EntryFacts): Columns {
  switch (facts.kind) {
    case "microchip":
      return {
        ...EMPTY,
        kind: facts.kind,
        code: facts.code,
        onDate: facts.implantedOn,
        readOn: facts.readOn,
        standard: facts.standard ?? null,
        readability: facts.readability ?? null,
        isPlanned: facts.isPlanned ?? false,
      };
    case "tattoo": {
      const { kind, reads, madeOn, isLegible } = facts;
      return { ...EMPTY, kind, code: reads, onDate: madeOn, isLegible };
    }
    case "vaccination": {
      const { kind, disease, product, batch, givenOn, validUntil, country, vaccineType, courseDoses } = facts;
      return {
        ...EMPTY,
        kind,
        disease,
        product,
        batch,
        country,
        onDate: givenOn,
        untilDate: validUntil,
        vaccineType: vaccineType ?? null,
        courseDoses: courseDoses ?? null,
        isPlanned: facts.isPlanned ?? false,
      };
    }
    case "sample": {
      const { kind, laboratory, drawnOn, receivedOn, result, isBelow } = facts;
      return {
        ...EMPTY,
        kind,
        laboratory,
        receivedOn,
        result,
        isBelow,
        onDate: drawnOn,
        country: facts.country ?? null,
        isPlanned: facts.isPlanned ?? false,
      };
    }
    case "record": {
      const { kind, record, on, time, timeZone } = facts;
      return {
        ...EMPTY,
        kind,
        record,
        time,
        timeZone: time === null ? null : timeZone,
        onDate: on,
        untilDate: facts.until ?? null,
        country: facts.country ?? null,
        isPositive: facts.isPositive ?? false,
        isPlanned: facts.isPlanned ?? false,
      };
    }
    case "stay":
      return {
        ...EMPTY,
        kind: facts.kind,
        country: facts.country,
        onDate: facts.from,
        untilDate: facts.until,
      };
  }
}

/** @throws ZodError for a row that this version does not know; the checks of the table leave none. */
export function toFacts(row: EntryRow): EntryFacts {
  return EntryFacts.parse({
    kind: row.kind,
    code: row.code,
    implantedOn: row.onDate,
    reads: row.code,
    madeOn: row.onDate,
    isLegible: row.isLegible,
    readOn: row.readOn,
    disease: row.disease,
    product: row.product ?? "",
    batch: row.batch ?? "",
    givenOn: row.onDate,
    validUntil: row.untilDate,
    laboratory: row.laboratory ?? "",
    drawnOn: row.onDate,
    receivedOn: row.receivedOn,
    result: row.result,
    isBelow: row.isBelow,
    record: row.record,
    on: row.onDate,
    time: row.time,
    timeZone: row.timeZone,
    country: row.country,
    from: row.onDate,
    until: row.untilDate,
    standard: row.standard ?? undefined,
    readability: row.readability ?? undefined,
    vaccineType: row.vaccineType ?? undefined,
    courseDoses: row.courseDoses ?? undefined,
    isPositive: row.isPositive || undefined,
    isPlanned: row.isPlanned || undefined,
  });
}
