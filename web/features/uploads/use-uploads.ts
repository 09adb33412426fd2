import { useEffect, useState, useSyncExternalStore } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";

import { hasArrived, type LeftUpload, memoryOf } from "./left-uploads.ts";
import { type Destination, sendFile, uploadProblem } from "./send-file.ts";
import { type Upload, UploadQueue } from "./upload-queue.ts";

/** One queue for each place files go to, for as long as the page lives: a closed panel stops no upload. */
const queues = new Map<string, UploadQueue>();

function queueFor(destination: Destination): UploadQueue {
  const name = `${destination.workspaceId}/${destination.taskId ?? ""}/${destination.place ?? ""}`;
  const known = queues.get(name);
  if (known) return known;
  const queue = new UploadQueue(
    (upload, onProgress) => sendFile(destination, upload, onProgress),
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
  queue: UploadQueue;
  list: readonly Upload[];
  /** What a reload has cut off. */
  left: readonly LeftUpload[];
  isBusy: boolean;
};

/**
 * The uploads of one place. `onUploaded` is called once what was dropped is stored.
 * @param files what the journey holds already: a stored upload leaves the queue once it is among them
 */
export function useUploads(
  destination: Destination,
  files: readonly CustomerWorkspace["files"][number][],
  onUploaded: (files: readonly File[]) => void,
): Uploads {
  const [queue] = useState(() => queueFor(destination));
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
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

  return { queue, list, left, isBusy: queue.isBusy() };
}
