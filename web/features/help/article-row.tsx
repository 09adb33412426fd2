import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";

import type { HelpArticle } from "#contracts/help/shapes.ts";
import { HELP_TAGS_SHOWN } from "#contracts/help/terms.ts";
import { help as copy } from "#web/copy/help.ts";
import { Badge } from "#web/ui/badge.tsx";

import { previewOf } from "./article-text.ts";

import classes from "./help.module.css";

/** An article in a list: title, the beginning of its content, views, category and a few tags. */
export function ArticleRow({ article, onRead }: { article: HelpArticle; onRead: () => void }) {
  return (
    <article className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.rowTitle}>{article.title}</h3>
        <p className={classes.text} data-preview>
          {previewOf(article.content)}
        </p>
        <div className={classes.facts}>
          <span className={classes.views}>
            <IconEye size={16} stroke={1.75} aria-hidden />
            {copy.views(article.viewCount)}
          </span>
          <Badge tone="ocean">{article.category}</Badge>
          {article.tags.slice(0, HELP_TAGS_SHOWN).map((tag) => (
            <span key={tag} data-tag>
              <Badge>{tag}</Badge>
            </span>
          ))}
        </div>
      </div>
      <Button onClick={onRead} aria-label={copy.readMoreOf(article.title)}>
        {copy.readMore}
      </Button>
    </article>
  );
}
