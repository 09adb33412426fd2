import type { Actor } from "./actor.ts";

/** What changes of the sender's domain can be called with; made right before the call. */
export function mailDomainReady(
  administrator: () => Actor,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> {
  const aDraft = async () => {
    const { domain } = await administrator().trpc.mail.sender.query({});
    const version = domain?.version ?? 0;
    return { domain: "pets.example", localPart: "hello", senderName: "Pets & Co", version };
  };
  const aDomain = async () => {
    const { domain } = await administrator().trpc.mail.setDomain.mutate(await aDraft());
    return { version: domain?.version ?? 0 };
  };
  return {
    "mail.setDomain": aDraft,
    "mail.checkDomain": async () => {
      await aDomain();
      return {};
    },
    "mail.removeDomain": aDomain,
  };
}
