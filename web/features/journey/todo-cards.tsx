import { Button } from "@mantine/core";
import { IconArrowRight, IconCircleCheck, IconClock, IconEye } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { duePhrase } from "#contracts/core/dates.ts";
import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Named } from "#web/ui/named.tsx";

import { dayText, isUrgent, laterStep, mayDo, type Reader } from "./todo-order.ts";
import type { PaperProps, StepProps } from "./todo-rows.tsx";

import classes from "./todo-list.module.css";

type CardProps = {
  title: string;
  text: string | null;
  isReturned?: boolean;
  /** Where it stands among the to-dos, or who asks for it. */
  place?: string;
  dueDate?: CalendarDate | null;
  button: string;
  label: string;
  onPress: () => void;
};

/** The thing to do now, large above the list. */
function Card({ title, text, isReturned = false, place, dueDate = null, button, label, onPress }: CardProps) {
  const id = useId();
  const today = useToday();
  return (
    <section className={classes.next} aria-labelledby={id}>
      <div className={classes.top}>
        <Badge tone={isReturned ? "urgent" : "ocean"}>{isReturned ? copy.returned : copy.nextStep}</Badge>
        {place !== undefined && <span>{place}</span>}
      </div>
      <div>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        <p className={classes.text} dir="auto">
          {text}
        </p>
      </div>
      {dueDate !== null && (
        <p className={classes.due} data-urgent={isUrgent(dueDate, today) || undefined}>
          <IconClock size={16} stroke={1.75} aria-hidden />
          {copy.due(duePhrase(dueDate, today), dayText(dueDate))}
        </p>
      )}
      <Button
        size="lg"
        variant="filled"
        fullWidth
        rightSection={<IconArrowRight size={18} aria-hidden />}
        aria-label={label}
        onClick={onPress}
      >
        {button}
      </Button>
    </section>
  );
}

type NextProps = {
  todo: CustomerTodo;
  called: string;
  position: number;
  count: number;
  onOpen: (todoId: number) => void;
};

export function NextStep({ todo, called, position, count, onOpen }: NextProps) {
  const { id, title, returnedReason, description, dueDate } = todo;
  return (
    <Card
      title={title}
      text={returnedReason ?? description}
      isReturned={returnedReason !== null}
      place={copy.nOfM(position, count)}
      dueDate={dueDate}
      button={copy.review}
      label={copy.reviewOf(called)}
      onPress={() => onOpen(id)}
    />
  );
}

/** What the travel rules ask for, as the thing to do now. */
export function NextRuleStep({ step: { stepId, title, next, dueDate }, onRules }: StepProps) {
  return (
    <Card
      title={title}
      text={next ?? copy.ruleStep}
      place={copy.rules}
      dueDate={dueDate}
      button={copy.seeHow}
      label={copy.seeHowOf(title)}
      onPress={() => onRules(stepId)}
    />
  );
}

/** A paper that was handed back, as the thing to do now. */
export function Mend({ paper: { name, rejectionReason }, onMend }: PaperProps) {
  return (
    <Card
      title={name}
      text={rejectionReason}
      isReturned
      button={copy.replace}
      label={copy.replaceOf(name)}
      onPress={onMend}
    />
  );
}

/** What stands above a list in which nothing waits for its reader. */
export function Done({ journey, reader }: { journey: CustomerWorkspace; reader: Reader }) {
  const { todos, ruleSteps, stepsInReview, impossibleStep, petName } = journey;
  const later = laterStep(ruleSteps);
  const isDone = todos.every(({ status }) => status === "completed");
  if (isDone && impossibleStep !== null) {
    return (
      <Notice
        title={copy.impossibleTitle}
        text={<Named of={copy.impossible} names={[impossibleStep, petName]} />}
      />
    );
  }
  if (isDone && !later && stepsInReview.length === 0)
    return <Notice title={copy.allDoneTitle} text={<Named of={copy.allDone} names={[petName]} />} isDone />;
  const isTheirs = todos.some((todo) => todo.status === "current" && !todo.inReview && !mayDo(todo, reader));
  const isSent = todos.some(({ inReview }) => inReview);
  const isOthers = todos.some(({ status }) => status === "current");
  const byRules = isDone && later?.opensOn && copy.waitingRules(later.title, formatDate(later.opensOn));
  if (isTheirs) return <Notice title={copy.waitingTitle} text={copy.waitingTheirs} />;
  const text = byRules || (isSent ? copy.waiting : isOthers ? copy.waitingOthers : copy.waitingTeam);
  return <Notice title={copy.waitingTitle} text={text} />;
}

type ReviewProps = { steps: CustomerWorkspace["stepsInReview"]; onRules: (stepId: string) => void };

/** What the travel rules ask that is nobody's to do before somebody of the company has looked. */
export function InReview({ steps, onRules }: ReviewProps) {
  const [first] = steps;
  if (!first) return null;
  return (
    <Notice title={copy.lookTitle} text={copy.look}>
      <ul className={classes.looked}>
        {steps.map(({ stepId, title }) => (
          <li key={stepId}>{title}</li>
        ))}
      </ul>
      <Button size="lg" variant="default" onClick={() => onRules(first.stepId)}>
        {copy.lookRules}
      </Button>
    </Notice>
  );
}

type NoticeProps = { title: string; text: ReactNode; isDone?: boolean; children?: ReactNode };

export function Notice({ title, text, isDone, children }: NoticeProps) {
  return (
    <section className={classes.notice} data-done={isDone}>
      {isDone ? <IconCircleCheck size={24} aria-hidden /> : <IconEye size={24} aria-hidden />}
      <div>
        <h2>{title}</h2>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
