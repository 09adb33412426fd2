import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";

/** What lets somebody in, or says whether they may. */
const LETS_IN =
  /\.(?:insert|update|delete)\((?:passwords|authenticators|identities)\)|\.update\(users\)|\.insert\(users\)[\s\S]{0,400}onConflictDoUpdate|(?:insert into|update|delete from) (?:users|passwords|authenticators|identities)\b/;

/** Files that write there and change nothing of how an account is got into. */
const HARMLESS: Readonly<Record<string, string>> = {
  "worker/domains/auth/credentials-changed.ts": "it is what the others go through",
  "worker/domains/account/update-account.ts": "a name, and how dates are written",
  "worker/domains/auth/second-factor.ts": "counts a code as used; `confirmEnrolment` goes through",
  "worker/domains/auth/enter-by-provider.ts": "binds an account at the provider for the first time",
  "worker/domains/admin/import-colleagues.ts": "a colleague comes back, whose removal has ended everything",
  "worker/domains/invites/invite-colleague.ts": "a colleague comes back, whose removal has ended everything",
  "worker/domains/invites/accept-invitation.ts": "an account that nobody has been in becomes active",
  "worker/domains/sso/set-provider.ts": "forgets accounts at another provider, which let in no more",
};

test("[TRUST-12] every change of an address, a password, an app or a standing ends what let in before", () => {
  const found = sourceFiles(/^worker\/.*(?<!\.test)\.ts$/)
    .filter((file) => LETS_IN.test(readFileSync(file, "utf8")))
    .filter((file) => !(file in HARMLESS));
  const forgetful = found.filter((file) => !/credentialsChanged|movedTo/.test(readFileSync(file, "utf8")));
  expect(found.length).toBeGreaterThan(5);
  expect(forgetful).toEqual([]);
});
