import type { ProviderTest } from "#contracts/sso/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { ProviderFault } from "#worker/ports/identity/outgoing.ts";

/** Asks a provider what it offers; what is typed need not be saved. */
export async function testProvider(act: Act, { issuer }: { issuer: string }): Promise<ProviderTest> {
  await act.prove();
  if (issuer === "") throw badFields({ issuer: "Please enter the issuer" });
  try {
    return { isWorking: true, message: await act.circumstances.identityProviders.test(issuer) };
  } catch (error) {
    if (error instanceof ProviderFault) return { isWorking: false, message: error.message };
    throw error;
  }
}
