import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { fold } from "#contracts/core/fold.ts";
import type { HelpForm } from "#contracts/help/shapes.ts";
import type { HELP_ICONS } from "#contracts/help/terms.ts";
import { add, type World } from "#db/seed/world.ts";

import { type ArticleRow, contentOf } from "./article.ts";
import { bookingAndPayments } from "./booking-and-payments.ts";
import { FORMS } from "./forms.ts";
import { gettingStarted } from "./getting-started.ts";
import { petDocumentation } from "./pet-documentation.ts";
import { travelProcess } from "./travel-process.ts";
import { travelRequirements } from "./travel-requirements.ts";
import { troubleshooting } from "./troubleshooting.ts";

type CategoryRow = {
  name: string;
  text: string;
  icon: (typeof HELP_ICONS)[number];
  articles: readonly ArticleRow[];
  forms: readonly HelpForm[];
};

// oxfmt-ignore
const CATEGORIES: readonly CategoryRow[] = [
  { name: "Getting Started", text: "How the portal works, from the invitation to the day your pet arrives.", icon: "HelpCircle", articles: gettingStarted, forms: [FORMS.papers] },
  { name: "Pet Documentation", text: "Every paper a pet may need, what must stand in it, and how to upload it.", icon: "BookOpen", articles: petDocumentation, forms: [FORMS.papers, FORMS.vaccinations] },
  { name: "Travel Requirements", text: "What countries ask for: chips, vaccinations, waiting times, permits.", icon: "Search", articles: travelRequirements, forms: [FORMS.vaccinations, FORMS.papers] },
  { name: "Booking & Payments", text: "Deposits, transfers, invoices and changes.", icon: "HelpCircle", articles: bookingAndPayments, forms: [FORMS.change] },
  { name: "Travel Process", text: "From the crate in the living room to the handover at the other end.", icon: "BookOpen", articles: travelProcess, forms: [FORMS.crate, FORMS.day] },
  { name: "Troubleshooting", text: "When something does not work as it should.", icon: "Search", articles: troubleshooting, forms: [FORMS.trouble] },
];

export function addHelp(world: World, accountsOnly: boolean): void {
  for (const [index, category] of CATEGORIES.entries()) {
    const categoryId = add(world, "helpCategories", {
      name: category.name,
      description: category.text,
      icon: category.icon,
      position: index + 1,
    });
    for (const article of category.articles)
      addArticle(world, { ...article, categoryId, forms: category.forms }, accountsOnly);
  }
}

function addArticle(
  world: World,
  article: ArticleRow & { categoryId: number; forms: readonly HelpForm[] },
  accountsOnly: boolean,
): void {
  const content = contentOf(article);
  const articleId = add(world, "helpArticles", {
    categoryId: article.categoryId,
    title: article.title,
    content,
    tags: [...article.tags],
    viewCount: article.views,
    updatedAt: world.clock.at(-article.updated, "12:00"),
    checkedOn: article.checked ?? null,
    sources: [...(article.sources ?? [])],
    forms: [...article.forms],
    searchText: fold([article.title, content, ...article.tags].join("\n")),
  });
  // Accounts without a company have not read anything yet.
  if (!accountsOnly) addVotes(world, articleId, article);
}

/** The demo accounts have not voted, so that a visitor's vote counts. */
const VISITORS = Object.keys(DEMO_ACCOUNTS).length;

/** One vote a person, spread over the company; the counts beside the buttons come from these rows. */
function addVotes(world: World, articleId: number, { votes = [0, 0], updated }: ArticleRow): void {
  const [helpful, notHelpful] = votes;
  const voters = world.rows.users.length - VISITORS;
  if (helpful + notHelpful > voters) throw new Error("More votes than people");
  for (let vote = 0; vote < helpful + notHelpful; vote++) {
    world.rows.helpVotes.push({
      articleId,
      userId: VISITORS + 1 + ((articleId + vote * 7) % voters),
      isHelpful: vote < helpful,
      createdAt: world.clock.at(-1 - ((articleId + vote) % updated), "13:00"),
    });
  }
}
