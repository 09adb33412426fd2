import { useElementSize } from "@mantine/hooks";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";

import type { Airport } from "#contracts/airports/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";

import { MapService } from "./map-service.tsx";
import type { RouteMap } from "./route-map.tsx";

import classes from "./journey-map.module.css";

const copy = workspace.map;

type Drawing = ComponentType<ComponentProps<typeof RouteMap>>;

type Props = {
  /** From the first airport over the stops to the last; null where an end is not known by its code. */
  route: readonly Airport[] | null;
  /** True where the deployment has a key for an outside map. */
  hasMapService: boolean;
};

/**
 * The map of a flight over airports we know the places of. What draws it comes after the page, and says so until
 * it is there, for good where it never comes.
 */
export function JourneyMap({ route, hasMapService }: Props) {
  const { ref, width, height } = useElementSize();
  const [Drawn, setDrawn] = useState<Drawing>();
  const isDrawnHere = route !== null && !hasMapService;

  useEffect(() => {
    if (!isDrawnHere) return;
    void import("./route-map.tsx").then(
      (drawing) => setDrawn(() => drawing.RouteMap),
      () => undefined,
    );
  }, [isDrawnHere]);

  if (!route) return <div className={classes.place}>{copy.unknown}</div>;
  if (hasMapService) return <MapService route={route} />;
  return (
    <div ref={ref} className={classes.place}>
      {Drawn && width > 0 ? (
        <Drawn route={route} width={width} height={height} label={copy.label(route)} />
      ) : (
        copy.loading
      )}
    </div>
  );
}
