import { lookingFor } from "#contracts/core/fold.ts";
import type { HelpArticle } from "#contracts/help/shapes.ts";
import { HELP_ICONS, HELP_PREVIEW_CHARACTERS } from "#contracts/help/terms.ts";

export type HelpIcon = (typeof HELP_ICONS)[number];

/** The first 150 characters of an article, with an ellipsis where more follows. No character is cut in two. */
export function previewOf(content: string): string {
  const characters = [...content.replaceAll(/\s+/gu, " ").trim()];
  if (characters.length <= HELP_PREVIEW_CHARACTERS) return characters.join("");
  return `${characters.slice(0, HELP_PREVIEW_CHARACTERS).join("")}…`;
}

/** An icon's name as the server may send it; one that is not known is shown as HelpCircle. */
export function iconOf(name: string): HelpIcon {
  return HELP_ICONS.find((icon) => icon === name) ?? "HelpCircle";
}

/** Whether title, content or one of the tags contains the text, ignoring letter case. */
export function matches(article: HelpArticle, search: string): boolean {
  return lookingFor(search)(article.title, article.content, ...article.tags);
}

/** The paragraphs of an article's content, which are parted by empty lines. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
