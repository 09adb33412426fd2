import { NativeSelect, TextInput } from "@mantine/core";

import { LIMITS } from "#contracts/core/limits.ts";
import { TRAVEL_CLASSES, VACCINATION_STATUSES } from "#contracts/forms/terms.ts";
import type { Condition, WorkflowEdge, WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { FACTS, OPERATORS } from "#contracts/workflows/graph.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { oneOf } from "#web/core/address.ts";
import { reaches } from "#web/features/workflows/graph/order.ts";
import { factWords, FORM_FACTS } from "#web/features/workflows/step-words.ts";

type Choice = { value: string; label: string };
type Props = {
  way: WorkflowEdge;
  graph: WorkflowGraph;
  condition: Condition;
  onCondition: (condition: Condition) => void;
  onSettle: () => void;
  isReadOnly: boolean;
};

const OPERATOR_NAMES = Object.keys(OPERATORS) as (keyof typeof OPERATORS)[];

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** What can be chosen as the value, where the fact is one of a few. */
function valuesOf(fact: string, { steps }: WorkflowGraph): Choice[] | null {
  const [kind, name] = fact.split(".");
  if (fact === "species") return plain(PET_TYPES);
  if (fact === "form.travelClass") return plain(TRAVEL_CLASSES);
  if (fact === "form.vaccinationStatus") return plain(VACCINATION_STATUSES);
  if (fact === "form.specialHandling") {
    return [
      { value: "true", label: copy.yes },
      { value: "false", label: copy.no },
    ];
  }
  if (kind !== "decision") return null;
  const options = steps.find(({ id }) => id === name)?.data.settings?.options ?? [];
  return options.map(({ id, label }) => ({ value: id, label }));
}

/** What a way out of a branch asks: a fact of the journey, a form's answer, or a decision made on the way. */
export function ConditionFields({ way, graph, condition, onCondition, onSettle, isReadOnly }: Props) {
  const decisions = graph.steps.filter(
    ({ id, type }) => type === "decision-branch" && (id === way.from || reaches(graph, id, way.from)),
  );
  const facts = [
    ...Object.keys(FACTS),
    ...FORM_FACTS.map((name) => `form.${name}`),
    ...decisions.map(({ id }) => `decision.${id}`),
  ];
  if (!facts.includes(condition.fact)) facts.push(condition.fact);
  const values = valuesOf(condition.fact, graph);
  const ask = (fact: string) =>
    onCondition({ fact, operator: "is", value: valuesOf(fact, graph)?.[0]?.value ?? "" });
  return (
    <>
      <NativeSelect
        aria-label={copy.fact}
        value={condition.fact}
        disabled={isReadOnly}
        data={facts.map((value) => ({ value, label: factWords(value, graph) }))}
        onChange={(event) => ask(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={copy.operator}
        value={condition.operator}
        disabled={isReadOnly}
        data={OPERATOR_NAMES.map((value) => ({ value, label: OPERATORS[value] }))}
        onChange={(event) =>
          onCondition({ ...condition, operator: oneOf(OPERATOR_NAMES, event.currentTarget.value) ?? "is" })
        }
      />
      {values ? (
        <NativeSelect
          aria-label={copy.value}
          value={condition.value}
          disabled={isReadOnly}
          data={
            values.some(({ value }) => value === condition.value)
              ? values
              : [{ value: condition.value, label: copy.chooseValue }, ...values]
          }
          onChange={(event) => onCondition({ ...condition, value: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          aria-label={copy.value}
          value={condition.value}
          maxLength={LIMITS.name}
          autoComplete="off"
          disabled={isReadOnly}
          onChange={(event) => onCondition({ ...condition, value: event.currentTarget.value })}
          onBlur={onSettle}
        />
      )}
    </>
  );
}
