import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

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
    summary: "One article",
    input: z.object({ articleId: Id }),
    output: HelpArticle,
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
});
