import type { Confidence } from "#contracts/rules/types.ts";

/** The administrators' list of travel rules. */
export const ruleOverview = {
  title: "Travel rules in force",
  subtitle:
    "What the portal judges journeys by, where each rule comes from, and when that was last looked at.",
  back: "Back to the Admin Center",
  search: "Search in rules and sources",
  destination: "Destination",
  everywhere: "Every destination",
  show: "Show",
  marks: {
    all: "All rules",
    stale: "Not verified for 90 days",
    uncertain: "Conflicting or weak sources",
  },
  rule: "Rule",
  inForce: "In force",
  source: "Source",
  verified: "Verified",
  confidence: "Confidence",
  since: (day: string) => `Since ${day}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  age: (days: number) => (days === 1 ? "1 day ago" : `${days} days ago`),
  stale: (days: number) => `Verify again: ${days} days ago`,
  confidences: {
    official: "The authority's own words",
    quoted: "Quoted by an audit",
    secondary: "Told by others",
    general: "Common knowledge",
  } satisfies Record<Confidence, string>,
  volatile: "changes often",
  none: "No rule fits",
  noneHint: "Take a filter away to see more.",
} as const;
