import { Button } from "@mantine/core";
import { IconArrowLeft, IconBook2, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense } from "react";

import type { HelpCategory } from "#contracts/help/shapes.ts";
import { HELP_SEARCH_PAUSE_MS } from "#contracts/help/terms.ts";
import { help as copy } from "#web/copy/help.ts";
import { counted } from "#web/copy/numbers.ts";
import { useBrand } from "#web/core/brand.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { ArticleRow } from "./article-row.tsx";
import { CategoryIcon } from "./help-icon.tsx";
import { Categories, SearchBox, Waiting } from "./help-parts.tsx";
import type { HelpSearch } from "./help-search.ts";
import { itemsOf, useCategoryArticles, useFoundArticles, useLogged, useOpenArticle } from "./use-articles.ts";

import classes from "./help.module.css";

const ArticleDialog = lazy(async () => ({ default: (await import("./article-dialog.tsx")).ArticleDialog }));

type Props = { search: HelpSearch; onSearch: (search: HelpSearch) => void };

/** All categories, the articles of one, or what a search found: the view follows from the address. */
export function HelpScreen({ search, onSearch }: Props) {
  const { category, q = "", article: articleId } = search;
  const [text, setText] = useSettledText(
    q,
    (next) => onSearch(next === "" ? {} : { q: next }),
    HELP_SEARCH_PAUSE_MS,
  );
  const opened = useOpenArticle(articleId);
  const read = (article: number) => onSearch({ ...search, article });
  const { article: _, ...closed } = search;

  return (
    <>
      <PageHeader title={copy.title(useBrand().name)} subtitle={copy.subtitle} />
      <SearchBox label={copy.searchLabel} placeholder={copy.search} text={text} onText={setText} />
      {q !== "" ? (
        <Found q={q} onRead={read} />
      ) : category === undefined ? (
        <Categories
          label={copy.categories}
          what={copy.what.categories}
          card={(one) => <CategoryCard category={one} onChoose={() => onSearch({ category: one.name })} />}
        />
      ) : (
        <OfCategory category={category} onBack={() => onSearch({})} onRead={read} />
      )}
      {opened && (
        <Suspense>
          <ArticleDialog article={opened} onRead={read} onClose={() => onSearch(closed)} />
        </Suspense>
      )}
    </>
  );
}

function CategoryCard({ category, onChoose }: { category: HelpCategory; onChoose: () => void }) {
  return (
    <article className={classes.card}>
      <CategoryIcon name={category.icon} />
      <h2 className={classes.cardTitle}>{category.name}</h2>
      <p className={classes.text}>{category.description}</p>
      <div className={classes.foot}>
        <Button onClick={onChoose} aria-label={copy.viewArticlesOf(category.name)}>
          {copy.viewArticles}
        </Button>
      </div>
    </article>
  );
}

type ListProps = { onRead: (articleId: number) => void };

function OfCategory({ category, onBack, onRead }: ListProps & { category: string; onBack: () => void }) {
  const list = useCategoryArticles(category);
  const articles = itemsOf(list);
  return (
    <section aria-labelledby="help-list">
      <Button variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
        {copy.back}
      </Button>
      <h2 className={classes.listTitle} id="help-list">
        {category}
      </h2>
      <ListOf
        list={list}
        what={copy.what.articles}
        count={articles.length}
        waiting={<Waiting />}
        empty={<EmptyState icon={IconBook2} title={copy.noArticles} />}
      >
        <Rows articles={articles} onRead={onRead} />
      </ListOf>
      <ShowMore shown={articles.length} list={list} />
    </section>
  );
}

function Found({ q, onRead }: ListProps & { q: string }) {
  const list = useFoundArticles(q);
  const articles = itemsOf(list);
  useLogged(list.error);
  if (list.isPending) return <Waiting />;
  // The specification tells the reader nothing of a search that failed; that nothing was found is not known either.
  if (list.error) return null;
  const count = `${counted(articles.length)}${list.hasNextPage ? "+" : ""}`;
  return (
    <section aria-labelledby="help-list">
      <h2 className={classes.listTitle} id="help-list" aria-live="polite">
        {copy.results(count)}
      </h2>
      <ListOf
        list={list}
        what={copy.what.articles}
        count={articles.length}
        empty={<EmptyState icon={IconSearch} title={copy.noResults} />}
      >
        <Rows articles={articles} onRead={onRead} />
      </ListOf>
      <ShowMore shown={articles.length} list={list} />
    </section>
  );
}

function Rows({ articles, onRead }: ListProps & { articles: ReturnType<typeof itemsOf> }) {
  if (articles.length === 0) return null;
  return (
    <ul className={classes.rows}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleRow article={article} onRead={() => onRead(article.id)} />
        </li>
      ))}
    </ul>
  );
}
