import { useEffect } from "react";

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Fetches what is left of a short list, for screens whose search and counts are over all of it. Stops at a failure. */
export function useAllPages({ hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Pages): void {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
}
