import { type Redrawing, redrawn } from "#web/core/upright.ts";

/** Draws one photo anew beside the page, which goes on meanwhile; it is ended when it has answered. */
addEventListener("message", ({ data }: MessageEvent<Redrawing>) => {
  redrawn(data).then(
    (picture) => postMessage({ picture }),
    (error: unknown) => postMessage({ problem: String(error) }),
  );
});
