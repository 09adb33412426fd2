import type { Confidence } from "#contracts/rules/types.ts";

/** The company's list of travel rules. */
export const ruleOverview = {
  title: "Travel rules in force",
  subtitle:
    "What the portal judges journeys by, where each rule comes from, and when somebody last read that page.",
  what: "The reviews",
  back: "Back to the Admin Center",
  search: "Search in rules and sources",
  destination: "Destination",
  everywhere: "Every destination",
  show: "Show",
  marks: {
    all: "All rules",
    stale: "Not read for 90 days",
    uncertain: "Conflicting or weak sources",
    differs: "The page says something else",
  },
  page: "Page",
  rules: "Rules that rest on it",
  heldFrom: (day: string) => `A rule is in force since ${day} where it says nothing else.`,
  verified: "Read",
  confidence: "Confidence",
  action: "Review",
  since: (day: string) => `since ${day}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  confidences: {
    official: "The authority's own words",
    quoted: "Quoted by an audit",
    secondary: "Told by others",
    general: "Common knowledge",
  } satisfies Record<Confidence, string>,
  volatile: "changes often",
  none: "No rule fits",
  noneHint: "Take a filter away to see more.",
  review: {
    open: "Record a review",
    openFor: (page: string, destination: string) => `Record a review of ${page} (${destination})`,
    title: "Record a review",
    covers: (rules: number) =>
      rules === 1
        ? "Read the page and hold this rule against it:"
        : `Read the page and hold these ${rules} rules against it:`,
    on: "Read on",
    openCalendar: "Pick the day",
    finding: "What the page says",
    findings: { same: "The same as the rules here", differs: "Something else" },
    differs: "What it says otherwise",
    differsHelp:
      "Until a later review, no step that rests on this page counts as done: a person looks at each.",
    save: "Save the review",
    saved: "Review recorded",
    failed: "The review was not recorded",
  },
} as const;
