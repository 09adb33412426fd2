import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { Folded } from "#contracts/core/fold.ts";
import type { HelpForm } from "#contracts/help/shapes.ts";
import { calendarDate, flag, foldedText, instant, json, key, version } from "#db/columns.ts";

import { users } from "./auth.ts";

export const helpCategories = sqliteTable(
  "help_categories",
  {
    id: key(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    icon: text("icon").notNull().default("HelpCircle"),
    position: integer("position").notNull(),
    /** Kept by triggers on articles. */
    articleCount: integer("article_count").notNull().default(0),
  },
  (t) => [uniqueIndex("help_categories_name_idx").on(t.name)],
);

export const helpArticles = sqliteTable(
  "help_articles",
  {
    id: key(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => helpCategories.id),
    title: text("title").notNull(),
    titleKey: foldedText("title_key"),
    content: text("content").notNull(),
    tags: json<string[]>("tags").notNull(),
    viewCount: integer("view_count").notNull().default(0),
    /** Kept by triggers on votes. */
    helpful: integer("helpful").notNull().default(0),
    notHelpful: integer("not_helpful").notNull().default(0),
    updatedAt: instant("updated_at").notNull(),
    /** The day its facts were last held against their sources. */
    checkedOn: calendarDate("checked_on"),
    /** The authorities and publications those facts rest on. */
    sources: json<string[]>("sources").notNull().default([]),
    /** What a reader may print and fill in. */
    forms: json<HelpForm[]>("forms").notNull().default([]),
    /** Title, content and tags, folded (contracts/core/fold.ts), for the search. */
    searchText: text("search_text").$type<Folded>().notNull(),
    version: version(),
  },
  (t) => [
    index("help_articles_category_id_idx").on(t.categoryId, t.titleKey, t.id),
    index("help_articles_view_count_idx").on(t.viewCount, t.id),
    index("help_articles_title_idx").on(t.titleKey, t.id),
  ],
);

/** One vote a person and article. */
export const helpVotes = sqliteTable(
  "help_votes",
  {
    articleId: integer("article_id")
      .notNull()
      .references(() => helpArticles.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    isHelpful: flag("is_helpful"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.userId] })],
);
