import { Button, Loader, Tabs } from "@mantine/core";
import { IconArchive, IconCloudOff, IconMapOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { readAgain } from "#web/core/read-again.ts";
import { useCurrentUser, useIsOn } from "#web/core/session.ts";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { Count } from "#web/ui/count.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { PageState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { LazyPart, type Load } from "#web/ui/lazy-part.tsx";
import { SignInFirst } from "#web/ui/sign-in-first.tsx";

import { ActionDetails } from "./action-details.tsx";
import { DetailsFrame, loadDrawer, useHasDetailsColumn } from "./details-frame.tsx";
import { InviterLine } from "./inviter-line.tsx";
import { JourneyBanner } from "./journey-banner.tsx";
import { type JourneyView, tabOf } from "./journey-view.ts";
import { NewMessages } from "./new-messages.tsx";
import type { PapersProps, TalkProps, WidgetTable } from "./parts.ts";
import { RecordColumn } from "./record-column.tsx";
import { TodoList } from "./todo-list.tsx";
import { nextTodo, widgetOf } from "./todo-order.ts";

import classes from "./customer-screen.module.css";

type Props = {
  /** Undefined for an address that names no journey. */
  workspaceId: number | undefined;
  view: JourneyView;
  onView: (change: JourneyView) => void;
  widgets: WidgetTable;
  /** What a to-do needs before it can be handed in. */
  papers: Load<PapersProps>;
  /** The Files tab. */
  files: Load<{ journey: CustomerWorkspace; onChanged: () => Promise<void> }>;
  /** What is ahead on the journey: appointments and flights. */
  events: Load<Pick<CustomerWorkspace, "events">>;
  /** The travel rules tab. */
  rules: Load<{ journey: CustomerWorkspace; asked: string | undefined }>;
  /** The conversation, of the journey and about a to-do. */
  talk: Load<TalkProps>;
};

/** The owner's page of one journey. */
export function CustomerScreen({ workspaceId, ...rest }: Props) {
  const found = trpc.journeys.customerWorkspace.useQuery(
    { workspaceId: workspaceId ?? 0 },
    { enabled: workspaceId !== undefined },
  );
  const code = codeOf(found.error);
  if (workspaceId === undefined || code === "not_found" || code === "invalid_input") {
    return (
      <PageState icon={IconMapOff} title={copy.notFoundTitle} text={copy.notFound}>
        <Button size="lg" renderRoot={(props) => <Link to="/journeys" {...props} />}>
          {copy.notFoundHome}
        </Button>
      </PageState>
    );
  }
  if (code === "unauthorized" && !found.data) {
    return <SignInFirst />;
  }
  if (found.data) {
    return <Journey key={found.data.id} journey={found.data} failed={found} {...rest} />;
  }
  if (found.error) {
    return (
      <PageState icon={IconCloudOff} title={copy.loadFailedTitle} text={sentenceOf(found.error)}>
        <Button size="lg" loading={found.isFetching} onClick={() => void found.refetch()}>
          {copy.retry}
        </Button>
      </PageState>
    );
  }
  return (
    <div className={classes.loading}>
      <Delayed>
        <Loader role="status" aria-label={copy.loading} />
      </Delayed>
    </div>
  );
}

type JourneyProps = Omit<Props, "workspaceId"> & {
  journey: CustomerWorkspace;
  failed: { error: unknown; refetch: () => unknown; isFetching: boolean };
};

function Journey({
  journey,
  failed,
  view,
  onView,
  widgets,
  papers,
  files,
  events,
  rules,
  talk,
}: JourneyProps) {
  const changed = useJourneyChanged(journey.id);
  const hasColumn = useHasDetailsColumn();
  const hasSchedule = useIsOn("schedule");
  const hasRules = journey.panels.includes("rules");
  const next = nextTodo(journey.todos, { name: useCurrentUser()?.fullName, rights: journey.rights });
  const [isClosed, setClosed] = useState(false);
  const [askedStep, setAskedStep] = useState<string>();
  const asked = journey.todos.find(({ id, status }) => id === view.todoId && status !== "pending");
  // A wide page has room for the next step from the start.
  const beside = isClosed ? undefined : next;
  const todo = asked ?? (hasColumn ? beside : undefined);
  const open = (todoId: number) => onView({ ...view, tab: "flow", todoId });
  const mend = () => onView({ ...view, tab: "files", todoId: undefined });
  // What the next press needs, fetched once the page is drawn and again while a finger is on its way, so that it is
  // there on a bad line too; a failure shows when it is really needed.
  const widget = widgets[next ? widgetOf(next) : "none"];
  const preload = useCallback(() => {
    void widget?.().catch(() => undefined);
    if (!hasColumn) void loadDrawer().catch(() => undefined);
  }, [hasColumn, widget]);
  useEffect(preload, [preload]);

  return (
    <div className={classes.page} onPointerEnter={preload}>
      <PageTitle of={copy.title(journey.petName)} />
      <JourneyBanner journey={journey} />
      {journey.isArchived && (
        <p className={classes.archived} role="status">
          <IconArchive size={20} stroke={1.75} aria-hidden />
          <span>
            <b>{copy.archived}</b> {copy.archivedNote}
          </span>
        </p>
      )}
      <InviterLine journey={journey} />
      {journey.welcome !== null && (
        <p className={classes.welcome} dir="auto">
          {journey.welcome}
        </p>
      )}
      <NewMessages
        workspaceId={journey.id}
        onGo={() => view.tab !== "flow" && onView({ ...view, tab: "flow" })}
      />
      <FailedNote failed={failed} what={copy.title(journey.petName)} />
      <Tabs
        value={hasRules || view.tab !== "rules" ? view.tab : "flow"}
        keepMounted={false}
        onChange={(tab) => {
          setAskedStep(undefined);
          onView({ ...view, tab: tabOf(tab), todoId: undefined });
        }}
      >
        <Tabs.List className={classes.tabs} aria-label={copy.tabs}>
          <Tabs.Tab value="flow">{copy.flow}</Tabs.Tab>
          <Tabs.Tab value="files">
            {copy.files}
            {journey.files.length > 0 && <Count value={journey.files.length} />}
          </Tabs.Tab>
          {hasRules && <Tabs.Tab value="rules">{copy.rules}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="flow" className={classes.columns}>
          <div className={classes.list}>
            <TodoList
              journey={journey}
              askedId={asked?.id}
              besideId={asked ? undefined : beside?.id}
              onOpen={open}
              onMend={mend}
              onRules={(stepId) => {
                setAskedStep(stepId);
                onView({ ...view, tab: "rules", todoId: undefined });
              }}
            />
            {hasSchedule && <LazyPart load={events} props={{ events: journey.events }} />}
          </div>
          <DetailsFrame
            askedId={asked?.id}
            onClose={() => {
              setClosed(true);
              if (asked) onView({ ...view, todoId: undefined });
            }}
          >
            {todo ? (
              <ActionDetails
                key={todo.id}
                journey={journey}
                todo={todo}
                widgets={widgets}
                papers={papers}
                talk={talk}
                onChanged={changed}
                onOpen={open}
              />
            ) : null}
          </DetailsFrame>
          <RecordColumn
            journey={journey}
            tab={view.record}
            onTab={(record) => onView({ ...view, record })}
            talk={talk}
            onOpen={open}
            onMend={mend}
          />
        </Tabs.Panel>
        <Tabs.Panel value="files" className={classes.files}>
          <LazyPart load={files} props={{ journey, onChanged: changed }} />
        </Tabs.Panel>
        {hasRules && (
          <Tabs.Panel value="rules" className={classes.files}>
            <LazyPart load={rules} props={{ journey, asked: askedStep }} />
          </Tabs.Panel>
        )}
      </Tabs>
    </div>
  );
}

/** Reads again everything that shows a journey; resolves when this page shows the change. */
function useJourneyChanged(workspaceId: number): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => readAgain(client, ["workspaces", "tasks", "documents", "payments", "notifications"], workspaceId),
    [client, workspaceId],
  );
}
