import { Button } from "@mantine/core";
import { useState } from "react";

import { workflowMoves } from "#web/copy/workflow-moves.ts";
import { publishing, versionWords as copy } from "#web/copy/workflow-publishing.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import type { EditorActions } from "./use-editor.ts";

import classes from "./dialogs.module.css";

const PAGE = { limit: 20 };
const journeysOf = async () => (await import("./version-journeys.tsx")).VersionJourneys;

type Props = { templateId: number; isReadOnly: boolean; actions: EditorActions; onClose: () => void };

/** What has been published of a template, who runs on it, and a way back to each. */
export function VersionsSheet({ templateId, isReadOnly, actions, onClose }: Props) {
  const utils = trpc.useUtils();
  const list = trpc.workflows.versions.useInfiniteQuery(
    { templateId, ...PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const [journeysOn, setJourneysOn] = useState<number | null>(null);
  const newest = list.data?.pages[0]?.items.find(({ isCurrent }) => isCurrent)?.number ?? null;
  const versions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const use = async (number: number) => {
    const { graph } = await utils.workflows.version.fetch({ templateId, number });
    actions.change(() => graph);
    actions.tell(copy.used(number));
    onClose();
  };
  if (journeysOn !== null) {
    return (
      <Sheet title={workflowMoves.journeysOn(journeysOn)} side="right" onClose={onClose}>
        <LazyPart
          load={journeysOf}
          props={{ templateId, number: journeysOn, newest, onBack: () => setJourneysOn(null) }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet title={copy.title} side="right" onClose={onClose}>
      <div className={classes.versions}>
        <ListOf list={list} what={copy.what} count={versions.length} empty={<p>{copy.none}</p>}>
          <ol>
            {versions.map((version) => (
              <li key={version.id}>
                <strong>{copy.version(version.number)}</strong>
                {version.isCurrent && <Badge tone="green">{copy.current}</Badge>}
                <p>
                  {version.publishedAt &&
                    copy.published(formatInstant(version.publishedAt), version.publishedBy)}
                </p>
                <p>{`${copy.steps(version.stepCount)} · ${publishing.runsOn(version.journeys, version.number)}`}</p>
                {version.journeys > 0 && (
                  <Button
                    size="xs"
                    aria-label={workflowMoves.seeJourneysLabel(version.journeys, version.number)}
                    onClick={() => setJourneysOn(version.number)}
                  >
                    {workflowMoves.seeJourneys(version.journeys)}
                  </Button>
                )}
                {!isReadOnly && (
                  <Button
                    size="xs"
                    aria-label={copy.useLabel(version.number)}
                    onClick={() => void use(version.number)}
                  >
                    {copy.use}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </ListOf>
        <ShowMore shown={versions.length} list={list} />
      </div>
    </Sheet>
  );
}
