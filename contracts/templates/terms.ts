/** What a card shows where a template does not say. */
export const TEMPLATE_DEFAULTS = {
  estimatedDuration: "Variable",
  estimatedSteps: 8,
  successRate: "98%",
  difficulty: "STANDARD",
  destinationCountry: "Unknown",
} as const;

export const USA = "USA";

/** The difficulties that a form offers; a template may carry another word. */
export const TEMPLATE_DIFFICULTIES = ["easy", "medium", "hard"] as const;

export const LIBRARY_CATEGORIES = [
  "Europe",
  "North America",
  "Asia",
  "Oceania",
  "South America",
  "Africa",
] as const;

export const LIBRARY_DIFFICULTIES = ["Easy", "Medium", "Complex"] as const;

/** The requirements a library card lists before '+N more'. */
export const LIBRARY_REQUIREMENTS_SHOWN = 3;

export const LIBRARY_REQUIREMENTS_MAX = 60;
