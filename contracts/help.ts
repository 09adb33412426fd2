import * as z from "zod";

import { CalendarDate, Instant } from "./core/dates.ts";
import { Id, optionalText, RequestId, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { isZone, WallTime } from "./core/wall-time.ts";

export const HELP_ICONS = ["HelpCircle", "BookOpen", "Search"] as const;
export const HELP_SEARCH_PAUSE_MS = 500;
export const HELP_PREVIEW_CHARACTERS = 150;
export const HELP_TAGS_SHOWN = 3;
export const POPULAR_ARTICLES = 4;

/** Where readers of the help reach the company. Sample values: a name that cannot be registered, a number nobody has. */
export const SUPPORT_CONTACT = {
  email: "support@pet-travel-portal.example",
  phone: "+44 20 7946 0123",
} as const;

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

/** How many other articles an open one points to. */
export const RELATED_ARTICLES = 3;

/** An article as it is opened: with what its facts rest on, its forms, and what to read next. */
export const OpenArticle = HelpArticle.extend({
  /** The day its facts were last held against their sources; null where it only tells of this portal. */
  checkedOn: CalendarDate.nullable(),
  sources: z.array(z.string()),
  forms: z.array(HelpForm),
  related: z.array(z.object({ id: Id, title: z.string(), category: z.string() })),
});
export type OpenArticle = z.infer<typeof OpenArticle>;

/** Whom a question is for: whoever is there, or those who know the subject of an article. */
export const QUESTION_DESKS = ["chat", "specialists"] as const;

export const Question = z.object({
  desk: z.enum(QUESTION_DESKS),
  text: requiredText(LIMITS.message, "Write something first"),
  /** The journey it is about, where the asker has one. */
  workspaceId: Id.optional(),
  requestId: RequestId.optional(),
});
export type Question = z.infer<typeof Question>;

/** How long a consultation is planned to take, in minutes, and how far ahead one may be asked for, in days. */
export const CONSULTATION_MINUTES = 30;
export const CONSULTATION_DAYS = 365;

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

export const helpRoutes = defineRoutes({
  categories: {
    kind: "query",
    access: "signed-in",
    rest: "GET /help/categories",
    summary: "Help categories in their order",
    input: z.object({}),
    output: z.array(HelpCategory),
  },
  byCategory: {
    kind: "query",
    access: "signed-in",
    rest: "GET /help/articles/category/:category",
    summary: "The articles of one category, by its name",
    input: PageInput.extend({ category: z.string().min(1).max(LIMITS.name) }),
    output: pageOf(HelpArticle),
  },
  popular: {
    kind: "query",
    access: "signed-in",
    rest: "GET /help/articles/popular",
    summary: "The articles most often read",
    input: z.object({}),
    output: z.array(HelpArticle),
  },
  search: {
    kind: "query",
    access: "signed-in",
    rest: "GET /help/search",
    summary: "Articles whose title, content or tags contain the text",
    input: PageInput.extend({ q: z.string().trim().max(LIMITS.search) }),
    output: pageOf(HelpArticle),
  },
  article: {
    kind: "query",
    access: "signed-in",
    rest: "GET /help/articles/:articleId",
    summary: "One article with its sources, its forms and related articles",
    input: z.object({ articleId: Id }),
    output: OpenArticle,
  },
  viewed: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /help/articles/:articleId/view",
    summary: "Count that an article was opened; reading it counts nothing",
    input: z.object({ articleId: Id }),
    output: HelpArticle,
  },
  vote: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /help/articles/:articleId/vote",
    summary: "Say whether an article helped; one vote a person, which a later one replaces",
    input: z.object({ articleId: Id, isHelpful: z.boolean() }),
    output: HelpArticle,
  },
  ask: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /help/questions",
    summary:
      "Write to the service staff: in one's own journey where there is one, else to the support address",
    input: Question,
    output: z.object({ workspaceId: Id.nullable() }),
    status: 201,
  },
  requestConsultation: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /help/consultations",
    summary: "Ask for a call at a preferred time; it stands in the schedule until the staff confirm it",
    input: ConsultationRequest,
    output: ConsultationAnswer,
    status: 201,
  },
});
