export const HELP_ICONS = ["HelpCircle", "BookOpen", "Search"] as const;
export const HELP_SEARCH_PAUSE_MS = 500;
export const HELP_PREVIEW_CHARACTERS = 150;
export const HELP_TAGS_SHOWN = 3;
export const POPULAR_ARTICLES = 4;

/** How many other articles an open one points to. */
export const RELATED_ARTICLES = 3;

/** Whom a question is for: whoever is there, or those who know the subject of an article. */
export const QUESTION_DESKS = ["chat", "specialists"] as const;

/** How long a consultation is planned to take, in minutes, and how far ahead one may be asked for, in days. */
export const CONSULTATION_MINUTES = 30;
export const CONSULTATION_DAYS = 365;
