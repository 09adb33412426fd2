import { Button, FileButton } from "@mantine/core";
import { IconDownload, IconReplace } from "@tabler/icons-react";
import { useId } from "react";

import type { Document, DocumentReview, DocumentVersion } from "#contracts/documents/shapes.ts";
import { decision } from "#web/copy/decision.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay } from "#web/core/dates.ts";
import { Reviews } from "#web/ui/decision/reviews.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { downloadAddress } from "./document-menu.tsx";
import type { Uploading } from "./uploading.ts";
import { useReplacement } from "./use-replacement.ts";

import classes from "./document-history.module.css";
import shared from "./documents.module.css";

const words = copy.details;

type Props = { document: Document; uploading: Uploading };

/** The files a document has had with what was said of each, and a way to put a new one in their place. */
export function DocumentHistory({ document, uploading }: Props) {
  const titleId = useId();
  const history = trpc.documents.history.useQuery({ documentId: document.id });
  const replacement = useReplacement(document, uploading);
  const { versions = [], reviews = [] } = history.data ?? {};
  return (
    <section className={classes.history} aria-labelledby={titleId}>
      <div className={classes.historyHead}>
        <h3 id={titleId}>{words.history}</h3>
        <FileButton
          accept={uploading.accept.join(",")}
          onChange={(file) => void (file && replacement.start(file))}
        >
          {(props) => (
            <Button
              {...props}
              size="xs"
              title={words.replaceHelp}
              disabled={replacement.percent !== null}
              leftSection={<IconReplace size={16} aria-hidden />}
            >
              {replacement.percent === null ? words.replace : words.replacing(replacement.percent)}
            </Button>
          )}
        </FileButton>
      </div>
      {replacement.problem !== null && (
        <p className={shared.problem} role="alert">
          {replacement.problem}
        </p>
      )}
      <FailedNote failed={history} what={words.historyWhat} />
      {versions.length > 0 && (
        <ol className={classes.versions}>
          {versions.map((version, at) => (
            <li key={version.number}>
              <Facts
                version={version}
                isCurrent={at === 0}
                reviews={reviews.filter(({ number }) => number === version.number)}
              />
              <Button
                component="a"
                size="xs"
                href={downloadAddress(document.id, version.number)}
                download
                aria-label={words.downloadVersion(version.number)}
                leftSection={<IconDownload size={16} aria-hidden />}
              >
                {words.download}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type FactsProps = { version: DocumentVersion; isCurrent: boolean; reviews: readonly DocumentReview[] };

function Facts({ version, isCurrent, reviews }: FactsProps) {
  return (
    <div className={shared.text}>
      <span className="ellipsis" dir="auto" title={version.fileName}>
        {version.fileName}
      </span>
      <span className={shared.dim}>
        {isCurrent ? words.current : words.version(version.number)}
        {" · "}
        {decision.by(words.uploadedOn, formatDay(version.uploadedAt), version.uploadedBy)}
      </span>
      <Reviews reviews={reviews} className={shared.dim} />
    </div>
  );
}
