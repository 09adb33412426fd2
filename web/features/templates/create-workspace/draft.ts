import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { WorkspaceDraft } from "#contracts/workspaces/draft-shapes.ts";
import { EARLIEST_DATE } from "#contracts/workspaces/draft.ts";
import { PetType } from "#contracts/workspaces/shapes.ts";
import { createWorkspace as copy } from "#web/copy/templates.ts";
import { formatDate } from "#web/core/dates.ts";
import { readTypedDate } from "#web/ui/typed-date.ts";

/** What stands in the fields, as typed. */
export type Fields = {
  petName: string;
  /** Empty until it is said. */
  species: string;
  ownerName: string;
  ownerEmail: string;
  departureDate: string;
  notes: string;
};
export type FieldName = keyof Fields;

export const EMPTY: Fields = {
  petName: "",
  species: "",
  ownerName: "",
  ownerEmail: "",
  departureDate: "",
  notes: "",
};

/** In the order in which they stand in the form. */
export const FIELD_NAMES = Object.keys(EMPTY) as FieldName[];

/** The first day a journey can be planned for: neither today nor earlier, and never before 1900. */
export function firstDeparture(today: CalendarDate): CalendarDate {
  const tomorrow = addDays(today, 1);
  return tomorrow < EARLIEST_DATE ? EARLIEST_DATE : tomorrow;
}

/** The fields with the date read, as the contract takes them. */
export function draftOf(fields: Fields, templateId: number, locale: string) {
  const { departureDate, species, ...others } = fields;
  return {
    ...others,
    species: PetType.safeParse(species).data,
    departureDate: readTypedDate(departureDate, locale) ?? "",
    templateId,
  };
}

/** What is wrong with which field; nothing when the draft can be sent. The messages are the contract's. */
export function problemsOf(
  fields: Fields,
  today: CalendarDate,
  locale: string,
): Partial<Record<FieldName, string>> {
  const problems: Partial<Record<FieldName, string>> = {};
  // The template is chosen already; any id stands for it.
  const { error } = WorkspaceDraft.safeParse(draftOf(fields, 1, locale));
  for (const { path, message } of error?.issues ?? []) {
    const name = FIELD_NAMES.find((one) => one === path[0]);
    if (name) problems[name] ??= message;
  }
  const first = firstDeparture(today);
  const date = readTypedDate(fields.departureDate, locale);
  if (!date && fields.departureDate.trim() !== "") problems.departureDate = copy.unreadableDate;
  if (date && date < first) problems.departureDate = copy.tooEarly(formatDate(first));
  return problems;
}
