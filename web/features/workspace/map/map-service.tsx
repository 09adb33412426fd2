import { useEffect, useRef, useState } from "react";

import type { Airport } from "#contracts/airports/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";

import classes from "./journey-map.module.css";

const copy = workspace.map;

/**
 * The map of an outside service, in a frame of its own: its script never runs beside our data. The frame tells when the
 * map is there (worker/http/map-frame.ts).
 */
export function MapService({ route }: { route: readonly Airport[] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);
  // A frame that the Worker has drawn would tell before anybody hears it.
  const [isHeard, setHeard] = useState(false);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === "map-ready") setThere(true);
    };
    window.addEventListener("message", onMessage);
    setHeard(true);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  return (
    <div className={classes.place}>
      {!isThere && copy.loading}
      {isHeard && (
        <iframe
          ref={frame}
          className={classes.frame}
          data-waiting={!isThere || undefined}
          title={copy.label(route)}
          sandbox="allow-scripts"
          src={`/map-frame#${route.map(({ lat, lng }) => `${lat},${lng}`).join(";")}`}
        />
      )}
    </div>
  );
}
