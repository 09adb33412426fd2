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

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === "map-ready") setThere(true);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  const address = `/map-frame#${route.map(({ lat, lng }) => `${lat},${lng}`).join(";")}`;
  // Begun once it is heard: a frame that the Worker has drawn would tell before.
  useEffect(() => {
    if (frame.current) frame.current.src = address;
  }, [address]);

  return (
    <div className={classes.place}>
      {!isThere && copy.loading}
      <iframe
        ref={frame}
        className={classes.frame}
        data-waiting={!isThere || undefined}
        title={copy.label(route)}
        sandbox="allow-scripts"
      />
    </div>
  );
}
