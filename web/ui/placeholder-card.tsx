import type { CSSProperties } from "react";

import { Placeholder } from "./placeholder.tsx";

import classes from "./placeholder.module.css";

/** The shape of a card to come: a tile, two lines, `lines` more. Marked `data-placeholder` for counting. */
export function PlaceholderCard({ lines = 2, style }: { lines?: number; style?: CSSProperties }) {
  return (
    <div className={classes.card} style={style} data-placeholder>
      <div className={classes.head}>
        <Placeholder width={36} height={36} />
        <div className={classes.lines}>
          <Placeholder width="45%" />
          <Placeholder width="70%" height={10} />
        </div>
      </div>
      {Array.from({ length: lines }, (_, line) => (
        <Placeholder key={line} width={line % 2 === 0 ? "100%" : "60%"} height={10} />
      ))}
    </div>
  );
}
