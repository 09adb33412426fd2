import { Button, Checkbox } from "@mantine/core";
import { IconAlertTriangle, IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";

import { compareGraphs } from "#contracts/workflows/compare-graphs.ts";
import type { VersionJourney } from "#contracts/workflows/versions-shapes.ts";
import { workflowMoves as copy } from "#web/copy/workflow-moves.ts";
import { trpc } from "#web/core/api.ts";
import { formatLongDate } from "#web/core/dates.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { topicsOf } from "#web/core/mutation-topics.ts";
import { useReadAgain } from "#web/core/read-again.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { StepMoves } from "#web/ui/step-moves.tsx";

import classes from "./version-journeys.module.css";

const PAGE = { limit: 50 };

type Props = {
  templateId: number;
  number: number;
  /** The version that new journeys run on. */
  newest: number | null;
  onBack: () => void;
};

/** The journeys on one version, what the newest one changes, and a way to move several of them to it. */
export function VersionJourneys({ templateId, number, newest, onBack }: Props) {
  const list = trpc.workflows.journeys.useInfiniteQuery(
    { templateId, number, ...PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const journeys = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const to = newest !== null && newest > number ? newest : null;
  const { chosen, choose, troubles, at, move, stop } = useMoves(to);
  const left = journeys.filter(({ workspaceId }) => chosen.has(workspaceId));
  return (
    <div className={classes.journeys}>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={onBack}
        disabled={at !== null}
        data-autofocus
      >
        {copy.back}
      </Button>
      {to !== null && <Comparison templateId={templateId} from={number} to={to} />}
      <ListOf list={list} what={copy.journeys} count={journeys.length} empty={<p>{copy.noJourneys}</p>}>
        {to !== null && journeys.length > 1 && (
          <Checkbox
            label={copy.all}
            checked={left.length === journeys.length}
            indeterminate={left.length > 0 && left.length < journeys.length}
            disabled={at !== null}
            onChange={({ currentTarget }) => choose(currentTarget.checked ? journeys : [])}
          />
        )}
        <ul aria-label={copy.journeys}>
          {journeys.map((journey) => (
            <li key={journey.workspaceId}>
              {to !== null && (
                <Checkbox
                  aria-label={journey.name}
                  checked={chosen.has(journey.workspaceId)}
                  disabled={at !== null}
                  onChange={({ currentTarget }) =>
                    choose(
                      currentTarget.checked
                        ? [...left, journey]
                        : left.filter(({ workspaceId }) => workspaceId !== journey.workspaceId),
                    )
                  }
                />
              )}
              <div>
                <Link
                  to="/workspace/$workspaceId"
                  params={{ workspaceId: String(journey.workspaceId) }}
                  dir="auto"
                >
                  {journey.name}
                </Link>
                <p>
                  {copy.departs(formatLongDate(journey.departureDate))}
                  {" · "}
                  {copy.progress(journey.tasksDone, journey.tasksTotal)}
                </p>
                {troubles.has(journey.workspaceId) && (
                  <p className={classes.trouble} role="alert">
                    <IconAlertTriangle size={16} aria-hidden />
                    {troubles.get(journey.workspaceId)}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </ListOf>
      <ShowMore shown={journeys.length} list={list} keptAs={null} />
      {to !== null && (
        <footer>
          <span role="status">{at === null ? "" : copy.moving(at, left.length)}</span>
          {at !== null && <Button onClick={stop}>{copy.stop}</Button>}
          <Button
            variant="filled"
            disabled={left.length === 0}
            loading={at !== null}
            onClick={() => void move(left)}
          >
            {copy.moveMany(left.length, to)}
          </Button>
        </footer>
      )}
    </div>
  );
}

function Comparison({ templateId, from, to }: { templateId: number; from: number; to: number }) {
  const before = trpc.workflows.version.useQuery({ templateId, number: from });
  const after = trpc.workflows.version.useQuery({ templateId, number: to });
  return (
    <details className={classes.comparison} open>
      <summary>{copy.compare(from, to)}</summary>
      <FailedNote failed={before.error ? before : after} what={copy.what} />
      {before.data && after.data && (
        <StepMoves steps={compareGraphs(before.data.graph, after.data.graph, () => false)} />
      )}
    </details>
  );
}

/** Moves the chosen ones one after the other; what one is refused for stands beside it, and the others go on. */
function useMoves(to: number | null) {
  const readAgain = useReadAgain();
  const moving = trpc.workflows.moveJourney.useMutation({ meta: { isReadByCaller: true } });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [troubles, setTroubles] = useState<ReadonlyMap<number, string>>(new Map());
  const [at, setAt] = useState<number | null>(null);
  const isStopped = useRef(false);
  const move = async (journeys: readonly VersionJourney[]) => {
    if (to === null || at !== null) return;
    isStopped.current = false;
    const refused = new Map<number, string>();
    const moved = new Set<number>();
    for (const [index, { workspaceId, run }] of journeys.entries()) {
      if (isStopped.current) break;
      setAt(index + 1);
      try {
        await moving.mutateAsync({ workspaceId, toNumber: to, run });
        moved.add(workspaceId);
      } catch (error) {
        refused.set(workspaceId, refusalOf(error));
      }
    }
    setTroubles(refused);
    setChosen(new Set([...chosen].filter((id) => !moved.has(id) && !refused.has(id))));
    setAt(null);
    if (moved.size > 0) showToast({ kind: "success", title: copy.movedMany(moved.size, to) });
    await readAgain(topicsOf(["workflows", "moveJourney"]));
  };
  return {
    chosen,
    choose: (journeys: readonly VersionJourney[]) =>
      setChosen(new Set(journeys.map(({ workspaceId }) => workspaceId))),
    troubles,
    at,
    move,
    stop: () => {
      isStopped.current = true;
    },
  };
}

function refusalOf(error: unknown): string {
  if (codeOf(error) === "stale_version") return copy.notMoved.stale;
  return codeOf(error) === "wrong_state" ? copy.notMoved.there : sentenceOf(error);
}
