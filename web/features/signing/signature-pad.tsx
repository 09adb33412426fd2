import { Button } from "@mantine/core";
import { IconEraser } from "@tabler/icons-react";
import { type PointerEvent, useRef } from "react";

import { DRAWN_BOX } from "#contracts/signing/terms.ts";
import { signing as copy } from "#web/copy/signing.ts";

import { addPoint, type Stroke, toPath } from "./strokes.ts";

import classes from "./signing.module.css";

type Props = {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  hasProblem: boolean;
};

/** A box to draw a name in, with whatever points. */
export function SignaturePad({ strokes, onStrokes, hasProblem }: Props) {
  const box = useRef<SVGSVGElement>(null);
  const isDrawing = useRef(false);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: ((clientX - left) / width) * DRAWN_BOX.width,
      y: ((clientY - top) / height) * DRAWN_BOX.height,
    };
  };
  return (
    <div>
      <svg
        ref={box}
        className={classes.pad}
        data-problem={hasProblem || undefined}
        viewBox={`0 0 ${DRAWN_BOX.width} ${DRAWN_BOX.height}`}
        role="img"
        aria-label={copy.pad}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDrawing.current = true;
          onStrokes(addPoint([...strokes, []], pointOf(event)));
        }}
        onPointerMove={(event) => {
          if (isDrawing.current) onStrokes(addPoint(strokes, pointOf(event)));
        }}
        onPointerUp={() => {
          isDrawing.current = false;
        }}
        onPointerCancel={() => {
          isDrawing.current = false;
        }}
      >
        <line x1="30" y1="160" x2="570" y2="160" className={classes.line} />
        <path d={toPath(strokes)} className={classes.ink} />
      </svg>
      <div className={classes.padFoot}>
        <p className={classes.hint}>{copy.padHelp}</p>
        <Button
          variant="subtle"
          leftSection={<IconEraser size={16} aria-hidden />}
          disabled={strokes.length === 0}
          onClick={() => onStrokes([])}
        >
          {copy.clear}
        </Button>
      </div>
    </div>
  );
}
