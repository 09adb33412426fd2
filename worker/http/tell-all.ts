import type { Env } from "#worker/core/env.ts";
import type { News } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { followRulesOf } from "#worker/domains/journeys/follow-rules.ts";
import { deliverWaiting } from "#worker/domains/webhooks/deliver-waiting.ts";

/** What follows a write once its caller has the answer: open pages are told, tasks follow the rules, webhooks go out. */
export async function tellAll(env: Env, news: readonly News[], fromTab: string | null): Promise<void> {
  await publish(env, news, fromTab);
  const isHooked = await followRulesOf(
    env,
    news.flatMap((one) => ("judged" in one ? one.judged : [])),
  );
  if (isHooked || news.some((one) => "hooks" in one)) await deliverWaiting(env, new Date());
}
