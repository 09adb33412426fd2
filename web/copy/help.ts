export const help = {
  title: (brandName: string) => `${brandName} Help Center`,
  subtitle: "Find an answer by topic, or search for it",
  search: "Search help articles...",
  searchLabel: "Search help articles",
  categories: "Topics",
  viewArticles: "View Articles",
  viewArticlesOf: (category: string) => `View Articles: ${category}`,
  back: "Back to Categories",
  results: (n: string) => `Search Results (${n})`,
  noResults: "No articles found for your search.",
  noArticles: "No articles available in this category.",
  readMore: "Read More",
  readMoreOf: (title: string) => `Read More: ${title}`,
  /** Written as the specification does, without separators. */
  views: (n: number) => (n === 1 ? "1 view" : `${n} views`),
  tags: "Tags",
  sources: "Sources",
  checked: (day: string) =>
    `Checked on ${day}. Rules change: take this as a guide, and confirm it with the authority or an official vet.`,
  related: "Related articles",
  what: { categories: "The topics", articles: "The articles" },
} as const;
