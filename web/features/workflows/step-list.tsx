import { Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconPlayerPlay,
  IconRoute,
  IconTrash,
} from "@tabler/icons-react";
import { createElement, useEffect, useRef } from "react";

import { ASSIGNEE_ROLE_LABELS } from "#contracts/workflows/action-labels.ts";
import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import { ACTION_ICONS } from "./action-icons.ts";
import { ROLE_ICONS } from "./role-icons.ts";
import { dueWords, wayWords } from "./step-words.ts";
import type { EditorActions } from "./use-editor.ts";

import classes from "./step-list.module.css";

type Props = {
  graph: WorkflowGraph;
  chosen: ReadonlySet<string>;
  problems: ReadonlyMap<string, string>;
  actions: EditorActions;
  isReadOnly: boolean;
  /** Opens the properties of a step and takes the focus there. */
  onEdit: (id: string) => void;
  onAdd: () => void;
};

/** The same workflow as a list in its order, for keyboards, screen readers and phones. */
export function StepList({ graph, chosen, problems, actions, isReadOnly, onEdit, onAdd }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Where the focus belongs once the list has changed: a row that moves loses it on the way. */
  const wanted = useRef<{ id: string | null; button: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { id, button } = wanted.current;
    wanted.current = null;
    const row = id === null ? null : list.current?.querySelector(`[data-step="${id}"]`);
    const same = row?.querySelector<HTMLButtonElement>(`[data-do="${button}"]:not(:disabled)`);
    (same ?? row?.querySelector<HTMLButtonElement>("button") ?? add.current)?.focus();
  }, [graph]);

  const move = (id: string, by: -1 | 1) => {
    wanted.current = { id, button: by < 0 ? "up" : "down" };
    actions.reorder(id, by);
  };
  const remove = (at: number) => {
    const step = graph.steps[at];
    if (!step) return;
    wanted.current = { id: (graph.steps[at + 1] ?? graph.steps[at - 1])?.id ?? null, button: "remove" };
    actions.remove(new Set([step.id]));
  };

  return (
    <div className={classes.list}>
      <p className={classes.start}>
        <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
        {copy.start}
      </p>
      {graph.steps.length === 0 && <EmptyState icon={IconRoute} title={copy.empty} text={copy.emptyHint} />}
      <ol ref={list} className={classes.steps} aria-label={copy.list}>
        {graph.steps.map((step, at) => (
          <li
            key={step.id}
            className={classes.row}
            data-step={step.id}
            data-chosen={chosen.has(step.id) || undefined}
          >
            <Row step={step} at={at} graph={graph} problem={problems.get(step.id)} onEdit={onEdit} />
            {!isReadOnly && (
              <div className={classes.buttons}>
                <IconButton
                  data-do="up"
                  label={copy.moveUp(step.name || copy.unnamed)}
                  disabled={at === 0}
                  onClick={() => move(step.id, -1)}
                >
                  <IconArrowUp size={16} />
                </IconButton>
                <IconButton
                  data-do="down"
                  label={copy.moveDown(step.name || copy.unnamed)}
                  disabled={at === graph.steps.length - 1}
                  onClick={() => move(step.id, 1)}
                >
                  <IconArrowDown size={16} />
                </IconButton>
                <IconButton
                  data-do="remove"
                  tip="end"
                  label={copy.remove(step.name || copy.unnamed)}
                  onClick={() => remove(at)}
                >
                  <IconTrash size={16} />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button ref={add} className={classes.add} onClick={onAdd}>
          {copy.addTitle}
        </Button>
      )}
    </div>
  );
}

type RowProps = {
  step: WorkflowStep;
  at: number;
  graph: WorkflowGraph;
  problem: string | undefined;
  onEdit: (id: string) => void;
};

function Row({ step, at, graph, problem, onEdit }: RowProps) {
  const { assignedTo, due, description, status } = step.data;
  const next = graph.steps[at + 1]?.id;
  const ways = graph.edges.filter(({ from }) => from === step.id);
  // What simply leads to the next row needs no words.
  const told = ways.length === 1 && ways[0]?.to === next && !isBranch(step.type) ? [] : ways;
  const dueText = dueWords(due);
  return (
    <article className={classes.card} aria-label={step.name || copy.unnamed}>
      <span className={classes.number} aria-hidden>
        {at + 1}
      </span>
      <span className={classes.tile}>
        {createElement(ACTION_ICONS[step.type], { size: 18, stroke: 1.75, "aria-hidden": true })}
      </span>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          data-do="edit"
          aria-label={copy.edit(step.name || copy.unnamed)}
          dir="auto"
          onClick={() => onEdit(step.id)}
        >
          {step.name || copy.unnamed}
        </button>
        {description && (
          <p className={classes.text} dir="auto">
            {description}
          </p>
        )}
        <p className={classes.facts}>
          {assignedTo && (
            <Badge icon={ROLE_ICONS[assignedTo]}>{copy.assignedTo(ASSIGNEE_ROLE_LABELS[assignedTo])}</Badge>
          )}
          {status === "active" && (
            <Badge tone="green" icon={IconCircleCheck} isCaps>
              {copy.active}
            </Badge>
          )}
          {dueText && <span>{dueText}</span>}
        </p>
        {told.length > 0 && (
          <ul className={classes.ways}>
            {told.map((way) => (
              <li key={way.id}>
                {copy.leads(
                  wayWords(way, graph, isBranch(step.type)),
                  graph.steps.find(({ id }) => id === way.to)?.name ?? copy.unnamed,
                )}
              </li>
            ))}
          </ul>
        )}
        {problem !== undefined && (
          <p className={classes.problem}>
            <IconAlertTriangle size={16} aria-hidden />
            {problem}
          </p>
        )}
      </div>
    </article>
  );
}
