import { IconArrowRight, IconCheck, IconMinus, IconPencil, IconPlus } from "@tabler/icons-react";

import type { StepMove } from "#contracts/workflows/versions-shapes.ts";
import { workflowMoves as copy } from "#web/copy/workflow-moves.ts";

import { ActionTile } from "./action-tile.tsx";
import { Badge, type IconPart, type Tone } from "./badge.tsx";

import classes from "./step-moves.module.css";

const LOOKS: Readonly<Record<StepMove["kind"], { icon: IconPart; tone: Tone }>> = {
  added: { icon: IconPlus, tone: "green" },
  removed: { icon: IconMinus, tone: "red" },
  changed: { icon: IconPencil, tone: "yellow" },
  done: { icon: IconCheck, tone: "neutral" },
  kept: { icon: IconArrowRight, tone: "neutral" },
};

/** In this order: what is news comes first. What stays as it is is counted, not listed. */
const LISTED = ["added", "removed", "changed", "done"] as const;

/** What a move from one version of a workflow to another does, action by action. */
export function StepMoves({ steps }: { steps: readonly StepMove[] }) {
  const kept = steps.filter(({ kind }) => kind === "kept").length;
  const isSame = steps.every(({ kind }) => kind === "kept" || kind === "done");
  return (
    <div className={classes.moves}>
      {isSame && <p>{copy.same}</p>}
      <ul aria-label={copy.what}>
        {LISTED.flatMap((listed) => steps.filter(({ kind }) => kind === listed)).map((step) => (
          <li key={`${step.kind}:${step.stepId}`}>
            <ActionTile type={step.type} size={32} />
            <span className={classes.words}>
              <strong dir="auto" title={step.name}>
                {step.name}
              </strong>
              {step.changes.length > 0 && (
                <span>{copy.changes(step.changes.map((part) => copy.parts[part] ?? part))}</span>
              )}
            </span>
            <Badge tone={LOOKS[step.kind].tone} icon={LOOKS[step.kind].icon}>
              {copy.kinds[step.kind]}
            </Badge>
          </li>
        ))}
      </ul>
      {kept > 0 && <p>{copy.kept(kept)}</p>}
      {steps.some(({ kind }) => kind === "removed") && <p>{copy.removedNote}</p>}
    </div>
  );
}
