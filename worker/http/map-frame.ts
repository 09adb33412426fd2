import { html, raw } from "hono/html";

import { Fault } from "#worker/core/fault.ts";

const SERVICE = "https://maps.googleapis.com";

/** Zoom level of a single place. */
const ZOOM = 4;
/** The least room around the flight, in pixels. */
const PADDING = 50;
const ORANGE = "#d9480f";

/**
 * Draws the flight over the places that the page's hash names, `lat,lng;lat,lng` in degrees, and tells the page around it
 * `map-ready`. The hash never leaves the browser.
 */
const SCRIPT = `
  window.draw = () => {
    const places = location.hash.slice(1).split(";").map((place) => {
      const [lat, lng] = place.split(",").map(Number);
      return { lat, lng };
    });
    const map = new google.maps.Map(document.getElementById("map"), {
      center: places[0], zoom: ${ZOOM}, mapTypeId: "terrain", disableDefaultUI: true, zoomControl: true,
    });
    const path = places.map(({ lat, lng }) => new google.maps.LatLng(lat, lng));
    new google.maps.Polyline({ path, geodesic: true, strokeColor: "${ORANGE}", strokeWeight: 3, map });
    for (const position of places) new google.maps.Marker({ position, map });
    const bounds = new google.maps.LatLngBounds();
    for (let leg = 1; leg < path.length; leg++) {
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        bounds.extend(google.maps.geometry.spherical.interpolate(path[leg - 1], path[leg], part));
      }
    }
    map.fitBounds(bounds, ${PADDING});
    parent.postMessage("map-ready", "*");
  };
`;

/**
 * The outside map as a page of its own, to stand in a sandboxed frame. Its script runs there without our origin, so it
 * reads nothing of ours.
 * @throws Fault `not_found` where the deployment has no key
 */
export async function mapFrame(key: string | undefined): Promise<Response> {
  if (!key) throw new Fault("not_found");
  const nonce = crypto.randomUUID();
  const source = `${SERVICE}/maps/api/js?key=${encodeURIComponent(key)}&libraries=geometry&loading=async&callback=draw`;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Map</title>
        <style>
          html,
          body,
          #map {
            height: 100%;
            margin: 0;
          }
        </style>
      </head>
      <body>
        <div id="map"></div>
        <script nonce="${nonce}">
          ${raw(SCRIPT)};
        </script>
        <script nonce="${nonce}" src="${source}" async></script>
      </body>
    </html>`;
  return new Response(String(page), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-frame-options": "SAMEORIGIN",
      // The service's own advice for its script: a nonce that hands itself on.
      "content-security-policy": [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval' blob:`,
        "img-src https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:",
        "style-src 'unsafe-inline' https://fonts.googleapis.com",
        "font-src https://fonts.gstatic.com",
        "connect-src https://*.googleapis.com https://*.gstatic.com data: blob:",
        "worker-src blob:",
        "frame-ancestors 'self'",
        "sandbox allow-scripts",
      ].join("; "),
    },
  });
}
