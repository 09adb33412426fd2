import { expect, test } from "vitest";

import { type Keeping, type Outgoing, OutgoingStore, type Post } from "./outgoing-store.ts";

const WRITTEN = { body: "Is all well?", mentions: [], files: [] };
const LOST = (error: unknown) => (error instanceof Error && error.message === "refused" ? "No." : null);

function aPlace(text: string | null = null): Keeping & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
  };
}

/** A line whose answers are given by hand, in the order in which they are asked for. */
function aLine() {
  const asked: Outgoing[] = [];
  const answers: { resolve: (sent: { id: number }) => void; reject: (error: Error) => void }[] = [];
  const post: Post = (message) => {
    asked.push(message);
    const { promise, resolve, reject } = Promise.withResolvers<{ id: number }>();
    answers.push({ resolve, reject });
    return promise;
  };
  const settle = async (act: () => void) => {
    act();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { post, asked, answers, settle };
}
const statesOf = (store: OutgoingStore) => store.list().map(({ state }) => state);

test("a message is shown at once, and goes off the list when the conversation shows it", async () => {
  const line = aLine();
  const place = aPlace();
  const store = new OutgoingStore(line.post, place, LOST);
  let told = 0;
  store.whenSent(() => told++);
  store.send(WRITTEN);
  expect(statesOf(store)).toEqual(["sending"]);
  expect(place.text).toContain("Is all well?");
  await line.settle(() => line.answers[0]?.resolve({ id: 7 }));
  expect([statesOf(store), told, place.text]).toEqual([["sent"], 1, null]);
  store.clearSent(new Set([6]));
  expect(statesOf(store)).toEqual(["sent"]);
  store.clearSent(new Set([7]));
  expect(store.list()).toEqual([]);
});

test("one whose answer is lost waits, and goes again under the same key by hand or with the line", async () => {
  const line = aLine();
  const store = new OutgoingStore(line.post, aPlace(), LOST);
  store.send(WRITTEN);
  await line.settle(() => line.answers[0]?.reject(new Error("offline")));
  expect(statesOf(store)).toEqual(["failed"]);
  store.retry(store.list()[0]?.id ?? "");
  await line.settle(() => line.answers[1]?.reject(new Error("offline")));
  store.resume();
  await line.settle(() => line.answers[2]?.resolve({ id: 1 }));
  expect(new Set(line.asked.map(({ id }) => id)).size).toBe(1);
  expect(line.asked).toHaveLength(3);
  expect(statesOf(store)).toEqual(["sent"]);
});

test("what has not gone outlives the page and keeps its key; one under way is taken for lost", async () => {
  const place = aPlace();
  const before = new OutgoingStore(aLine().post, place, LOST);
  before.send(WRITTEN);
  const line = aLine();
  const after = new OutgoingStore(line.post, place, LOST);
  expect(statesOf(after)).toEqual(["failed"]);
  after.resume();
  await line.settle(() => line.answers[0]?.resolve({ id: 2 }));
  expect(line.asked[0]?.id).toBe(before.list()[0]?.id);
  expect(place.text).toBeNull();
});

test("one that the server refuses says why, and is not sent again unasked", async () => {
  const line = aLine();
  const store = new OutgoingStore(line.post, aPlace(), LOST);
  store.send(WRITTEN);
  await line.settle(() => line.answers[0]?.reject(new Error("refused")));
  expect(store.list()[0]).toMatchObject({ state: "refused", problem: "No." });
  store.resume();
  expect(line.asked).toHaveLength(1);
  store.discard(store.list()[0]?.id ?? "");
  expect(store.list()).toEqual([]);
});

test("a kept text that is no list, or none of ours, is nothing", () => {
  for (const text of ["{", '"x"', '[{"id":1}]', "{}"]) {
    expect(new OutgoingStore(aLine().post, aPlace(text), LOST).list()).toEqual([]);
  }
});
