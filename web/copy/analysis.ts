import type { AnalysedType, Analysis } from "#contracts/analysis.ts";

export const analysis = {
  title: "AI Analysis",
  intro: "Paste the text of a paper and say where the pet travels. The analysis only advises; you decide.",
  text: "Document text",
  textPlaceholder: "Paste the text of the document here",
  type: "Document type",
  typePlaceholder: "Choose a type",
  types: {
    health_certificate: "Health certificate",
    vaccination_record: "Vaccination record",
    passport: "Passport",
    other: "Other",
  } as const satisfies Record<AnalysedType, string>,
  destination: "Destination country",
  destinationPlaceholder: "Choose a country",
  analyze: "Analyze Document",
  analyzing: "Analyzing...",
  again: "Run again",
  missing: {
    title: "Missing Information",
    description: "Please provide document text, type, and destination country.",
  },
  failed: { title: "Analysis Failed", description: "Unable to analyze document. Please try again." },
  done: {
    title: "Document Analysed",
    description: (confidence: number) =>
      `Analysis completed with ${Math.round(confidence * 100)}% confidence.`,
  },
  result: "Result",
  confidence: "Confidence",
  percent: (confidence: number) => `${Math.round(confidence * 100)}%`,
  validity: "Validity",
  validities: {
    valid: "Valid",
    invalid: "Invalid",
    needs_review: "Needs review",
  } as const satisfies Record<Analysis["validity"], string>,
  category: "Category",
  issues: "Issues",
  noIssues: "No issues found",
  suggestions: "Suggestions",
  noSuggestions: "No suggestions",
} as const;
