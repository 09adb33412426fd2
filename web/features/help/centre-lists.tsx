import { Button } from "@mantine/core";
import { IconArrowLeft, IconBook2, IconEye, IconSearch, IconThumbUp } from "@tabler/icons-react";

import type { HelpArticle } from "#contracts/help/shapes.ts";
import { helpCentre as copy } from "#web/copy/help-centre.ts";
import { counted } from "#web/copy/numbers.ts";
import { trpc } from "#web/core/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { matches } from "./article-text.ts";
import { Waiting } from "./help-parts.tsx";
import { itemsOf, useCategoryArticles, useFoundArticles } from "./use-articles.ts";

import classes from "./help.module.css";

type Props = { onRead: (articleId: number) => void };

export function PopularArticles({ onRead }: Props) {
  const list = trpc.help.popular.useQuery({});
  return (
    <section aria-labelledby="popular">
      <h2 className={classes.sectionTitle} id="popular">
        {copy.popular}
      </h2>
      {list.isPending && <Waiting />}
      <FailedNote failed={list} what={copy.what.articles} />
      <Cards articles={list.data ?? []} onRead={onRead} />
    </section>
  );
}

/** Category and text at once; the text is applied here, to what the category holds. */
export function OfCategory({
  category,
  text,
  onBack,
  onRead,
}: Props & { category: string; text: string; onBack: () => void }) {
  const list = useCategoryArticles(category);
  const articles = itemsOf(list).filter((article) => matches(article, text));
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
        empty={<EmptyState icon={IconBook2} title={copy.empty} text={copy.emptyHint} />}
      >
        <Cards articles={articles} onRead={onRead} />
      </ListOf>
      <ShowMore shown={articles.length} list={list} />
    </section>
  );
}

export function FoundArticles({ q, onRead }: Props & { q: string }) {
  const list = useFoundArticles(q);
  const articles = itemsOf(list);
  if (list.isPending) return <Waiting />;
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
        empty={<EmptyState icon={IconSearch} title={copy.empty} text={copy.emptyHint} />}
      >
        <Cards articles={articles} onRead={onRead} />
      </ListOf>
      <ShowMore shown={articles.length} list={list} />
    </section>
  );
}

function Cards({ articles, onRead }: Props & { articles: readonly HelpArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <ul className={classes.cards}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} onRead={() => onRead(article.id)} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCard({ article, onRead }: { article: HelpArticle; onRead: () => void }) {
  return (
    <button type="button" className={classes.card} data-article={article.id} onClick={onRead}>
      <span className={classes.cardTitle}>{article.title}</span>
      <span className={`${classes.text} ${classes.excerpt}`}>{article.content}</span>
      <span className={classes.facts}>
        <span className={classes.views}>
          <IconEye size={16} stroke={1.75} aria-hidden />
          {copy.views(article.viewCount)}
        </span>
        <span className={classes.views}>
          <IconThumbUp size={16} stroke={1.75} aria-hidden />
          {copy.helpful(article.helpful)}
        </span>
        <Badge tone="ocean">{article.category}</Badge>
      </span>
    </button>
  );
}
