import { readFileSync, writeFileSync } from "node:fs";

import { generateIdentity, identityToRecipient } from "age-encryption";

import { Unusable } from "./archive.ts";

const SECRET = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/m;

/** Makes a key as `age-keygen` writes it, for its owner alone. @returns its public part. @throws Unusable over a file */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  try {
    writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw new Unusable(
      (error as NodeJS.ErrnoException).code === "EEXIST"
        ? `${file} is there already; a key is never written over, since every backup made for it would be lost.`
        : `The key cannot be written to ${file}.`,
    );
  }
  return recipient;
}

/** For whom a backup is sealed: the file may hold the public part alone. @throws Unusable */
export async function recipientIn(file: string): Promise<string> {
  const text = textOf(file);
  const [identity] = SECRET.exec(text) ?? [];
  if (identity) return identityToRecipient(identity);
  const [recipient] = /age1[02-9ac-hj-np-z]{58}/.exec(text) ?? [];
  if (!recipient) throw new Unusable(`${file} has no public key: a line with age1… in it.`);
  return recipient;
}

/** What opens a backup. @throws Unusable */
export function identityIn(file: string): string {
  const [identity] = SECRET.exec(textOf(file)) ?? [];
  if (!identity) throw new Unusable(`${file} has no secret key: a line that begins with AGE-SECRET-KEY-1.`);
  return identity;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Unusable(`The key ${file} cannot be read; npm run backup -- --new-key FILE makes one.`);
  }
}
