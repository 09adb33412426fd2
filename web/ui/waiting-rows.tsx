import { Delayed } from "./delayed.tsx";
import { Placeholder } from "./placeholder.tsx";

import classes from "./list-panel.module.css";

/** Where the rows of a list will be. */
export function WaitingRows() {
  return (
    <Delayed>
      <div className={classes.waiting}>
        {Array.from({ length: 8 }, (_, row) => (
          <Placeholder key={row} height={32} />
        ))}
      </div>
    </Delayed>
  );
}
