import { Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconArrowRight,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconEye,
  IconLock,
} from "@tabler/icons-react";
import { useId } from "react";

import { duePhrase } from "#contracts/core/dates.ts";
import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { formatDay, useToday } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Badge } from "#web/ui/badge.tsx";

import { byUrgency, dayText, isMyTurn, isUrgent, lockReason, nextTodo, papersToMend } from "./todo-order.ts";

import classes from "./todo-list.module.css";

type Props = {
  journey: CustomerWorkspace;
  /** The to-do whose details were asked for. */
  askedId: number | undefined;
  /** The one whose details stand beside the list where there is room, which the Worker does not know. */
  besideId: number | undefined;
  onOpen: (todoId: number) => void;
  /** Leads to where a paper of no open to-do is replaced. */
  onMend: () => void;
};

/** The thing to do now as a large card, then the others by urgency. */
export function TodoList({ journey, askedId, besideId, onOpen, onMend }: Props) {
  const { todos } = journey;
  const me = useCurrentUser()?.fullName;
  const [paper, ...papers] = papersToMend(journey);
  const next = paper ? undefined : nextTodo(todos, me);
  const others = byUrgency(todos, me).filter((todo) => todo !== next);
  const isFirst = next === todos[0];
  if (todos.length === 0 && !paper) return <Notice title={copy.noTodosTitle} text={copy.noTodos} />;
  return (
    <>
      {paper ? (
        <Mend paper={paper} onMend={onMend} />
      ) : next ? (
        <NextStep todo={next} position={todos.indexOf(next) + 1} count={todos.length} onOpen={onOpen} />
      ) : (
        <Done journey={journey} />
      )}
      {papers.length + others.length > 0 && (
        <>
          <div className={classes.head}>
            <h2>{next && isFirst ? copy.afterThat : copy.todos}</h2>
            <span>{journey.isSequential ? copy.oneAfterOther : copy.anyOrder}</span>
          </div>
          <ol className={classes.list}>
            {papers.map((one) => (
              <PaperRow key={`paper-${one.id}`} paper={one} onMend={onMend} />
            ))}
            {others.map((todo) => (
              <Row
                key={todo.id}
                todo={todo}
                isMyTurn={isMyTurn(todo, me)}
                position={todos.indexOf(todo) + 1}
                reason={lockReason(todo, todos)}
                open={todo.id === askedId ? "asked" : todo.id === besideId ? "beside" : undefined}
                onOpen={onOpen}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

type NextProps = { todo: CustomerTodo; position: number; count: number; onOpen: (todoId: number) => void };

function NextStep({ todo, position, count, onOpen }: NextProps) {
  const id = useId();
  const today = useToday();
  return (
    <section className={classes.next} aria-labelledby={id}>
      <div className={classes.top}>
        <Badge tone={todo.returnedReason === null ? "ocean" : "urgent"}>
          {todo.returnedReason === null ? copy.nextStep : copy.returned}
        </Badge>
        <span>{copy.nOfM(position, count)}</span>
      </div>
      <div>
        <h2 id={id}>{todo.title}</h2>
        <p className={classes.text}>{todo.returnedReason ?? todo.description}</p>
      </div>
      {todo.dueDate !== null && (
        <p className={classes.due} data-urgent={isUrgent(todo.dueDate, today) || undefined}>
          <IconClock size={16} stroke={1.75} aria-hidden />
          {copy.due(duePhrase(todo.dueDate, today), dayText(todo.dueDate))}
        </p>
      )}
      <Button
        size="lg"
        variant="filled"
        fullWidth
        rightSection={<IconArrowRight size={18} aria-hidden />}
        aria-label={copy.reviewOf(todo.title)}
        onClick={() => onOpen(todo.id)}
      >
        {copy.review}
      </Button>
    </section>
  );
}

type Paper = CustomerWorkspace["files"][number];
type PaperProps = { paper: Paper; onMend: () => void };

/** A paper that was handed back, as the thing to do now. */
function Mend({ paper, onMend }: PaperProps) {
  const id = useId();
  return (
    <section className={classes.next} aria-labelledby={id}>
      <div className={classes.top}>
        <Badge tone="urgent">{copy.returned}</Badge>
      </div>
      <div>
        <h2 id={id} dir="auto">
          {paper.name}
        </h2>
        <p className={classes.text} dir="auto">
          {paper.rejectionReason}
        </p>
      </div>
      <Button
        size="lg"
        variant="filled"
        fullWidth
        rightSection={<IconArrowRight size={18} aria-hidden />}
        aria-label={copy.replaceOf(paper.name)}
        onClick={onMend}
      >
        {copy.replace}
      </Button>
    </section>
  );
}

function PaperRow({ paper, onMend }: PaperProps) {
  const id = useId();
  return (
    <li className={classes.row}>
      <span className={classes.step} aria-hidden>
        <IconAlertTriangle size={16} stroke={2} />
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto" title={paper.name}>
          {paper.name}
        </span>
        <span className={classes.line} id={id} data-urgent>
          {copy.yours(copy.returned)}
        </span>
      </span>
      <Button
        size="lg"
        className={classes.button}
        aria-label={copy.replaceOf(paper.name)}
        aria-describedby={id}
        onClick={onMend}
      >
        {copy.replace}
      </Button>
    </li>
  );
}

type RowProps = {
  todo: CustomerTodo;
  isMyTurn: boolean;
  position: number;
  reason: string;
  open: "asked" | "beside" | undefined;
  onOpen: (todoId: number) => void;
};

function Row({ todo, isMyTurn: isMine, position, reason, open, onOpen }: RowProps) {
  const id = useId();
  const isDone = todo.status !== "pending" && !isMine;
  const isLocked = todo.status === "pending";
  return (
    <li className={classes.row} data-open={open}>
      <span className={classes.step} data-status={isDone ? "completed" : todo.status} aria-hidden>
        {isDone ? <IconCheck size={16} stroke={2.25} /> : position}
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto" title={todo.title}>
          {todo.title}
        </span>
        <Line todo={todo} isMine={isMine} reason={reason} id={id} />
      </span>
      <Button
        size="lg"
        className={classes.button}
        disabled={isLocked}
        aria-label={isDone ? copy.viewOf(todo.title) : copy.reviewOf(todo.title)}
        aria-describedby={id}
        onClick={() => onOpen(todo.id)}
      >
        {isDone ? copy.view : copy.review}
      </Button>
    </li>
  );
}

type LineProps = { todo: CustomerTodo; isMine: boolean; reason: string; id: string };

/** Under a title, who acts next: done when, locked why, or due when. */
function Line({ todo, isMine, reason, id }: LineProps) {
  const today = useToday();
  const [Icon, words, isLate] = lineOf(todo, isMine, reason, today);
  return (
    <span className={classes.line} id={id} data-urgent={isLate || undefined}>
      <Icon size={14} stroke={2} aria-hidden />
      {words}
    </span>
  );
}

function lineOf(
  todo: CustomerTodo,
  isMine: boolean,
  reason: string,
  today: string,
): [typeof IconLock, string, boolean] {
  if (todo.inReview) return [IconEye, copy.inReview, false];
  if (todo.status === "pending") return [IconLock, reason, false];
  if (todo.status === "completed") {
    return [
      IconCircleCheck,
      todo.completedAt ? copy.completedOn(formatDay(todo.completedAt)) : copy.completed,
      false,
    ];
  }
  if (!isMine) return [IconCircleCheck, copy.mineDoneBanner, false];
  if (todo.returnedReason !== null) return [IconAlertTriangle, copy.yours(copy.returned), true];
  if (todo.dueDate === null) return [IconClock, copy.open, false];
  return [IconClock, copy.yours(duePhrase(todo.dueDate, today)), isUrgent(todo.dueDate, today)];
}

function Done({ journey }: { journey: CustomerWorkspace }) {
  const { todos, petName } = journey;
  if (todos.every(({ status }) => status === "completed"))
    return <Notice title={copy.allDoneTitle} text={copy.allDone(petName)} isDone />;
  const isSent = todos.some(({ inReview }) => inReview);
  const isOthers = todos.some(({ status }) => status === "current");
  const text = isSent ? copy.waiting : isOthers ? copy.waitingOthers : copy.waitingTeam;
  return <Notice title={copy.waitingTitle} text={text} />;
}

function Notice({ title, text, isDone }: { title: string; text: string; isDone?: boolean }) {
  return (
    <section className={classes.notice} data-done={isDone}>
      {isDone ? <IconCircleCheck size={24} aria-hidden /> : <IconEye size={24} aria-hidden />}
      <div>
        <h2>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
    </section>
  );
}
