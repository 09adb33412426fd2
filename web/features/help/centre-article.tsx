import { Button } from "@mantine/core";
import { IconPhone, IconThumbDown, IconThumbUp, IconUsers } from "@tabler/icons-react";
import { useState } from "react";

import type { HelpArticle } from "#contracts/help.ts";
import { helpCentre as copy } from "#web/copy/help-centre.ts";
import { formatDay } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import { ArticleDialog } from "./article-dialog.tsx";
import { mailTo } from "./contact-card.tsx";
import { useVote } from "./use-articles.ts";

import classes from "./help.module.css";

type Props = { article: HelpArticle; onClose: () => void };

/** An article of the knowledge base: with its date, where to ask further, and whether it helped. */
export function CentreArticle({ article, onClose }: Props) {
  return (
    <ArticleDialog
      article={article}
      onClose={onClose}
      facts={<span>{copy.updated(formatDay(article.lastUpdated))}</span>}
    >
      <section className={classes.resources} aria-labelledby="resources">
        <h3 className={classes.rowTitle} id="resources">
          {copy.resources}
        </h3>
        <ul>
          <li>
            <a className={classes.link} href={mailTo(copy.specialistSubject(article.title))}>
              <IconUsers size={16} stroke={1.75} aria-hidden />
              {copy.resource.team}
            </a>
          </li>
          <li>
            <a className={classes.link} href={mailTo(copy.consultationSubject(article.title))}>
              <IconPhone size={16} stroke={1.75} aria-hidden />
              {copy.resource.call}
            </a>
          </li>
        </ul>
      </section>
      <Vote article={article} />
    </ArticleDialog>
  );
}

function Vote({ article }: { article: HelpArticle }) {
  const [mine, setMine] = useState<boolean | null>(null);
  const vote = useVote((error) =>
    showToast({ title: copy.voteFailed, description: sentenceOf(error), kind: "error" }),
  );
  const say = (isHelpful: boolean) =>
    vote.mutate({ articleId: article.id, isHelpful }, { onSuccess: () => setMine(isHelpful) });
  return (
    <section className={classes.vote} aria-labelledby="helpful">
      <h3 className={classes.rowTitle} id="helpful">
        {copy.question}
      </h3>
      <div className={classes.contactButtons}>
        <Button
          leftSection={<IconThumbUp size={16} aria-hidden />}
          aria-pressed={mine === true}
          disabled={vote.isPending}
          onClick={() => say(true)}
        >
          {copy.yes(article.helpful)}
        </Button>
        <Button
          leftSection={<IconThumbDown size={16} aria-hidden />}
          aria-pressed={mine === false}
          disabled={vote.isPending}
          onClick={() => say(false)}
        >
          {copy.no(article.notHelpful)}
        </Button>
      </div>
      <p className={classes.thanks} role="status">
        {mine !== null && copy.thanks}
      </p>
    </section>
  );
}
