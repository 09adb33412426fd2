import { IconClock, IconMapPin, IconRoute } from "@tabler/icons-react";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templates as copy } from "#web/copy/templates.ts";

import classes from "./create-workspace.module.css";

/** Which template the journey will follow. */
export function TemplateFacts({ template }: { template: WorkspaceTemplate }) {
  return (
    <section className={classes.template} aria-label={copy.template}>
      <span className={classes.tile} aria-hidden>
        <IconRoute size={20} stroke={1.75} />
      </span>
      <div className={classes.facts}>
        <h3 className={classes.name}>{template.name}</h3>
        <p className={classes.description}>{template.description}</p>
        <p className={classes.where}>
          <span>
            <IconMapPin size={16} stroke={1.75} aria-hidden />
            <span className="sr-only">{copy.destination}</span>
            {template.destination}
          </span>
          <span>
            <IconClock size={16} stroke={1.75} aria-hidden />
            <span className="sr-only">{copy.duration}</span>
            {template.estimatedDuration ?? copy.variable}
          </span>
        </p>
      </div>
    </section>
  );
}
