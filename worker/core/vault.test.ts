import { expect, test } from "vitest";

import { type Sealing, vaultOf } from "./vault.ts";

const vault = vaultOf("a secret that is long enough to derive keys from");
const mine: Sealing = { kind: "authenticator", of: 7 };

test("[TRUST-18] a value opens as what it was sealed as, for whom, and nowhere else", async () => {
  const sealed = await vault.encrypt("JBSWY3DP", mine);
  expect(await vault.decrypt(sealed, mine)).toBe("JBSWY3DP");
  const others: Sealing[] = [
    { kind: "authenticator", of: 8 },
    { kind: "client secret", of: 7 },
    { kind: "webhook secret", of: 7 },
  ];
  for (const other of others) expect(await vault.decrypt(sealed, other)).toBeNull();
  expect(await vaultOf("another secret").decrypt(sealed, mine)).toBeNull();
});
