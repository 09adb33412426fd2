import { DurableObject } from "cloudflare:workers";

import { SECOND_MS } from "#contracts/core/durations.ts";

/** How many in how many seconds. */
export type Room = { readonly most: number; readonly seconds: number };

type Window = { readonly count: number; readonly resetsAt: number };
const WINDOW = "window";

/**
 * Counts the attempts of one kind of one person, mailbox or network. Out of the database, which a stranger who knocks
 * neither fills nor slows down; and one at a time, so that of many at once no more pass than may. Nothing is left of it
 * once its time is over.
 */
export class AttemptLimiter extends DurableObject {
  /** Counts one more where there is room. @returns null, or in how many milliseconds there is room again */
  async take({ most, seconds }: Room): Promise<number | null> {
    const now = Date.now();
    const { count, resetsAt } = (await this.#open(now)) ?? { count: 0, resetsAt: now + seconds * SECOND_MS };
    if (count >= most) return resetsAt - now;
    await this.#keep({ count: count + 1, resetsAt });
    if (count === 0) await this.ctx.storage.setAlarm(resetsAt);
    return null;
  }

  /** Takes one back that should not have counted. */
  async giveBack(): Promise<void> {
    const open = await this.#open(Date.now());
    if (open && open.count > 0) await this.#keep({ ...open, count: open.count - 1 });
  }

  /** Begins anew. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override alarm(): Promise<void> {
    return this.forget();
  }

  async #open(now: number): Promise<Window | undefined> {
    const window = await this.ctx.storage.get<Window>(WINDOW);
    return window && window.resetsAt > now ? window : undefined;
  }

  #keep(window: Window): Promise<void> {
    return this.ctx.storage.put(WINDOW, window);
  }
}
