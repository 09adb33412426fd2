import { lazy, Suspense } from "react";

import type { HelpCategory } from "#contracts/help/shapes.ts";
import { HELP_SEARCH_PAUSE_MS } from "#contracts/help/terms.ts";
import { helpCentre as copy } from "#web/copy/help-centre.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

import { FoundArticles, OfCategory, PopularArticles } from "./centre-lists.tsx";
import { ContactCard } from "./contact-card.tsx";
import { CategoryIcon } from "./help-icon.tsx";
import { Categories, SearchBox } from "./help-parts.tsx";
import type { HelpSearch } from "./help-search.ts";
import { useOpenArticle } from "./use-articles.ts";

import classes from "./help.module.css";

const CentreArticle = lazy(async () => ({ default: (await import("./centre-article.tsx")).CentreArticle }));

type Props = { search: HelpSearch; onSearch: (search: HelpSearch) => void };

/** The knowledge base: categories and popular articles, or what category and search text leave, both at once. */
export function CentreScreen({ search, onSearch }: Props) {
  const { category, q = "" } = search;
  const inCategory = category === undefined ? {} : { category };
  const [text, setText] = useSettledText(
    q,
    (next) => onSearch(next === "" ? inCategory : { ...inCategory, q: next }),
    HELP_SEARCH_PAUSE_MS,
  );
  const opened = useOpenArticle(search.article);
  const read = (article: number) => onSearch({ ...search, article });
  const { article: _, ...closed } = search;

  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <SearchBox label={copy.searchLabel} placeholder={copy.search} text={text} onText={setText} />
      {category === undefined && q === "" && (
        <>
          <Categories
            label={copy.categories}
            what={copy.what.categories}
            card={(one) => <Category category={one} onChoose={() => onSearch({ category: one.name })} />}
          />
          <PopularArticles onRead={read} />
        </>
      )}
      {category === undefined && q !== "" && <FoundArticles q={q} onRead={read} />}
      {category !== undefined && (
        <OfCategory
          category={category}
          text={text}
          onBack={() => onSearch(q === "" ? {} : { q })}
          onRead={read}
        />
      )}
      <ContactCard />
      {opened && (
        <Suspense>
          <CentreArticle key={opened.id} article={opened} onRead={read} onClose={() => onSearch(closed)} />
        </Suspense>
      )}
    </>
  );
}

function Category({ category, onChoose }: { category: HelpCategory; onChoose: () => void }) {
  return (
    <button type="button" className={classes.card} onClick={onChoose}>
      <CategoryIcon name={category.icon} />
      <span className={classes.cardTitle}>{category.name}</span>
      <span className={classes.text}>{category.description}</span>
      <span className={classes.count}>{copy.articles(category.articleCount)}</span>
    </button>
  );
}
