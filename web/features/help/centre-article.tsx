import { Button } from "@mantine/core";
import { IconCalendarPlus, IconDownload, IconThumbDown, IconThumbUp, IconUsers } from "@tabler/icons-react";
import { useState } from "react";

import type { HelpArticle, HelpForm, OpenArticle } from "#contracts/help/shapes.ts";
import { helpCentre as copy } from "#web/copy/help-centre.ts";
import { formatDay } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import { ArticleDialog } from "./article-dialog.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { ConsultationDialog } from "./consultation-dialog.tsx";
import { useVote } from "./use-articles.ts";

import classes from "./help.module.css";

type Props = { article: OpenArticle; onRead: (articleId: number) => void; onClose: () => void };

/** An article of the knowledge base: with its date, where to ask further, and whether it helped. */
export function CentreArticle({ article, onRead, onClose }: Props) {
  const [asked, setAsked] = useState<"specialists" | "call" | null>(null);
  const back = () => setAsked(null);
  if (asked === "specialists") return <AskDialog desk="specialists" about={article.title} onClose={back} />;
  if (asked === "call") return <ConsultationDialog article={article} onClose={back} />;
  return (
    <ArticleDialog
      article={article}
      onRead={onRead}
      onClose={onClose}
      facts={<span>{copy.updated(formatDay(article.lastUpdated))}</span>}
    >
      <section className={classes.resources} aria-labelledby="resources">
        <h3 className={classes.rowTitle} id="resources">
          {copy.resources}
        </h3>
        <ul>
          <li>
            <span className={classes.resource}>
              <IconDownload size={16} stroke={1.75} aria-hidden />
              {copy.resource.forms}
            </span>
            <ul className={classes.forms} aria-label={copy.resource.forms}>
              {article.forms.map((form) => (
                <li key={form.name}>
                  <Button size="xs" onClick={() => void download(form)}>
                    {copy.formFile(form.name)}
                  </Button>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <button type="button" className={classes.link} onClick={() => setAsked("specialists")}>
              <IconUsers size={16} stroke={1.75} aria-hidden />
              {copy.resource.team}
            </button>
          </li>
          <li>
            <button type="button" className={classes.link} onClick={() => setAsked("call")}>
              <IconCalendarPlus size={16} stroke={1.75} aria-hidden />
              {copy.resource.call}
            </button>
          </li>
        </ul>
      </section>
      <Vote article={article} />
    </ArticleDialog>
  );
}

async function download(form: HelpForm): Promise<void> {
  const [{ formPdf }, { saveBlob }] = await Promise.all([
    import("./form-pdf.ts"),
    import("#web/core/csv.ts"),
  ]);
  saveBlob(`${form.name}.pdf`, formPdf(form));
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
