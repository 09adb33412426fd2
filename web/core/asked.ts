/** What is known of a read: a query, or several that answer one question together. */
export type Asked = {
  isPending: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** What is shown answers an earlier question. */
  isPlaceholderData?: boolean;
  isFetchingNextPage?: boolean;
};

/** There is an answer, and it is to what is asked now: only then may anybody say that there is nothing. */
export function isAnswered({ isPending, error, isPlaceholderData, isFetchingNextPage }: Asked): boolean {
  return !isPending && !error && !isPlaceholderData && !isFetchingNextPage;
}

/** Several reads that answer one question: answered once all are, failed once one has. */
export function together(reads: readonly Asked[]): Asked {
  return {
    isPending: reads.some(({ isPending }) => isPending),
    error: reads.find(({ error }) => error)?.error,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}

/** A figure of an answer: a dash where the read failed, and undefined while it is on its way. */
export function figureOf<T>(read: { data: T | undefined; error: unknown }, text: (data: T) => string) {
  if (read.data !== undefined) return text(read.data);
  return read.error ? "–" : undefined;
}
