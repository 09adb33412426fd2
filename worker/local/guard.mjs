// Outlives the command that started it by some seconds: when that one is killed and can no longer end what it
// started, its pipe closes, and the groups it named here are ended. Lines come as `+<group>` and `-<group>`.
import { createInterface } from "node:readline";

import { endGroups } from "./groups.mjs";

const groups = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const group = Number(line.slice(1));
  if (line.startsWith("+")) groups.add(group);
  else groups.delete(group);
}
await endGroups([...groups]);
