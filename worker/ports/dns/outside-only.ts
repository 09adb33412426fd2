import type { Env } from "#worker/core/env.ts";
import { resolverOf } from "#worker/ports/dns/resolver.ts";
import {
  hostOf,
  isInsideIp,
  isIp,
  isLoopback,
  problemWithAddress,
} from "#worker/ports/webhooks/outside-address.ts";

/**
 * Says why an address that somebody has typed is not called; null for one that may be. Its name is looked up each time,
 * since it may lead inside a network from now on.
 */
export function outsideOnly(env: Env, isLoopbackAllowed: boolean): (url: string) => Promise<string | null> {
  const resolve = resolverOf(env);
  return async (url) => {
    const problem = problemWithAddress(url, isLoopbackAllowed);
    if (problem !== null) return problem;
    const host = hostOf(new URL(url));
    if (isIp(host) || (isLoopbackAllowed && isLoopback(host))) return null;
    const found = await Promise.all([resolve(host, "A"), resolve(host, "AAAA")]);
    const addresses = found.flatMap((looked) => (looked.state === "found" ? looked.values : []));
    if (addresses.some(isInsideIp)) return `${host} leads inside a network.`;
    if (addresses.length > 0) return null;
    return found.some(({ state }) => state === "unknown")
      ? `${host} could not be looked up.`
      : `${host} leads nowhere.`;
  };
}
