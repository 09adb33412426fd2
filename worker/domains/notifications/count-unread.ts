import type { Act } from "#worker/core/act.ts";

import { unreadOf } from "./internal/unread.ts";

export async function countUnread(act: Act): Promise<{ unread: number }> {
  const [[count]] = await act.read((db) => [unreadOf(db, act.who.userId)]);
  return { unread: count?.unread ?? 0 };
}
