import { ServicesPanel } from "./services-panel.tsx";

import classes from "./connectors.module.css";

/** What the portal works with, and what is told of it to other systems. */
export function ConnectorsSection() {
  return (
    <div className={classes.stack}>
      <ServicesPanel />
    </div>
  );
}
