import { useEffect } from "react";

import type { HelpArticle, OpenArticle } from "#contracts/help/shapes.ts";
import { trpc } from "#web/core/api.ts";

const nextPage = { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor };

/** The articles of a category, or of no category where none is chosen. */
export function useCategoryArticles(category: string | undefined) {
  return trpc.help.byCategory.useInfiniteQuery(
    { category: category ?? "" },
    { ...nextPage, enabled: category !== undefined },
  );
}

/** What a search finds; nothing is asked for a blank one. */
export function useFoundArticles(q: string) {
  return trpc.help.search.useInfiniteQuery({ q }, { ...nextPage, enabled: q !== "" });
}

export function itemsOf(list: { data?: { pages: { items: HelpArticle[] }[] } | undefined }): HelpArticle[] {
  return list.data?.pages.flatMap(({ items }) => items) ?? [];
}

/**
 * The article that is open. Opening it is counted once; a failure of either call goes to the log and to nobody else.
 */
export function useOpenArticle(articleId: number | undefined): OpenArticle | undefined {
  const utils = trpc.useUtils();
  const found = trpc.help.article.useQuery(
    { articleId: articleId ?? 0 },
    { enabled: articleId !== undefined },
  );
  const viewed = trpc.help.viewed.useMutation({
    onSuccess: async (article) => {
      utils.help.article.setData({ articleId: article.id }, (open) => open && { ...open, ...article });
      // The lists behind the dialog need not load again for one view more; the next visit sees it.
      await utils.help.invalidate(undefined, { refetchType: "none", predicate: isList });
    },
    onError: logged,
  });
  const { mutate } = viewed;
  useEffect(() => {
    if (articleId !== undefined) mutate({ articleId });
  }, [articleId, mutate]);
  useLogged(found.error);
  return articleId === undefined ? undefined : found.data;
}

/** Counts the reader's vote; one a person, which a later one replaces. */
export function useVote(onFailed: (error: unknown) => void) {
  const utils = trpc.useUtils();
  return trpc.help.vote.useMutation({
    onSuccess: async (article) => {
      utils.help.article.setData({ articleId: article.id }, (open) => open && { ...open, ...article });
      await utils.help.invalidate(undefined, { predicate: isList });
    },
    onError: onFailed,
  });
}

/** The lists of articles, and not the one that is open. */
function isList({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && path[1] !== "article" && path[1] !== "categories";
}

/** Writes a failure to the console, where the specification wants it and nowhere else. */
export function useLogged(error: unknown): void {
  useEffect(() => {
    if (error) logged(error);
  }, [error]);
}

function logged(error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification has this failure logged instead of shown
  console.error(error);
}
