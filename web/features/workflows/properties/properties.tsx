import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCopy, IconTrash, IconUnlink } from "@tabler/icons-react";
import { createElement, useEffect, useRef } from "react";

import { type Problem, PROBLEMS } from "#contracts/workflows/check.ts";
import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import { workflowSteps as words } from "#web/copy/workflow-steps.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import { ACTION_ICONS } from "#web/features/workflows/action-icons.ts";
import type { Selection } from "#web/features/workflows/graph/editor-state.ts";
import type { EditorActions } from "#web/features/workflows/use-editor.ts";

import { Settings } from "./settings.tsx";
import { stepEdit } from "./step-edit.ts";
import { StepFields } from "./step-fields.tsx";
import { WayCondition, Ways } from "./ways.tsx";

import classes from "./properties.module.css";

type Props = {
  graph: WorkflowGraph;
  selection: Selection;
  problems: readonly Problem[];
  actions: EditorActions;
  isReadOnly: boolean;
  /** The step whose first field takes the focus; a new object each time. */
  focusOn: { id: string } | null;
};

/** What is chosen, to be read and changed: one action, one connection, or several actions at once. */
export function Properties(props: Props) {
  const { graph, selection } = props;
  const [first, ...more] = graph.steps.filter(({ id }) => selection.steps.has(id));
  const edge = graph.edges.find(({ id }) => id === selection.edge);
  if (first && more.length > 0) return <Several {...props} />;
  if (first) return <OneStep key={first.id} {...props} step={first} />;
  return edge ? <OneWay key={edge.id} {...props} edgeId={edge.id} /> : null;
}

function OneStep({ step, graph, problems, actions, isReadOnly, focusOn }: Props & { step: WorkflowStep }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn?.id !== step.id) return undefined;
    // Where it opens in a sheet of its own, that takes the focus first.
    const frame = requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>("[data-first]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [focusOn, step.id]);
  const edit = stepEdit(actions, step);
  const own = problems.filter(({ stepId }) => stepId === step.id);
  return (
    <>
      <div ref={fields} className={classes.fields}>
        <div className={classes.head}>
          <span className={classes.tile}>
            {createElement(ACTION_ICONS[step.type], { size: 18, stroke: 1.75, "aria-hidden": true })}
          </span>
          <div>
            <strong dir="auto">{step.name || copy.unnamed}</strong>
            <p>{step.type}</p>
          </div>
        </div>
        {own.length > 0 && (
          <div className={classes.problems}>
            <p>{words.problems}</p>
            <ul>
              {[...new Set(own.map(({ code }) => code))].map((code) => (
                <li key={code}>
                  <IconAlertTriangle size={14} aria-hidden />
                  {PROBLEMS[code]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <StepFields step={step} edit={edit} isReadOnly={isReadOnly} />
        <Settings step={step} edit={edit} isReadOnly={isReadOnly} />
        <Ways step={step} graph={graph} actions={actions} isReadOnly={isReadOnly} />
      </div>
      {!isReadOnly && <Foot ids={new Set([step.id])} actions={actions} />}
    </>
  );
}

function Several({ selection, actions, isReadOnly }: Props) {
  return (
    <>
      <div className={classes.fields}>
        <strong>{words.several(selection.steps.size)}</strong>
        <p className={classes.help}>{words.severalHelp}</p>
      </div>
      {!isReadOnly && <Foot ids={selection.steps} actions={actions} />}
    </>
  );
}

function Foot({ ids, actions }: { ids: ReadonlySet<string>; actions: EditorActions }) {
  return (
    <footer className={classes.foot}>
      <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => actions.duplicate(ids)}>
        {copy.duplicate}
      </Button>
      <Button
        className={classes.danger}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => actions.remove(ids)}
      >
        {copy.removeChosen}
      </Button>
    </footer>
  );
}

function OneWay({ graph, actions, isReadOnly, edgeId }: Props & { edgeId: string }) {
  const way = graph.edges.find(({ id }) => id === edgeId);
  const from = graph.steps.find(({ id }) => id === way?.from);
  const to = graph.steps.find(({ id }) => id === way?.to);
  if (!way || !from || !to) return null;
  return (
    <>
      <div className={classes.fields}>
        <div className={classes.head}>
          <div>
            <strong>{words.betweenTitle}</strong>
            <p>{words.between(from.name || copy.unnamed, to.name || copy.unnamed)}</p>
          </div>
        </div>
        {isBranch(from.type) ? (
          <WayCondition way={way} step={from} graph={graph} actions={actions} isReadOnly={isReadOnly} />
        ) : (
          <p className={classes.help}>{words.alwaysTaken}</p>
        )}
      </div>
      {!isReadOnly && (
        <footer className={classes.foot}>
          <Button
            className={classes.danger}
            leftSection={<IconUnlink size={16} aria-hidden />}
            onClick={() => actions.disconnect(way.id)}
          >
            {words.disconnect}
          </Button>
        </footer>
      )}
    </>
  );
}
