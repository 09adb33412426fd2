import { closeSync, existsSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from "node:fs";

import { say } from "./say.mjs";

const MAX_BYTES = 5_000_000;
/** Full ones that are kept beside the one that is written. */
const KEPT = 3;

/**
 * The log of a program: goes on where the last start ended, its owner's alone to read, and put aside as `.1`, `.2` and
 * `.3` when it is full. One that cannot be written is said once and stops nobody.
 */
export function openLog(file, { maxBytes = MAX_BYTES } = {}) {
  let fd;
  let bytes = 0;
  let isSaid = false;
  const open = () => {
    fd = openSync(file, "a", 0o600);
    // What was there before may be another's to read.
    fchmodSync(fd, 0o600);
    bytes = fstatSync(fd).size;
  };
  const close = () => {
    if (fd !== undefined) closeSync(fd);
    fd = undefined;
  };
  return {
    write(text) {
      try {
        if (fd === undefined) open();
        if (bytes > maxBytes) {
          close();
          putAside(file);
          open();
        }
        bytes += writeSync(fd, text);
        isSaid = false;
      } catch (error) {
        close();
        if (!isSaid)
          say(`${file} cannot be written (${error.code ?? error.message}); everything else goes on.`);
        isSaid = true;
      }
    },
    close,
  };
}

function putAside(file) {
  for (let number = KEPT; number > 0; number--) {
    const from = number === 1 ? file : `${file}.${number - 1}`;
    if (existsSync(from)) renameSync(from, `${file}.${number}`);
  }
}
