import { helpRoutes as route } from "#contracts/help/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { askQuestion } from "./ask-question.ts";
import { countView } from "./count-view.ts";
import { findArticle } from "./find-article.ts";
import { findContact } from "./find-contact.ts";
import { listByCategory } from "./list-by-category.ts";
import { listCategories } from "./list-categories.ts";
import { listPopular } from "./list-popular.ts";
import { requestConsultation } from "./request-consultation.ts";
import { searchArticles } from "./search-articles.ts";
import { voteArticle } from "./vote-article.ts";

export const helpRouter = router({
  contact: query(route.contact, findContact),
  categories: query(route.categories, listCategories),
  byCategory: query(route.byCategory, listByCategory),
  popular: query(route.popular, listPopular),
  search: query(route.search, searchArticles),
  article: query(route.article, findArticle),
  viewed: mutation(route.viewed, countView),
  ask: mutation(route.ask, askQuestion),
  requestConsultation: mutation(route.requestConsultation, requestConsultation),
  vote: mutation(route.vote, voteArticle),
});
