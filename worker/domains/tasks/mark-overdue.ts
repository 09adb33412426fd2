import type { Env } from "#worker/core/env.ts";

export async function markOverdue(env: Env, now: Date): Promise<void> {
  await Promise.reject(new Error(`Being written: ${env.LIBSQL_URL} ${now.toISOString()}`));
}
