export const PAGE_LIMIT_DEFAULT = 100;
export const PAGE_LIMIT_MAX = 200;

export type Page<T> = { items: T[]; nextCursor: string | null };
