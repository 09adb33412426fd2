import { Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconEye,
  IconLock,
  IconShieldCheck,
} from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import { duePhrase } from "#contracts/core/dates.ts";
import type { CustomerTodo, CustomerWorkspace, OwnersStep } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { formatDay, useToday } from "#web/core/dates.ts";
import { Named } from "#web/ui/named.tsx";

import { isUrgent } from "./todo-order.ts";

import classes from "./todo-list.module.css";

export type StepProps = { step: OwnersStep; onRules: (stepId: string) => void };
export type PaperProps = { paper: CustomerWorkspace["files"][number]; onMend: () => void };

/** Who acts next, and what or by when; late where it cannot wait. */
type Line = readonly [Icon: typeof IconLock, words: ReactNode, isLate: boolean];

type ListRowProps = {
  /** What stands before the title: its place, or an icon. */
  mark: ReactNode;
  status?: CustomerTodo["status"];
  title: string;
  line: Line;
  button: string;
  label: string;
  isLocked?: boolean;
  open?: "asked" | "beside" | undefined;
  onPress: () => void;
};

function ListRow({
  mark,
  status,
  title,
  line,
  button,
  label,
  isLocked = false,
  open,
  onPress,
}: ListRowProps) {
  const id = useId();
  const [Icon, words, isLate] = line;
  return (
    <li className={classes.row} data-open={open}>
      <span className={classes.step} data-status={status} aria-hidden>
        {mark}
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto" title={title}>
          {title}
        </span>
        <span className={classes.line} id={id} data-urgent={isLate || undefined}>
          <Icon size={14} stroke={2} aria-hidden />
          {words}
        </span>
      </span>
      <Button
        size="lg"
        className={classes.button}
        disabled={isLocked}
        aria-label={label}
        aria-describedby={id}
        onClick={onPress}
      >
        {button}
      </Button>
    </li>
  );
}

export function StepRow({
  step: { stepId, title, dueDate },
  isMine,
  onRules,
}: StepProps & { isMine: boolean }) {
  const today = useToday();
  const what = dueDate === null ? copy.ruleStep : duePhrase(dueDate, today);
  return (
    <ListRow
      mark={<IconShieldCheck size={16} stroke={1.75} />}
      title={title}
      line={[
        IconClock,
        isMine ? copy.yours(what) : what,
        isMine && dueDate !== null && isUrgent(dueDate, today),
      ]}
      button={copy.seeHow}
      label={copy.seeHowOf(title)}
      onPress={() => onRules(stepId)}
    />
  );
}

export function PaperRow({ paper: { name }, onMend }: PaperProps) {
  return (
    <ListRow
      mark={<IconAlertTriangle size={16} stroke={2} />}
      title={name}
      line={[IconAlertTriangle, copy.yours(copy.returned), true]}
      button={copy.replace}
      label={copy.replaceOf(name)}
      onPress={onMend}
    />
  );
}

type TodoRowProps = {
  todo: CustomerTodo;
  /** What it is called where its place does not stand beside it. */
  called: string;
  isMyTurn: boolean;
  /** Who does it where the reader's role does not include it; else null. */
  others: readonly string[] | null;
  position: number;
  /** Why it is locked, where it is. */
  reason: string;
  open: "asked" | "beside" | undefined;
  onOpen: (todoId: number) => void;
};

export function TodoRow({ todo, called, isMyTurn, others, position, reason, open, onOpen }: TodoRowProps) {
  const { id, title, status } = todo;
  const today = useToday();
  const isTheirs = isOthersTurn(todo, others);
  const isDone = status !== "pending" && !isMyTurn && !isTheirs;
  return (
    <ListRow
      mark={isDone ? <IconCheck size={16} stroke={2.25} /> : position}
      status={isDone ? "completed" : status}
      title={title}
      line={isTheirs ? theirLine(todo, others, today) : lineOf(todo, isMyTurn, reason, today)}
      button={isDone || isTheirs ? copy.view : copy.review}
      label={isDone || isTheirs ? copy.viewOf(called) : copy.reviewOf(called)}
      isLocked={status === "pending"}
      open={open}
      onPress={() => onOpen(id)}
    />
  );
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });

/** Whether others act next on what the reader can only look at. */
const isOthersTurn = (
  { status, inReview }: CustomerTodo,
  others: readonly string[] | null,
): others is readonly string[] => others !== null && status === "current" && !inReview;

function theirLine(
  { returnedReason, dueDate }: CustomerTodo,
  others: readonly string[],
  today: string,
): Line {
  const what = returnedReason !== null ? copy.returned : dueDate && duePhrase(dueDate, today);
  const names = others.length === 0 ? [copy.anOwner] : others;
  const words = <Named of={(...all) => copy.theirs(OR.format(all), what)} names={names} />;
  return [IconClock, words, false];
}

function lineOf(todo: CustomerTodo, isMine: boolean, reason: string, today: string): Line {
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
