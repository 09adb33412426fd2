import type { Signature } from "#contracts/signing/shapes.ts";
import { DRAWN_BOX } from "#contracts/signing/terms.ts";
import { signing as copy } from "#web/copy/signing.ts";

import classes from "./signing.module.css";

/** The signature itself, as it was drawn or typed. */
export function Mark({ signature }: { signature: Signature }) {
  if (signature.drawing === null) {
    return (
      <p className={classes.typed} dir="auto">
        {signature.typedName}
      </p>
    );
  }
  return (
    <svg
      className={classes.drawn}
      viewBox={`0 0 ${DRAWN_BOX.width} ${DRAWN_BOX.height}`}
      role="img"
      aria-label={copy.mark(signature.typedName)}
    >
      <path d={signature.drawing} className={classes.ink} />
    </svg>
  );
}
