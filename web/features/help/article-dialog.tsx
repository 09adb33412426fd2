import { IconEye, IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { OpenArticle } from "#contracts/help/shapes.ts";
import { help as copy } from "#web/copy/help.ts";
import { formatDate } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

import { paragraphsOf } from "./article-text.ts";

import classes from "./help.module.css";

type Props = {
  article: OpenArticle;
  onRead: (articleId: number) => void;
  onClose: () => void;
  /** Beside category and views. */
  facts?: ReactNode;
  /** Under the text. */
  children?: ReactNode;
};

/** A whole article with its category, views and every tag. */
export function ArticleDialog({ article, onRead, onClose, facts, children }: Props) {
  return (
    <Dialog opened size={640} onClose={onClose} title={article.title}>
      <div className={classes.facts}>
        <Badge tone="ocean">{article.category}</Badge>
        <span className={classes.views}>
          <IconEye size={16} stroke={1.75} aria-hidden />
          {copy.views(article.viewCount)}
        </span>
        {facts}
      </div>
      <div className={classes.body} dir="auto">
        {paragraphsOf(article.content).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {article.checkedOn !== null && (
        <aside className={classes.checked} aria-label={copy.sources}>
          <p>{copy.checked(formatDate(article.checkedOn))}</p>
          <ul>
            {article.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </aside>
      )}
      {article.tags.length > 0 && (
        <ul className={classes.tags} aria-label={copy.tags}>
          {article.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {article.related.length > 0 && (
        <section className={classes.resources} aria-labelledby="related">
          <h3 className={classes.rowTitle} id="related">
            {copy.related}
          </h3>
          <ul>
            {article.related.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className={classes.link} onClick={() => onRead(id)}>
                  <IconFileText size={16} stroke={1.75} aria-hidden />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </Dialog>
  );
}
