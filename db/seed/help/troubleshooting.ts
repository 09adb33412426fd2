import type { ArticleRow } from "./article.ts";

export const troubleshooting: readonly ArticleRow[] = [];
