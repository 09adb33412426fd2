import type { Service } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";

/** Which outside services are set up; none of them is asked. */
export async function listServices(act: Act): Promise<Service[]> {
  await act.prove();
  return act.circumstances.services.list();
}
