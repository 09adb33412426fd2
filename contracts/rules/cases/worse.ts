import { addDays } from "#contracts/core/dates.ts";
import { assess } from "#contracts/rules/assess.ts";
import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type { Journey, Pet } from "#contracts/rules/types.ts";

/** They are for life, however old they are. */
const FOR_LIFE: readonly RecordKind[] = ["eu_pet_passport", "pet_travel_document"];
const YEARS_AGO = 1_200;

const ago = (day: string | undefined) => day && addDays(day, -YEARS_AGO);
const without = <One>(all: readonly One[], at: number) => all.filter((_, other) => other !== at);
const instead = <One>(all: readonly One[], at: number, one: One) => all.with(at, one);

/** The pet with one thing less, or with it years older, planned only or still to come, each with what was done. */
export function worse(pet: Pet, today: string): [string, Pet][] {
  const tomorrow = addDays(today, 1);
  return [
    ...pet.records.flatMap((one, at): [string, Pet][] => {
      const put = (records: Pet["records"]) => ({ ...pet, records });
      const { at: hour, ...dated } = one;
      return [
        [`without ${one.kind}`, put(without(pet.records, at))],
        [`${one.kind} planned`, put(instead(pet.records, at, { ...one, isPlanned: true }))],
        [`${one.kind} tomorrow`, put(instead(pet.records, at, { ...dated, on: tomorrow }))],
        ...(FOR_LIFE.includes(one.kind)
          ? []
          : [
              [
                `${one.kind} years ago${hour ? ", by its hour" : ""}`,
                put(
                  instead(pet.records, at, {
                    ...dated,
                    on: addDays(one.on, -YEARS_AGO),
                    until: ago(one.until),
                  }),
                ),
              ] as [string, Pet],
            ]),
      ];
    }),
    // Where there are several, one may carry what another did.
    ...(pet.rabiesDoses.length === 1
      ? pet.rabiesDoses.flatMap((one): [string, Pet][] => [
          ["without the dose", { ...pet, rabiesDoses: [] }],
          ["dose planned", { ...pet, rabiesDoses: [{ ...one, isPlanned: true }] }],
          [
            "dose years ago",
            {
              ...pet,
              rabiesDoses: [
                { ...one, givenOn: addDays(one.givenOn, -YEARS_AGO), validUntil: ago(one.validUntil) },
              ],
            },
          ],
        ])
      : []),
    ...(pet.samples.length === 1
      ? ([
          ["without the sample", { ...pet, samples: [] }],
          ["sample too low", { ...pet, samples: pet.samples.map((one) => ({ ...one, result: 0.4 })) }],
          ["result awaited", { ...pet, samples: pet.samples.map((one) => ({ ...one, result: null })) }],
        ] as [string, Pet][])
      : []),
  ];
}

/** Whether a step rests on the thing; what nothing rests on may as well be away. */
export const bears = (pet: Pet, journey: Journey, today: string, what: string): boolean => {
  const kinds = assess(pet, journey, today).steps.flatMap(({ evidence = [] }) =>
    evidence.map(({ kind }) => kind),
  );
  return (
    kinds.some((kind) => what.includes(kind)) ||
    (/dose/.test(what) && kinds.includes("vaccination")) ||
    (/sample|result/.test(what) && kinds.includes("sample"))
  );
};
