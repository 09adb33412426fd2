import { NativeSelect } from "@mantine/core";
import { IconUnlink } from "@tabler/icons-react";

import type { WorkflowEdge, WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { workflows } from "#web/copy/workflows.ts";
import { type Asked, withCondition } from "#web/features/workflows/graph/edits.ts";
import { whyNotConnected } from "#web/features/workflows/graph/order.ts";
import type { EditorActions } from "#web/features/workflows/use-editor.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import { ConditionFields } from "./condition-fields.tsx";

import classes from "./properties.module.css";

type Props = { step: WorkflowStep; graph: WorkflowGraph; actions: EditorActions; isReadOnly: boolean };

const nameIn = (graph: WorkflowGraph, id: string) =>
  graph.steps.find((step) => step.id === id)?.name || workflows.unnamed;

/** Where an action leads, and after a branch what decides between its ways. */
export function Ways({ step, graph, actions, isReadOnly }: Props) {
  const ways = graph.edges.filter(({ from }) => from === step.id);
  const places = new Map(graph.steps.map(({ id }, at) => [id, at + 1]));
  const free = graph.steps.filter(({ id }) => whyNotConnected(graph, step.id, id) === null);
  return (
    <fieldset className={classes.group}>
      <legend>{copy.ways}</legend>
      {ways.length === 0 && <p className={classes.help}>{copy.noWays}</p>}
      {ways.length > 0 && isBranch(step.type) && <p className={classes.help}>{copy.waysHelp.branch}</p>}
      <ul className={classes.lines}>
        {ways.map((way) => (
          <li key={way.id} className={classes.way}>
            <div className={classes.line}>
              <span className={classes.target} dir="auto">
                {nameIn(graph, way.to)}
              </span>
              <IconButton
                tip="end"
                label={copy.removeWay(nameIn(graph, way.to))}
                disabled={isReadOnly}
                onClick={() => actions.disconnect(way.id)}
              >
                <IconUnlink size={16} />
              </IconButton>
            </div>
            {isBranch(step.type) && (
              <WayCondition way={way} step={step} graph={graph} actions={actions} isReadOnly={isReadOnly} />
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && free.length > 0 && (
        <NativeSelect
          label={copy.addWay}
          value=""
          data={[
            { value: "", label: copy.chooseStep },
            ...free.map(({ id, name }) => ({
              value: id,
              label: `${places.get(id) ?? ""}. ${name || workflows.unnamed}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => value && actions.connect(step.id, value)}
        />
      )}
    </fieldset>
  );
}

const ASKS = ["none", "condition", "else"] as const;

/** What decides whether this way is taken. */
export function WayCondition({ way, step, graph, actions, isReadOnly }: Props & { way: WorkflowEdge }) {
  const asked = way.isElse ? "else" : way.condition ? "condition" : "none";
  const write = (next: Asked, mergeKey?: string) =>
    actions.change((before) => withCondition(before, way.id, next), mergeKey);
  const first = step.data.settings?.options?.[0]?.id;
  const begin = (kind: string) => {
    if (kind === "else") write("else");
    else if (kind === "none") write(null);
    else if (step.type === "decision-branch") {
      write({ fact: `decision.${step.id}`, operator: "is", value: first ?? "" });
    } else write({ fact: "species", operator: "is", value: "dog" });
  };
  return (
    <div className={classes.asks}>
      <NativeSelect
        aria-label={copy.asks}
        value={asked}
        disabled={isReadOnly}
        data={ASKS.map((value) => ({ value, label: copy.asksWhat[value] }))}
        onChange={(event) => begin(event.currentTarget.value)}
      />
      {way.condition && (
        <ConditionFields
          way={way}
          graph={graph}
          condition={way.condition}
          isReadOnly={isReadOnly}
          onCondition={(condition) => write(condition, `condition:${way.id}`)}
          onSettle={actions.settle}
        />
      )}
    </div>
  );
}
