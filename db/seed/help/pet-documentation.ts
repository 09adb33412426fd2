import type { ArticleRow } from "./article.ts";

export const petDocumentation: readonly ArticleRow[] = [];
