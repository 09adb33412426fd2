import type { ArticleRow } from "./article.ts";

export const gettingStarted: readonly ArticleRow[] = [];
