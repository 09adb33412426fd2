import { CallError } from "#web/core/errors.ts";

import type { Pause, Sending } from "./sending.ts";

/** Milliseconds before each further try: a lift, a tunnel, a line that comes and goes. Then the person decides. */
const WAITS_MS: readonly number[] = [1_000, 3_000, 8_000, 20_000, 60_000];
/** What stands between us and the server says so while it is away for a moment. */
const AWAY = new Set([502, 503, 504]);

/** The device's line to the network. */
export type Line = { isThere: () => boolean; whenBack: (listener: () => void) => () => void };

const LINE: Line = {
  isThere: () => navigator.onLine,
  whenBack: (listener) => {
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  },
};

/**
 * Sends again by itself what a lost line has cut off, under the same request id, so that it is stored once. What the
 * server has refused is not sent again. Without a line it waits for the line and not for a time.
 */
export function sendPatiently(
  send: () => Sending,
  onPause: (pause: Pause | null) => void,
  { waits = WAITS_MS, line = LINE }: { waits?: readonly number[]; line?: Line } = {},
): Sending {
  let isStopped = false;
  let sending = send();
  let goOn = () => {};
  const pause = async (wait: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = resolve;
    onPause({ isOffline: !line.isThere() });
    const forget = line.whenBack(resolve);
    const timer = setTimeout(() => {
      if (line.isThere()) resolve();
      else onPause({ isOffline: true });
    }, wait);
    await promise;
    clearTimeout(timer);
    forget();
    onPause(null);
  };
  const stored = async (tries = 0): Promise<{ documentId: number }> => {
    try {
      return await sending.stored;
    } catch (error) {
      const wait = waits[tries];
      if (isStopped || wait === undefined || !isCut(error)) throw error;
      await pause(wait);
      if (isStopped) throw error;
      sending = send();
      return stored(tries + 1);
    }
  };
  return {
    stored: stored(),
    abort: () => {
      isStopped = true;
      sending.abort();
      goOn();
    },
    goOn: () => goOn(),
  };
}

function isCut(error: unknown): boolean {
  return !(error instanceof CallError) || AWAY.has(error.status);
}
