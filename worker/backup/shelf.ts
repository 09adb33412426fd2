import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";

import { HOUR_MS } from "#contracts/core/durations.ts";

const NAME = /^portal-\d{8}T\d{6}Z\.backup$/;
const UNFINISHED = ".unfinished";

/** A place for one more backup in a folder: under another name until it is whole, so that a killed one is none. */
export function placeIn(folder: string, now: Date): { unfinished: string; finish: () => string } {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const file = path.join(folder, `portal-${moment}.backup`);
  const unfinished = file + UNFINISHED;
  return {
    unfinished,
    finish: () => {
      renameSync(unfinished, file);
      return file;
    },
  };
}

/** What was never finished in a folder. What has not grown for an hour is removed: nobody is still writing it. */
export function sweep(folder: string, now: Date): string[] {
  const left = readdirSync(folder).filter(
    (name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)),
  );
  for (const name of left) {
    const file = path.join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > HOUR_MS) rmSync(file, { force: true });
  }
  return left;
}

/** Lets go of the oldest whole backups beyond so many. @returns their names */
export function keepNewest(folder: string, keep: number): string[] {
  const whole = readdirSync(folder).filter((name) => NAME.test(name));
  const old = whole.toSorted().slice(0, -keep);
  for (const name of old) rmSync(path.join(folder, name));
  return old;
}
