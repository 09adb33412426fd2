import { Button, Loader } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";

import { parts as copy } from "#web/copy/parts.ts";

import { Delayed } from "./delayed.tsx";

import classes from "./lazy-part.module.css";

export type Load<P> = () => Promise<ComponentType<P>>;

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
        <Loader size="sm" role="status" aria-label={copy.loading} />
      </Delayed>
    );
  }
  if (part === "failed") {
    return (
      <div className={classes.failed} role="alert">
        <span>{copy.failed}</span>
        <Button size="lg" onClick={() => setPart("loading")}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  return <part.Part {...props} />;
}
