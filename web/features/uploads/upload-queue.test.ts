import { expect, test, vi } from "vitest";

import type { TakenFile } from "#web/core/taken.ts";

import type { LeftUpload } from "./left-uploads.ts";
import { nameOf, type OnUploaded, percentOf, type Send, type Take, UploadQueue } from "./upload-queue.ts";

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
/** As it is: nothing is made of it, and nothing speaks against it. */
const asItIs: Take = async (file) => ({ file: file as TakenFile });
const aFile = (name: string) => new File([new Uint8Array(1_000)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function aQueue() {
  const line = aLine();
  const queue = new UploadQueue(asItIs, line.send, (error) => (error instanceof Error ? error.message : ""));
  const onUploaded = vi.fn<OnUploaded>();
  queue.whenUploaded(onUploaded);
  return { line, queue, onUploaded };
}

test("[UPL-01] [UPL-02] [CONST-52] progress is what was sent; the callback gets the files at 100 percent and not before", async () => {
  const { line, queue, onUploaded } = aQueue();
  const file = aFile("passport.pdf");
  queue.add([file]);
  await settled();
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
  await settled();
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
  await settled();
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
  await settled();
  queue.cancel(queue.list()[0]?.id ?? "");
  await settled();
  expect(line.calls[0]?.isAborted).toBe(true);
  expect(queue.list().map(nameOf)).toEqual(["right.jpg"]);
  line.calls[1]?.answer(9);
  await settled();
  expect(onUploaded.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["right.jpg"]);
});
test("a stored file leaves the queue once it stands among the documents", async () => {
  const { line, queue } = aQueue();
  queue.add([aFile("a.jpg")]);
  await settled();
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
  const queue = new UploadQueue(asItIs, line.send, () => "", memory);
  queue.add([aFile("a.pdf"), aFile("b.pdf")]);
  await settled();
  line.calls[0]?.answer(1);
  await settled();
  expect(kept.map(({ name }) => name)).toEqual(["b.pdf"]);

  const after = new UploadQueue(asItIs, line.send, () => "", memory);
  expect(after.left()).toEqual(kept);
  const [{ id, lastModified } = { id: "", lastModified: 0 }] = kept;
  after.add([new File([new Uint8Array(1_000)], "b.pdf", { lastModified })]);
  await settled();
  expect(after.left()).toEqual([]);
  expect(line.calls.at(-1)?.id).toBe(id);
  line.calls.at(-1)?.answer(2);
  await settled();
  expect(kept).toEqual([]);
});

test("[UPL-10] what is sent is what was made of a photo; its row says so meanwhile, and it is known again by what was chosen", async () => {
  let kept: readonly LeftUpload[] = [];
  const memory = { read: () => kept, write: (left: readonly LeftUpload[]) => void (kept = left) };
  const { calls, send } = aLine();
  const { promise: made, resolve } = Promise.withResolvers<void>();
  const smaller = new File([new Uint8Array(10)], "photo.jpg") as TakenFile;
  const take: Take = async (_, { onDrawing }) => {
    onDrawing();
    await made;
    return { file: smaller };
  };
  const queue = new UploadQueue(take, send, () => "", memory);
  queue.add([aFile("photo.heic")]);
  await settled();
  expect(queue.list()).toMatchObject([{ state: "drawing", file: null }]);
  expect([queue.isBusy(), calls.length]).toEqual([true, 0]);
  expect(kept).toMatchObject([{ name: "photo.heic", size: 1_000 }]);
  resolve();
  await settled();
  expect(queue.list().map(nameOf)).toEqual(["photo.jpg"]);
  calls[0]?.progress(5);
  expect(queue.list().map(percentOf)).toEqual([50]);
  expect(kept).toMatchObject([{ name: "photo.heic", sentAs: "photo.jpg", size: 1_000 }]);
});
test("[VAL-UPL-05] of several files the good ones are taken, and the others are told why", async () => {
  const { calls, send } = aLine();
  const take: Take = async (file) =>
    file.name === "2.exe"
      ? { rejection: { fileName: file.name, messages: ["No"], help: "" } }
      : { file: file as TakenFile };
  const queue = new UploadQueue(take, send, () => "");
  queue.add([aFile("1.jpg"), aFile("2.exe"), aFile("3.png")]);
  await settled();
  expect(queue.list().map(nameOf)).toEqual(["1.jpg", "3.png"]);
  expect(queue.rejected().map(({ fileName }) => fileName)).toEqual(["2.exe"]);
  expect(calls).toHaveLength(1);
});
test("a file that is called off while it is made ready is gone, and the next one goes on", async () => {
  const { calls, send } = aLine();
  const take: Take = (file, { signal }) =>
    file.name === "slow.jpg"
      ? new Promise((done) => signal.addEventListener("abort", () => done({ file: file as TakenFile })))
      : asItIs(file, { signal, onDrawing: () => undefined });
  const queue = new UploadQueue(take, send, () => "");
  queue.add([aFile("slow.jpg"), aFile("next.jpg")]);
  queue.cancel(queue.list()[0]?.id ?? "");
  await settled();
  expect(queue.list().map(nameOf)).toEqual(["next.jpg"]);
  expect(calls.map(({ name }) => name)).toEqual(["next.jpg"]);
});
