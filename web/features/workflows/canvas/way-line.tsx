import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import { memo } from "react";

import type { WayEdge } from "./flow-parts.ts";

import classes from "./canvas.module.css";

/** What leads from one action to the next, with what decides about it written on the line. */
export const WayLine = memo(function WayLine(props: EdgeProps<WayEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, data, markerEnd } = props;
  const words = data?.words ?? null;
  const [path, x, y] = getSmoothStepPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
    borderRadius: 10,
    offset: 24,
  });
  // On the last straight part before the action it leads to: there each way of a branch has its own.
  const label = targetX === sourceX ? { x, y } : { x: targetX, y: Math.max(y, sourceY + 28) };
  return (
    <>
      <BaseEdge id={id} path={path} {...(markerEnd !== undefined && { markerEnd })} interactionWidth={20} />
      {words !== null && (
        <EdgeLabelRenderer>
          <span
            className={classes.label}
            title={words}
            style={{ transform: `translate(-50%, -50%) translate(${label.x}px, ${label.y}px)` }}
          >
            {words}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
});
