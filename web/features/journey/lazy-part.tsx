import { Button, Loader } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";

import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys.ts";
import type { Widget } from "#contracts/workflows.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { Delayed } from "#web/ui/delayed.tsx";

import classes from "./details.module.css";

/** What every widget of a to-do is given. */
export type WidgetProps = {
  todo: CustomerTodo;
  journey: CustomerWorkspace;
  /** The to-do was done earlier: show what was sent, nothing to edit. */
  isReadOnly: boolean;
  /** Something of the journey changed, such as its files; resolves when the page shows it. */
  onChanged: () => Promise<void>;
  /** The to-do is done. The widget stays, so that it can say so. */
  onDone: () => void;
};
/** What offers those who can be named, once an `@` stands in a text. */
export type NamingProps = {
  workspaceId: number;
  text: string;
  onChoose: (person: { id: number; name: string }, text: string) => void;
};
export type Load<P> = () => Promise<ComponentType<P>>;
/** Which part opens for which kind of to-do; each is a download of its own. */
export type WidgetTable = Partial<Record<Widget, Load<WidgetProps>>>;

/** Loads a part when it is needed. On a bad line that can fail, and then it is the part alone that says so. */
export function LazyPart<P extends object>({ load, props }: { load: Load<P>; props: P }) {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | "loading" | "failed">("loading");
  useEffect(() => {
    if (part !== "loading") return;
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setPart({ Part }),
      () => isCurrent && setPart("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, part]);

  if (part === "loading") {
    return (
      <Delayed>
        <Loader size="sm" aria-label={copy.loading} />
      </Delayed>
    );
  }
  if (part === "failed") {
    return (
      <div className={classes.failed} role="alert">
        <span>{copy.partFailed}</span>
        <Button size="lg" onClick={() => setPart("loading")}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  return <part.Part {...props} />;
}
