import { Button } from "@mantine/core";
import { IconAlertTriangle, IconArrowRight, IconCircleCheck, IconEye } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { formatDay } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { LazyPart, type Load } from "#web/ui/lazy-part.tsx";
import { Named } from "#web/ui/named.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";

import { Assignees } from "./assignees.tsx";
import type { PapersProps, TalkProps, WidgetTable } from "./parts.ts";
import { PayerWarning } from "./payer-warning.tsx";
import { ReadTodo } from "./read-todo.tsx";
import { Stuck } from "./stuck.tsx";
import { isMyPartDone, nextTodo, widgetOf } from "./todo-order.ts";

import classes from "./details.module.css";

type Props = {
  journey: CustomerWorkspace;
  todo: CustomerTodo;
  widgets: WidgetTable;
  papers: Load<PapersProps>;
  talk: Load<TalkProps>;
  onChanged: () => Promise<void>;
  onOpen: (todoId: number) => void;
};

/** One to-do: what it asks, the part to do it with, who has it, and what was said about it. */
export function ActionDetails({ journey, todo, widgets, papers, talk, onChanged, onOpen }: Props) {
  const [isDoneHere, setDoneHere] = useState(false);
  const [payerName, setPayerName] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here, or that ended the to-do, is gone.
    if (document.activeElement === document.body) title.current?.focus();
  }, [isDoneHere]);
  const me = useCurrentUser()?.fullName;
  const isMineDone = isMyPartDone(todo, me);
  const isDone = todo.status === "completed" || todo.inReview || isMineDone;
  const next = nextTodo(journey.todos, { name: me, rights: journey.rights });
  const widget = widgetOf(todo);
  const load = widgets[widget];
  const done = () => {
    setDoneHere(true);
    // What came of it stays until its reader goes on: the page would show the next step by itself.
    onOpen(todo.id);
    void onChanged();
  };

  return (
    <div className={classes.body}>
      <div>
        <h3 ref={title} tabIndex={-1} className={classes.title} dir="auto">
          {todo.title}
        </h3>
        {todo.description !== "" && <p className={classes.text}>{todo.description}</p>}
        {todo.reading !== null && (
          <div className={classes.reading} dir="auto">
            {todo.reading}
          </div>
        )}
      </div>
      <StateBanner todo={todo} isMineDone={isMineDone} />
      {todo.hasRolesWarning && <PayerWarning journey={journey} onSaved={setPayerName} />}
      {payerName !== null && !isDone && <PayerSet name={payerName} />}
      {todo.papers.length > 0 && !isDone && <LazyPart load={papers} props={{ todo, journey, onChanged }} />}
      {load && (
        <LazyPart
          load={load}
          props={{ todo, journey, isReadOnly: isDone && !isDoneHere, onChanged, onDone: done }}
        />
      )}
      {(widget === "read" || widget === "do") &&
        !isDone &&
        (journey.rights.includes("complete") ? (
          <ReadTodo todo={todo} onDone={done} />
        ) : (
          <NotYours right="complete" journey={journey} />
        ))}
      {widget === "none" && !isDone && <p className={classes.text}>{copy.nothingToDo}</p>}
      {isDone && isDoneHere && next && next.id !== todo.id && (
        <Button
          size="lg"
          variant="filled"
          fullWidth
          className={classes.wrapping}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => onOpen(next.id)}
        >
          {copy.next(next.title)}
        </Button>
      )}
      {!isDone && <Stuck todo={todo} mayWrite={journey.rights.includes("write")} onChanged={onChanged} />}
      <Assignees todo={todo} />
      <LazyPart
        load={talk}
        props={{
          journey,
          taskId: todo.id,
          look: "comment",
          listLabel: copy.comments,
          boxLabel: copy.comment,
          hint: copy.commentHint(journey.inviterName.split(" ")[0] ?? journey.inviterName),
        }}
      />
    </div>
  );
}

/** In place of the warning, and of the button that had the focus. */
function PayerSet({ name }: { name: string }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={classes.banner} data-tone="green" role="status">
      <IconCircleCheck size={18} stroke={1.75} aria-hidden />
      <b>
        <Named of={copy.payerSaved} names={[name]} />
      </b>
    </div>
  );
}

function StateBanner({ todo, isMineDone }: { todo: CustomerTodo; isMineDone: boolean }) {
  if (todo.inReview) return <Banner icon={IconEye} tone="blue" text={copy.inReviewBanner} />;
  if (todo.status === "completed") {
    const text = todo.completedAt ? copy.completedBanner(formatDay(todo.completedAt)) : copy.completed;
    return <Banner icon={IconCircleCheck} tone="green" text={text} />;
  }
  if (isMineDone) return <Banner icon={IconCircleCheck} tone="green" text={copy.mineDoneBanner} />;
  if (todo.returnedReason === null) return null;
  return (
    <Banner icon={IconAlertTriangle} tone="red" text={copy.returnedBanner} detail={todo.returnedReason} />
  );
}

type BannerProps = { icon: typeof IconEye; tone: "blue" | "green" | "red"; text: string; detail?: string };

function Banner({ icon: Icon, tone, text, detail }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role="status">
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>
        <b>{text}</b>
        {detail !== undefined && <p dir="auto">{detail}</p>}
      </div>
    </div>
  );
}
