import { expect, test } from "vitest";

import { CallError } from "#web/core/errors.ts";

import { type Line, sendPatiently } from "./patient-sending.ts";
import type { Pause } from "./sending.ts";

/** A line that is cut so many times, and then stores the file. */
function aLine(cuts: readonly Error[], isThere = true) {
  const said: (Pause | null)[] = [];
  const listeners = new Set<() => void>();
  let tries = 0;
  const state = { isThere };
  const line: Line = {
    isThere: () => state.isThere,
    whenBack: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const send = () => {
    const cut = cuts[tries++];
    return { stored: cut ? Promise.reject(cut) : Promise.resolve({ documentId: 7 }), abort: () => {} };
  };
  const back = () => {
    state.isThere = true;
    for (const listener of listeners) listener();
  };
  const sending = (waits: readonly number[]) =>
    sendPatiently(send, (pause) => said.push(pause), { waits, line });
  return { sending, said, back, tries: () => tries, listening: () => listeners.size };
}
const lost = new Error("The connection was lost");
const answered = (status: number) => new CallError({ status, statusText: "", text: "" });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("[UPL-11] what was cut off goes up again by itself, and says so meanwhile", async () => {
  const line = aLine([lost, answered(503)]);
  await expect(line.sending([0, 0]).stored).resolves.toEqual({ documentId: 7 });
  expect(line.tries()).toBe(3);
  expect(line.said).toEqual([{ isOffline: false }, null, { isOffline: false }, null]);
  expect(line.listening()).toBe(0);
});
test("[UPL-11] after some tries the person decides; what the server refuses is never sent again", async () => {
  const often = aLine([lost, lost, lost]);
  await expect(often.sending([0, 0]).stored).rejects.toThrow("The connection was lost");
  expect(often.tries()).toBe(3);
  const refused = aLine([answered(413)]);
  await expect(refused.sending([0, 0]).stored).rejects.toThrow("413");
  expect([refused.tries(), refused.said]).toEqual([1, []]);
});
test("[UPL-11] without a line it waits for the line and not for a time", async () => {
  const line = aLine([lost], false);
  const { stored } = line.sending([0]);
  await settled();
  expect(line.tries()).toBe(1);
  expect(line.said).toEqual([{ isOffline: true }, { isOffline: true }]);
  line.back();
  await expect(stored).resolves.toEqual({ documentId: 7 });
});
test("[UPL-11] a pause can be cut short, and called off", async () => {
  const short = aLine([lost]);
  const sending = short.sending([60_000]);
  await settled();
  sending.goOn?.();
  await expect(sending.stored).resolves.toEqual({ documentId: 7 });
  const gone = aLine([lost]);
  const off = gone.sending([60_000]);
  await settled();
  off.abort();
  await expect(off.stored).rejects.toThrow("The connection was lost");
  expect(gone.tries()).toBe(1);
});
