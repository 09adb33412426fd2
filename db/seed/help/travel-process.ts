import type { ArticleRow } from "./article.ts";

export const travelProcess: readonly ArticleRow[] = [];
