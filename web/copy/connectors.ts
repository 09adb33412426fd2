import type { ServiceName } from "#contracts/settings.ts";

export const connectors = {
  adminsOnly: "Only administrators may do this",
  services: {
    title: "Services of the portal",
    what: "The services",
    help: "What the portal itself works with. Keys and addresses are set where it is deployed; its README says how.",
    names: {
      mail: "Mail",
      sms: "Text messages (SMS)",
      payments: "Payments",
      maps: "Maps",
      ai: "Language model",
    } satisfies Record<ServiceName, string>,
    without: {
      mail: "Mail waits in the outbox",
      sms: "Texts go to their readers by mail",
      payments: "Payments succeed and no money moves",
      maps: "The portal draws maps by itself",
      ai: "Rules alone read papers",
    } satisfies Record<ServiceName, string>,
    states: { configured: "Connected", simulated: "Simulated", missing: "Not connected" },
    test: "Test",
    testOf: (name: string) => `Test ${name}`,
    works: "It works",
    fails: "It does not work",
    failed: "The test could not be made",
  },
} as const;
