import type { ServiceName, ServiceTest } from "#contracts/settings/shapes.ts";
import type { Act } from "#worker/core/act.ts";

/** Tries a service for real; a test of the mail goes to the caller's own address and to nobody else's. */
export async function testService(act: Act, { service }: { service: ServiceName }): Promise<ServiceTest> {
  await act.prove();
  const { fullName, email } = act.user;
  return act.circumstances.services.test(service, { name: fullName, address: email });
}
