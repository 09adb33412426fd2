/** A help article as the tables of this folder hold it. */
export type ArticleRow = {
  title: string;
  tags: readonly string[];
  views: number;
  /** Days since it was last changed. */
  updated: number;
  /** The day its facts were last held against their sources; none where it only tells of this portal. */
  checked?: string;
  /** What they were held against. */
  sources?: readonly string[];
  /** Votes of the demo company's people. */
  votes?: readonly [helpful: number, notHelpful: number];
  text: string;
};

/** The day on which the travel rules behind these articles were collected. */
export const CHECKED = "2026-11-27";

/** Paragraphs are parted by blank lines; the line breaks within one are those of the source. */
export function contentOf({ text }: ArticleRow): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, " "))
    .join("\n\n");
}
