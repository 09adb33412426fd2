import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { Client } from "#contracts/admin.ts";
import type { Act } from "#worker/core/act.ts";

export async function listClients(act: Act, _input: PageInput): Promise<Page<Client>> {
  await act.prove();
  throw new Error("unfinished");
}
