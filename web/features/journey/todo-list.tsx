import { toldApart } from "#contracts/core/told-apart.ts";
import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { useCurrentUser } from "#web/core/session.ts";

import { Done, InReview, Mend, NextRuleStep, NextStep, Notice } from "./todo-cards.tsx";
import { byUrgency, isMineNow, isMyTurn, lockReason, mayDo, papersToMend, whoseTurn } from "./todo-order.ts";
import { PaperRow, StepRow, TodoRow } from "./todo-rows.tsx";

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
  /** Leads to a step of the travel rules. */
  onRules: (stepId: string) => void;
};

/** The thing to do now as a large card, then the others by urgency. */
export function TodoList({ journey, askedId, besideId, onOpen, onMend, onRules }: Props) {
  const { todos } = journey;
  const reader = { name: useCurrentUser()?.fullName, rights: journey.rights };
  const [paper, ...papers] = papersToMend(journey);
  const items = byUrgency(journey, reader);
  const next = paper ? undefined : items.slice(0, 1).find((item) => isMineNow(item, reader));
  const others = items.filter((item) => item !== next);
  const names = toldApart(
    todos,
    ({ title }) => title,
    (todo) => copy.step(todos.indexOf(todo) + 1),
  );
  const calledOf = (todo: CustomerTodo) => names.get(todo) ?? todo.title;
  const isInOrder = next?.kind === "todo" && next.todo === todos[0];
  if (items.length === 0 && !paper && journey.stepsInReview.length === 0)
    return <Notice title={copy.noTodosTitle} text={copy.noTodos} />;
  return (
    <>
      {paper ? (
        <Mend paper={paper} onMend={onMend} />
      ) : next?.kind === "step" ? (
        <NextRuleStep step={next.step} onRules={onRules} />
      ) : next ? (
        <NextStep
          todo={next.todo}
          called={calledOf(next.todo)}
          position={todos.indexOf(next.todo) + 1}
          count={todos.length}
          onOpen={onOpen}
        />
      ) : (
        <Done journey={journey} reader={reader} />
      )}
      {papers.length + others.length > 0 && (
        <>
          <div className={classes.head}>
            <h2>{isInOrder ? copy.afterThat : copy.todos}</h2>
            <span>{journey.isSequential ? copy.oneAfterOther : copy.anyOrder}</span>
          </div>
          <ol className={classes.list}>
            {papers.map((one) => (
              <PaperRow key={`paper-${one.id}`} paper={one} onMend={onMend} />
            ))}
            {others.map((item) =>
              item.kind === "step" ? (
                <StepRow
                  key={item.step.stepId}
                  step={item.step}
                  isMine={isMineNow(item, reader)}
                  onRules={onRules}
                />
              ) : (
                <TodoRow
                  key={item.todo.id}
                  todo={item.todo}
                  called={calledOf(item.todo)}
                  isMyTurn={isMyTurn(item.todo, reader)}
                  others={mayDo(item.todo, reader) ? null : whoseTurn(item.todo, journey)}
                  position={todos.indexOf(item.todo) + 1}
                  reason={lockReason(item.todo, todos)}
                  open={item.todo.id === askedId ? "asked" : item.todo.id === besideId ? "beside" : undefined}
                  onOpen={onOpen}
                />
              ),
            )}
          </ol>
        </>
      )}
      <InReview steps={journey.stepsInReview} onRules={onRules} />
    </>
  );
}
