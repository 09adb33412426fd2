import type { ArticleRow } from "./article.ts";

export const bookingAndPayments: readonly ArticleRow[] = [];
