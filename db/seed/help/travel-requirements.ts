import type { ArticleRow } from "./article.ts";

export const travelRequirements: readonly ArticleRow[] = [];
