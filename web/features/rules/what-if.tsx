import { useState } from "react";

import { compliance } from "#web/copy/compliance.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { DepartureEffect } from "./departure-effect.tsx";

import classes from "./rules.module.css";

const copy = compliance.effect;

/** Another departure, tried out. */
export function WhatIf({ workspaceId }: { workspaceId: number }) {
  const [text, setText] = useState("");
  const departure = dateOf(text);
  return (
    <Panel title={copy.title}>
      <div className={classes.stack}>
        <DateField
          label={copy.label}
          openLabel={copy.openCalendar}
          description={copy.hint}
          text={text}
          onText={setText}
          error={text.trim() !== "" && departure === null ? copy.unreadable : null}
        />
        {departure !== null && <DepartureEffect workspaceId={workspaceId} departure={departure} />}
      </div>
    </Panel>
  );
}
