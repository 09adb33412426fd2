/** A file that had not arrived when the page went away. The file itself is gone with it; only the person has it. */
export type LeftUpload = {
  /** The attempt's key: the same file sent under it again is stored once. */
  readonly id: string;
  /** As it was chosen; `sentAs` is its name among the files. */
  readonly name: string;
  readonly sentAs: string;
  readonly size: number;
  readonly lastModified: number;
  /** Milliseconds since 1970. */
  readonly chosenAt: number;
};

/** Where a queue keeps what is under way, for this browser tab. */
export type UploadMemory = {
  read: () => readonly LeftUpload[];
  write: (left: readonly LeftUpload[]) => void;
};

/** Clocks of devices differ from ours by so much at most; in milliseconds. */
const CLOCKS_DIFFER_MS = 300_000;

export function memoryOf(place: string): UploadMemory {
  const key = `uploads:${place}`;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
        return Array.isArray(kept) ? kept.filter(isLeft) : [];
      } catch {
        return [];
      }
    },
    write: (left) => {
      try {
        if (left.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(left));
      } catch {
        // Storage may refuse: then a reload forgets what was under way.
      }
    },
  };
}

/** Whether it has arrived all the same: its answer was what got lost. */
export function hasArrived(
  left: LeftUpload,
  files: readonly { fileName: string; uploadedAt: Date }[],
): boolean {
  return files.some(
    ({ fileName, uploadedAt }) =>
      fileName === left.sentAs.normalize("NFC") && uploadedAt.getTime() > left.chosenAt - CLOCKS_DIFFER_MS,
  );
}

function isLeft(value: unknown): value is LeftUpload {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, sentAs, size, lastModified, chosenAt } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    typeof name === "string" &&
    typeof sentAs === "string" &&
    [size, lastModified, chosenAt].every((one) => typeof one === "number")
  );
}
