import type { AnalysedType, Analysis } from "#contracts/analysis/shapes.ts";

export const analysis = {
  title: "AI Analysis",
  intro:
    "Paste the text of a paper, or take that of a stored document, and say where the pet travels. The analysis only advises; you decide.",
  take: "Take the text of a document",
  takeLabel: "Stored document",
  takePlaceholder: "Search by name or by what it says",
  takeNothing: "No document found",
  read: (name: string) => `This is what “${name}” says. Look over it before you analyze it.`,
  fromPhoto: (name: string) =>
    `This was read from the photo or scan “${name}”. Compare it with the paper before you analyze it: figures are easily taken for others.`,
  waiting: (name: string) => `“${name}” is being read. Its words come here as soon as they are there.`,
  late: (name: string) =>
    `“${name}” cannot be read in time: it is made in a way that takes too long. Type or paste what it says, or go on without the analysis.`,
  none: (name: string) =>
    `Needs review: no text can be read from “${name}”. Photos and scans have none. Have it read here, type or paste what it says, or ask for the PDF it was made from.`,
  notRead: "The document could not be read",
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
