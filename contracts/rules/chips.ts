import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import type { RabiesChain } from "./rule.ts";
import type { Microchip, Pet, Tattoo } from "./types.ts";

export const digits = (code: string) => code.replace(/[\s*.-]/g, "");

/** What the border makes of a chip: it counts, is a question, was there once, or is none at all. */
type Standing = "counts" | "question" | "silent" | "refused";

export type ChipsFound = {
  /** The one that the pet is identified by now; null where it needs a new one. */
  readonly chip: Microchip | null;
  /** One that does in place of a chip, or did before there was one; null where none counts. */
  readonly tattoo: Tattoo | null;
  /** Another that was read before and is silent now: both numbers go on the certificate. */
  readonly before: Microchip | null;
  readonly standing: Standing | null;
  /** Since when the pet is identified for sure; null where no day is known. */
  readonly since: CalendarDate | null;
  /** One that counts may have been there at any time before. */
  readonly isUndated: boolean;
  /** It may bear a tattoo that does in place of a chip: nobody has said so, or when it was made, or that it can be read. */
  readonly mayBeTattooed: boolean;
  /** What keeps the chips on record from counting, in a sentence. */
  readonly fault: string | null;
};

/** Any chip that qualifies counts, and of several the one that was there first. */
export function chipsOf(pet: Pet, { chip: asked }: RabiesChain): ChipsFound {
  const { microchips } = pet;
  const { tattoo, isQuestion } = tattoosOf(pet, asked.tattooBefore);
  const judged = microchips.map((chip) => ({
    chip,
    standing: standingOf(chip, asked),
    since: slipOf(chip, microchips) === null ? presentOn(chip) : null,
  }));
  const first = (wanted: Standing) =>
    judged
      .filter(({ standing }) => standing === wanted)
      .toSorted((a, b) => ((a.since ?? "9999") < (b.since ?? "9999") ? -1 : 1))[0];
  const usable = first("counts") ?? (tattoo ? undefined : first("question"));
  const silent = first("silent");
  if (!usable) {
    const [other] = judged;
    const mayBeTattooed = microchips.length === 0 && tattoo === null && isQuestion;
    return {
      chip: null,
      tattoo,
      before: null,
      standing: tattoo && "counts",
      since: tattoo && tattoo.on,
      isUndated: mayBeTattooed,
      mayBeTattooed,
      fault: other ? faultOf(other.chip, asked) : null,
    };
  }
  const isOlder = silent !== undefined && silent.since !== null && silent.since < (usable.since ?? "9999");
  const isMarked = tattoo !== null && (tattoo.on ?? "9999") < (usable.since ?? "9999");
  return {
    chip: usable.chip,
    tattoo: isMarked ? tattoo : null,
    before: isOlder ? silent.chip : null,
    standing: usable.standing,
    since: isMarked ? tattoo.on : isOlder ? silent.since : usable.since,
    isUndated: judged.some(({ standing, since }) => standing === usable.standing && since === null),
    mayBeTattooed: false,
    fault: null,
  };
}

/** The tattoo that does in place of a chip, and whether one that may do so is still to be looked at. */
function tattoosOf(
  { tattoos = [], birthDate }: Pet,
  madeBefore: CalendarDate | undefined,
): { tattoo: Tattoo | null; isQuestion: boolean } {
  if (madeBefore === undefined) return { tattoo: null, isQuestion: false };
  const isOfItsLife = ({ on }: Tattoo) => on === null || birthDate === undefined || on >= birthDate;
  const [tattoo = null] = tattoos
    .filter((one) => one.isLegible && one.on !== null && one.on < madeBefore && isOfItsLife(one))
    .toSorted((a, b) => ((a.on ?? "9999") < (b.on ?? "9999") ? -1 : 1));
  const isOldEnough = birthDate !== undefined && birthDate < madeBefore;
  const isQuestion =
    tattoos.length === 0
      ? isOldEnough
      : tattoos.some(({ on }) => (on === null ? birthDate === undefined || isOldEnough : on < madeBefore));
  return { tattoo, isQuestion };
}

/** What its papers say against one another of its day, in a sentence; null where they agree. */
export function slipOf({ code, on, readOn }: Microchip, all: readonly Microchip[]): string | null {
  if (on !== null && readOn !== undefined && readOn < on)
    return `Chip ${code} was read on ${readOn} and implanted on ${on}: which day is wrong?`;
  const other = all.find((one) => digits(one.code) === digits(code) && one.on !== null && one.on !== on);
  return on !== null && other
    ? `Two papers on chip ${code}: one says that it was implanted on ${on}, the other on ${other.on}. Which is right?`
    : null;
}

/** The first day for which it is known to have been in place. */
function presentOn({ on, readOn, readability }: Microchip): CalendarDate | null {
  if (readability === "unreadable") return readOn ?? null;
  return on !== null && readOn !== undefined ? (on < readOn ? on : readOn) : (on ?? readOn ?? null);
}

function standingOf(chip: Microchip, asked: RabiesChain["chip"]): Standing {
  const code = digits(chip.code);
  if (refusedBegin(code, asked) !== undefined) return "refused";
  const isIso = chip.standard === undefined ? /^\d{15}$/.test(code) : chip.standard === "iso";
  if (asked.iso === "any" && code !== "") return chip.readability === "unreadable" ? "silent" : "counts";
  if (isMisread(code, chip)) return "refused";
  if (chip.readability === "unreadable") return "silent";
  if (isForTests(code)) return "question";
  if (isIso || (asked.iso === "or_reader" && chip.readability === "own_reader")) return "counts";
  return "question";
}

/** Numbers of no country and no maker. */
export const isForTests = (code: string): boolean => /^(?:999|000)\d{12}$/.test(digits(code));

/** Digits alone, and not as many as any system has: ISO has fifteen, the older ones nine or ten. */
function isMisread(code: string, { standard }: Microchip): boolean {
  if (standard === "other") return false;
  return (
    (standard === "iso" && code.length !== 15) || (/^\d+$/.test(code) && ![9, 10, 15].includes(code.length))
  );
}

const refusedBegin = (code: string, { refuses = [] }: RabiesChain["chip"]): string | undefined =>
  refuses.find((begin) => code.startsWith(begin));

function faultOf(chip: Microchip, asked: RabiesChain["chip"]): string {
  const code = digits(chip.code);
  if (chip.readability === "unreadable") return `Chip ${chip.code} cannot be read any more.`;
  const begin = refusedBegin(code, asked);
  if (begin !== undefined) return `Chip ${chip.code} begins with ${begin}, which is refused here.`;
  return `${code.length} digits are not a microchip number: an ISO chip has 15.`;
}
