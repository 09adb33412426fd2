import { useEffect, useState, useSyncExternalStore } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";

import { type FileRules, type Rejection, tooMany } from "./file-rules.ts";
import { hasArrived, type LeftUpload, memoryOf } from "./left-uploads.ts";
import { sendPatiently } from "./patient-sending.ts";
import { type Destination, sendFile, uploadProblem } from "./send-file.ts";
import { takeFile } from "./taken-file.ts";
import { type Upload, UploadQueue } from "./upload-queue.ts";

/** One queue for each place files go to, for as long as the page lives: a closed panel stops no upload. */
const queues = new Map<string, UploadQueue>();

function queueFor(destination: Destination, rules: FileRules): UploadQueue {
  const name = `${destination.workspaceId}/${destination.taskId ?? ""}/${destination.place ?? ""}`;
  const known = queues.get(name);
  if (known) return known;
  const queue = new UploadQueue(
    (file, watch) => takeFile(file, rules, watch),
    (upload, onProgress, onPause) => sendPatiently(() => sendFile(destination, upload, onProgress), onPause),
    uploadProblem,
    memoryOf(name),
  );
  queues.set(name, queue);
  window.addEventListener("beforeunload", warnWhileBusy);
  return queue;
}

/** The browser's own question before a file that is still going up is thrown away. */
function warnWhileBusy(event: BeforeUnloadEvent): void {
  if ([...queues.values()].some((queue) => queue.isBusy())) event.preventDefault();
}

type Uploads = {
  /** Takes what was chosen: each is made ready, judged and sent, and its row says how far it is. */
  take: (files: readonly File[]) => void;
  queue: UploadQueue;
  list: readonly Upload[];
  /** What a reload has cut off. */
  left: readonly LeftUpload[];
  rejected: readonly Rejection[];
  isBusy: boolean;
};

/**
 * The uploads of one place. `onUploaded` is called once what was dropped is stored.
 * @param files what the journey holds already: a stored upload leaves the queue once it is among them
 */
export function useUploads(
  destination: Destination,
  rules: FileRules,
  files: readonly CustomerWorkspace["files"][number][],
  onUploaded: (files: readonly File[]) => void,
): Uploads {
  const [queue] = useState(() => queueFor(destination, rules));
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const rejected = useSyncExternalStore(queue.subscribe, queue.rejected, queue.rejected);
  const left = useSyncExternalStore(queue.subscribe, queue.left, queue.left);

  useEffect(() => queue.whenUploaded(onUploaded), [queue, onUploaded]);
  useEffect(() => queue.clearStored(new Set(files.map(({ id }) => id))), [queue, files]);
  useEffect(() => {
    queue.forget(
      new Set(
        queue
          .left()
          .filter((one) => hasArrived(one, files))
          .map(({ id }) => id),
      ),
    );
  }, [queue, files]);

  const take = (chosen: readonly File[]) => {
    const refused = tooMany(chosen, rules);
    if (refused.length > 0) queue.reject(refused);
    else queue.add(chosen);
  };
  return { take, queue, list, left, rejected, isBusy: queue.isBusy() };
}
