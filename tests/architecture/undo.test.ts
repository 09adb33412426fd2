import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";

const reading = (pattern: RegExp) => (file: string) => pattern.test(readFileSync(file, "utf8"));

test("[RPT-16] every Undo of a message stands on the one stack, so that what was done before it can be undone too", () => {
  const own = sourceFiles(/^web\/.*\.tsx?$/).filter(reading(/action: \{ label: [\w.]*undo\b/));
  expect(own, "use `showUndoable` of web/core/undo.ts").toEqual(["web/core/undo.ts"]);
});

/** These take off a link between two things, a session, a secret or a person, or hold nothing that was written. */
const NOT_KEPT = [
  "worker/domains/account/remove-authenticator.ts",
  "worker/domains/account/remove-password.ts",
  "worker/domains/admin/remove-colleague.ts",
  "worker/domains/mail/remove-domain.ts",
  "worker/domains/webhooks/remove-webhook.ts",
  "worker/domains/workspaces/remove-member.ts",
  "worker/domains/workspaces/remove-tag.ts",
];

test("[RPT-16] whatever a person deletes is kept for a while, but for what is no work of anybody", () => {
  const removals = sourceFiles(/^worker\/domains\/[a-z]+\/(?:remove|delete)-[a-z-]+\.ts$/).filter(
    reading(/export async function \w+\(\s*act: Act/),
  );
  expect(removals.length).toBeGreaterThan(10);
  const lost = removals.filter((file) => !reading(/\bkeepRemoved\(/)(file));
  expect(lost.toSorted()).toEqual(NOT_KEPT);
});
