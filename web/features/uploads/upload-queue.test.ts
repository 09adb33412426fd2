import { expect, test, vi } from "vitest";

import type { LeftUpload } from "./left-uploads.ts";
import { type OnUploaded, percentOf, type Send, UploadQueue } from "./upload-queue.ts";

/** A line to a server that answers when the test says so. */
function aLine() {
  const calls: {
    id: string;
    name: string;
    progress: (bytes: number) => void;
    answer: (documentId: number) => void;
    fail: () => void;
    isAborted: boolean;
  }[] = [];
  const send: Send = ({ id, file }, onProgress) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ documentId: number }>();
    const call = {
      id,
      name: file.name,
      progress: onProgress,
      answer: (documentId: number) => resolve({ documentId }),
      fail: () => reject(new Error("lost")),
      isAborted: false,
    };
    calls.push(call);
    const abort = () => {
      call.isAborted = true;
      reject(new Error("aborted"));
    };
    return { stored: promise, abort };
  };
  return { calls, send };
}
const aFile = (name: string) => new File([new Uint8Array(1_000)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function aQueue() {
  const line = aLine();
  const queue = new UploadQueue(line.send, (error) => (error instanceof Error ? error.message : ""));
  const onUploaded = vi.fn<OnUploaded>();
  queue.whenUploaded(onUploaded);
  return { line, queue, onUploaded };
}

test("[UPL-01] [UPL-02] [CONST-52] progress is what was sent; the callback gets the files at 100 percent and not before", async () => {
  const { line, queue, onUploaded } = aQueue();
  const file = aFile("passport.pdf");
  queue.add([file]);
  const percent = () => queue.list().map(percentOf);
  expect(percent()).toEqual([0]);
  line.calls[0]?.progress(400);
  expect(percent()).toEqual([40]);
  line.calls[0]?.progress(1_000);
  expect(percent()).toEqual([99]);
  await settled();
  expect(onUploaded).not.toHaveBeenCalled();
  line.calls[0]?.answer(12);
  await settled();
  expect(percent()).toEqual([100]);
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith([file]);
});
test("[VAL-UPL-05] several files go one after the other and are told together", async () => {
  const { line, queue, onUploaded } = aQueue();
  queue.add([aFile("front.jpg"), aFile("back.jpg")]);
  expect(line.calls).toHaveLength(1);
  line.calls[0]?.answer(1);
  await settled();
  expect(onUploaded).not.toHaveBeenCalled();
  line.calls[1]?.answer(2);
  await settled();
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(onUploaded.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["front.jpg", "back.jpg"]);
});
test("a lost upload stays with its file and goes up again under the same key", async () => {
  const { line, queue, onUploaded } = aQueue();
  queue.add([aFile("a.jpg")]);
  line.calls[0]?.fail();
  await settled();
  const [failed] = queue.list();
  expect(failed).toMatchObject({ state: "failed", problem: "lost" });
  expect(queue.isBusy()).toBe(false);
  queue.retry(failed?.id ?? "");
  expect(line.calls[1]?.id).toBe(line.calls[0]?.id);
  line.calls[1]?.answer(5);
  await settled();
  expect(onUploaded.mock.calls).toHaveLength(1);
});
test("cancelling stops the one under way, and the next one goes on", async () => {
  const { line, queue, onUploaded } = aQueue();
  queue.add([aFile("wrong.jpg"), aFile("right.jpg")]);
  queue.cancel(queue.list()[0]?.id ?? "");
  await settled();
  expect(line.calls[0]?.isAborted).toBe(true);
  expect(queue.list().map(({ file }) => file.name)).toEqual(["right.jpg"]);
  line.calls[1]?.answer(9);
  await settled();
  expect(onUploaded.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["right.jpg"]);
});
test("a stored file leaves the queue once it stands among the documents", async () => {
  const { line, queue } = aQueue();
  queue.add([aFile("a.jpg")]);
  line.calls[0]?.answer(7);
  await settled();
  queue.clearStored(new Set([8]));
  expect(queue.list()).toHaveLength(1);
  queue.clearStored(new Set([7]));
  expect(queue.list()).toEqual([]);
});

test("[UPL-09] what is under way is kept until it has arrived, and the same file again has the same key", async () => {
  let kept: readonly LeftUpload[] = [];
  const memory = { read: () => kept, write: (left: readonly LeftUpload[]) => void (kept = left) };
  const line = aLine();
  const queue = new UploadQueue(line.send, () => "", memory);
  queue.add([aFile("a.pdf"), aFile("b.pdf")]);
  line.calls[0]?.answer(1);
  await settled();
  expect(kept.map(({ name }) => name)).toEqual(["b.pdf"]);

  const after = new UploadQueue(line.send, () => "", memory);
  expect(after.left()).toEqual(kept);
  const [{ id, lastModified } = { id: "", lastModified: 0 }] = kept;
  after.add([new File([new Uint8Array(1_000)], "b.pdf", { lastModified })]);
  expect(after.left()).toEqual([]);
  expect(line.calls.at(-1)?.id).toBe(id);
  line.calls.at(-1)?.answer(2);
  await settled();
  expect(kept).toEqual([]);
});
