import { SOURCES_HELD } from "#contracts/rules/destinations/sources.ts";

import type { Ids } from "./ids.ts";

const version = 0;
const A_CHIP = { kind: "microchip", code: "826098100123456", implantedOn: "2024-01-05" };
const A_PAPER = { number: 1 };
const A_KEY = "microchip 826098100123456";
const [A_SOURCE] = [...SOURCES_HELD.values()];

/** Pets' health records and the rules they are judged by. */
export const HEALTH_EXAMPLES: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  "health.add": ({ workspaceId }) => ({ workspaceId, entry: A_CHIP }),
  "health.confirm": ({ workspaceId }) => ({ workspaceId, entryId: 1, version }),
  "health.record": ({ workspaceId }) => ({ workspaceId }),
  "health.remove": ({ workspaceId }) => ({ workspaceId, entryId: 1, version }),
  "health.update": ({ workspaceId }) => ({ workspaceId, entryId: 1, version, entry: A_CHIP }),
  "journeys.previewStepTasks": ({ workspaceId }) => ({ workspaceId }),
  "journeys.addStepTasks": ({ workspaceId }) => ({
    workspaceId,
    seen: "what was shown",
    steps: [{ stepId: "US-3", taskId: null }],
  }),
  "journeys.undoStepTasks": ({ workspaceId, taskId }) => ({
    workspaceId,
    tasks: [{ stepId: "US-3", taskId, version }],
  }),
  "journeys.assess": ({ workspaceId }) => ({ workspaceId }),
  "health.decide": ({ workspaceId, documentId }) => ({
    workspaceId,
    documentId,
    ...A_PAPER,
    taken: [],
    discarded: [A_KEY],
  }),
  "health.findings": ({ workspaceId }) => ({ workspaceId }),
  "health.concerns": ({ documentId }) => ({ documentId }),
  "rules.reviews": () => ({}),
  "rules.review": () => ({
    url: A_SOURCE?.url,
    name: A_SOURCE?.name,
    on: "2099-01-01",
    differs: null,
    version,
  }),
  "health.undecide": ({ workspaceId, documentId }) => ({
    workspaceId,
    documentId,
    ...A_PAPER,
    keys: [A_KEY],
  }),
};
