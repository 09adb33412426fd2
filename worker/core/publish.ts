import type { Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { isLive, type News } from "#worker/core/news.ts";

/** Tells the open pages what has changed. The write has happened: that nobody hears of it must not fail it. */
export async function publish(env: Env, news: readonly News[], fromTab: string | null = null): Promise<void> {
  const live = news.filter(isLive);
  if (live.length === 0) return;
  try {
    await liveRoom(env).tell(live, fromTab);
  } catch (error) {
    log({ event: "news not told", error: describe(error) });
  }
}

/** There is one for the company: where all its live connections meet. */
export function liveRoom(env: Env) {
  return env.LIVE.get(env.LIVE.idFromName("company"));
}
