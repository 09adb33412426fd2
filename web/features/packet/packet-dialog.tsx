import { Button, Progress } from "@mantine/core";
import { IconFileTypePdf, IconFileZip, IconFolderDown } from "@tabler/icons-react";

import { LIMITS } from "#contracts/core/limits.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { documents as documentWords } from "#web/copy/documents.ts";
import { packet as copy } from "#web/copy/packet.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";
import { formatDay, useToday } from "#web/core/dates.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import type { Packet } from "./make-packet.ts";
import { type PacketJourney, usePacket } from "./use-packet.ts";

import classes from "./packet.module.css";

export type { PacketJourney } from "./use-packet.ts";

type Props = { journey: PacketJourney; onClose: () => void };

/** What goes into a journey's submission packet, and the two ways to take it along. */
export function PacketDialog({ journey, onClose }: Props) {
  const list = trpc.documents.list.useInfiniteQuery(
    { workspaceId: journey.id, sort: "oldest", limit: PAGE_LIMIT_MAX },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  useAllPages(list);
  const today = useToday();
  // Where the company shows owners no rules, the packet goes without them.
  const rules = trpc.journeys.assess.useQuery({ workspaceId: journey.id });
  const asked = {
    steps: rules.data?.assessment.steps ?? [],
    today: rules.data?.today ?? today,
  };
  const making = usePacket(journey);
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const approved = all.filter(({ status }) => status === "approved");
  const isThere = list.isSuccess && !list.hasNextPage;
  const waiting = all.length - approved.length;
  const close = () => {
    making.cancel();
    onClose();
  };
  const papers = approved.map((paper) => ({
    ...paper,
    note: `${paper.category === null ? documentWords.noCategory : documentWords.categories[paper.category]} · ${formatDay(paper.uploadedAt)}`,
  }));
  const isTooMany = approved.length > LIMITS.packetFiles;
  return (
    <Dialog opened onClose={close} title={copy.title}>
      <ListOf
        list={list}
        what={copy.what}
        count={approved.length}
        empty={<EmptyState icon={IconFolderDown} title={copy.none} text={copy.noneHelp} />}
      >
        <div className={classes.dialog}>
          <p className={classes.text}>{copy.help}</p>
          <ol className={classes.papers} aria-label={copy.what}>
            {approved.map(({ id, name }) => (
              <li key={id}>
                <span className="ellipsis" dir="auto" title={name}>
                  {name}
                </span>
              </li>
            ))}
          </ol>
          {waiting > 0 && <p className={classes.dim}>{copy.waiting(waiting)}</p>}
          {making.state === "done" && <Outcome packet={making.packet} />}
          {making.state === "failed" && (
            <p className={classes.problem} role="alert">
              {`${copy.failed} ${making.problem}`}
            </p>
          )}
          {making.state === "making" ? (
            <div className={classes.making}>
              <p role="status">{copy.reading(making.done, papers.length)}</p>
              <Progress.Root size={8}>
                <Progress.Section
                  value={Math.round((making.done / papers.length) * 100)}
                  aria-label={copy.progress}
                />
              </Progress.Root>
              <Button size="lg" onClick={making.cancel}>
                {copy.cancel}
              </Button>
            </div>
          ) : (
            <div className={classes.ways}>
              <Button
                size="lg"
                variant="filled"
                leftSection={<IconFileTypePdf size={18} aria-hidden />}
                disabled={!isThere || rules.isPending || isTooMany}
                onClick={() => void making.start(papers, asked)}
              >
                {copy.makePdf}
              </Button>
              <Button
                component="a"
                size="lg"
                href={`/files/archive?workspaceId=${journey.id}`}
                download
                leftSection={<IconFileZip size={18} aria-hidden />}
              >
                {copy.makeZip}
              </Button>
            </div>
          )}
        </div>
      </ListOf>
    </Dialog>
  );
}

function Outcome({ packet }: { packet: Packet }) {
  return (
    <div role="status" className={classes.outcome}>
      <b>{copy.done}</b>
      <p>{copy.doneText(packet.papers, packet.pages)}</p>
      {packet.leftOut.length > 0 && (
        <>
          <b>{copy.leftOut}</b>
          <ul>
            {packet.leftOut.map(({ id, name, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                {`: ${copy.reasons[reason]}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
