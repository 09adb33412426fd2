import type { Env } from "#worker/core/env.ts";

export async function sendWaitingMail(_env: Env, _now: Date): Promise<void> {}
