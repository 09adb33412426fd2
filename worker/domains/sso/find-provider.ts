import type { Provider } from "#contracts/sso/shapes.ts";
import type { Act } from "#worker/core/act.ts";

import { administratorsQuery, toProvider } from "./internal/provider.ts";
import { providerQuery } from "./policy.ts";

export async function findProvider(act: Act): Promise<Provider> {
  const [[row], administrators] = await act.read((db) => [providerQuery(db), administratorsQuery(db)]);
  return toProvider(row, administrators, act.circumstances.origin);
}
