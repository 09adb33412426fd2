import * as z from "zod";

import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText, RequestId, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { WallTime } from "#contracts/core/wall-time-shapes.ts";
import { isZone } from "#contracts/core/wall-time.ts";

import { QUESTION_DESKS } from "./terms.ts";

export const HelpCategory = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** One of HELP_ICONS; anything else is shown as HelpCircle. */
  icon: z.string(),
  articleCount: z.number().int(),
});
export type HelpCategory = z.infer<typeof HelpCategory>;

export const HelpArticle = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  category: z.string(),
  viewCount: z.number().int(),
  tags: z.array(z.string()),
  helpful: z.number().int(),
  notHelpful: z.number().int(),
  lastUpdated: Instant,
});
export type HelpArticle = z.infer<typeof HelpArticle>;

/** A paper to print and fill in. A line that begins with `[ ]` is a box to tick, every other one a field to write into. */
export const HelpForm = z.object({
  name: z.string(),
  intro: z.string(),
  lines: z.array(z.string()).readonly(),
});
export type HelpForm = z.infer<typeof HelpForm>;

/** An article as it is opened: with what its facts rest on, its forms, and what to read next. */
export const OpenArticle = HelpArticle.extend({
  /** The day its facts were last held against their sources; null where it only tells of this portal. */
  checkedOn: CalendarDate.nullable(),
  sources: z.array(z.string()),
  forms: z.array(HelpForm),
  related: z.array(z.object({ id: Id, title: z.string(), category: z.string() })),
});
export type OpenArticle = z.infer<typeof OpenArticle>;

export const Question = z.object({
  desk: z.enum(QUESTION_DESKS),
  text: requiredText(LIMITS.message, "Write something first"),
  /** The journey it is about, where the asker has one. */
  workspaceId: Id.optional(),
  requestId: RequestId.optional(),
});
export type Question = z.infer<typeof Question>;

export const ConsultationRequest = z.object({
  /** By the asker's clock. */
  startsAt: WallTime,
  timeZone: z.string().max(LIMITS.name).refine(isZone, "This time zone is not known"),
  question: requiredText(LIMITS.notes, "Say what you would like to talk about"),
  phone: optionalText(LIMITS.phone),
  articleId: Id.optional(),
  workspaceId: Id.optional(),
  requestId: RequestId.optional(),
});
export type ConsultationRequest = z.infer<typeof ConsultationRequest>;

export const ConsultationAnswer = z.object({ eventId: Id, startsAt: Instant });
export type ConsultationAnswer = z.infer<typeof ConsultationAnswer>;
