import { IconAlertTriangle, IconCircleCheck, IconPlayerPlay } from "@tabler/icons-react";
import { Handle, type NodeProps, Position } from "@xyflow/react";
import { createElement, memo } from "react";

import { ASSIGNEE_ROLE_LABELS } from "#contracts/workflows/action-labels.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import { ACTION_ICONS } from "#web/features/workflows/action-icons.ts";
import { ROLE_ICONS } from "#web/features/workflows/role-icons.ts";
import { dueWords } from "#web/features/workflows/step-words.ts";
import { Badge } from "#web/ui/badge.tsx";

import type { StepNode } from "./flow-parts.ts";

import classes from "./step-card.module.css";

/** One action of the workflow. Drawn again only when it changes, however many others are moved. */
export const StepCard = memo(function StepCard({ data }: NodeProps<StepNode>) {
  const { step, problem, isReadOnly } = data;
  const { description, assignedTo, status, due } = step.data;
  return (
    <article className={classes.card} data-problem={problem !== null || undefined}>
      <Handle type="target" position={Position.Top} className={classes.port} isConnectable={!isReadOnly} />
      <header className={classes.head}>
        <span className={classes.tile}>
          {createElement(ACTION_ICONS[step.type], { size: 18, stroke: 1.75, "aria-hidden": true })}
        </span>
        <strong className={classes.name} dir="auto" title={step.name}>
          {step.name || copy.unnamed}
        </strong>
        {problem !== null && (
          <span className={classes.problem} title={problem}>
            <IconAlertTriangle size={16} aria-hidden />
            <span className="sr-only">{problem}</span>
          </span>
        )}
      </header>
      <p className={classes.text} dir="auto">
        {description ?? dueWords(due) ?? ""}
      </p>
      <footer className={classes.foot}>
        {assignedTo && (
          <Badge icon={ROLE_ICONS[assignedTo]}>{copy.assignedTo(ASSIGNEE_ROLE_LABELS[assignedTo])}</Badge>
        )}
        {status === "active" && (
          <Badge tone="green" icon={IconCircleCheck} isCaps>
            {copy.active}
          </Badge>
        )}
      </footer>
      <Handle type="source" position={Position.Bottom} className={classes.port} isConnectable={!isReadOnly} />
    </article>
  );
});

export const StartBanner = memo(function StartBanner() {
  return (
    <p className={classes.start}>
      <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
      {copy.start}
      <Handle type="source" position={Position.Bottom} className={classes.hidden} isConnectable={false} />
    </p>
  );
});
