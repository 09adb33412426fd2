import { Delayed } from "#web/ui/delayed.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import classes from "./admin.module.css";

export function WaitingRows() {
  return (
    <Delayed>
      <div className={classes.loading}>
        {Array.from({ length: 8 }, (_, row) => (
          <Placeholder key={row} height={32} />
        ))}
      </div>
    </Delayed>
  );
}
