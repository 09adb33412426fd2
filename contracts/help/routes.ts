import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";
import { ContactShown } from "#contracts/settings/contact-shapes.ts";

import {
  ConsultationAnswer,
  ConsultationRequest,
  HelpArticle,
  HelpCategory,
  OpenArticle,
  Question,
} from "./shapes.ts";

export const helpRoutes = defineRoutes({
  contact: {
    kind: "query",
    access: "signed-in",
    rest: "GET /help/contact",
    summary: "Where the company can be reached; what it has not said is null",
    input: z.object({}),
    output: ContactShown,
  },
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
    limit: "question",
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
    limit: "question",
    rest: "POST /help/consultations",
    summary: "Ask for a call at a preferred time; it stands in the schedule until the staff confirm it",
    input: ConsultationRequest,
    output: ConsultationAnswer,
    status: 201,
  },
});
