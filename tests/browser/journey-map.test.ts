import { readFileSync } from "node:fs";

import type { Browser, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { runDir } from "#tests/support/run-dir.ts";

const KEY = "a key of the map service";
const DISTANCE = "5,540 km · 3,442 miles";

/** The part of the client that draws the map, as the build has called it. */
function drawingCode(): RegExp {
  const manifest = JSON.parse(readFileSync(runDir("dist/web/.vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string } | undefined
  >;
  const file = manifest["features/workspace/map/route-map.tsx"]?.file;
  if (file === undefined) throw new Error("The build has no part that draws the map");
  return new RegExp(file.replaceAll(/[-.]/g, "\\$&"));
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const card = (page: Visitor) => page.getByRole("region", { name: "Journey map" });
const loading = (page: Visitor) => card(page).getByText("Loading map...", { exact: true });
const open = (portal: Portal, path = "/") =>
  visit(browser, portal, path, { as: DEMO_ACCOUNTS.administrator });

describe("the map of our own", () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await aPortal();
  });
  afterAll(() => portal.stop());

  test("[WSD-05] draws the flight path in orange, says in words what it shows, and asks nobody outside", async () => {
    const page = await open(portal);
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(portal.origin)) outside.push(request.url());
    });
    await page.goto("/workspace/1");
    const map = page.getByRole("img", {
      name: "Map with the flight path from London (LHR) to New York (JFK)",
    });
    await map.waitFor();
    const stroke = () => map.locator("[data-flight-path]").evaluate((path) => getComputedStyle(path).stroke);
    await expect.poll(async () => hueOf(await stroke())).toBeGreaterThan(10);
    expect(hueOf(await stroke())).toBeLessThan(45);
    expect(await loading(page).count()).toBe(0);
    expect(outside).toEqual([]);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  test("[MAP-07] goes over the stops of the route, which the distance and the map's text name", async () => {
    const staff = await portal.staff();
    const journeys = await staff.trpc.workspaces.list.query({ limit: 100 });
    const rocky = journeys.items.find(({ petName }) => petName === "Rocky");
    const page = await open(portal, `/workspace/${rocky?.id ?? 0}`);
    const map = page.getByRole("img", {
      name: "Map with the flight path from Dubai (DXB) to London (LHR) over Frankfurt (FRA)",
    });
    await map.waitFor();
    await card(page).getByText("over FRA").waitFor();
    const codes = () => map.locator("text").allTextContents();
    await expect.poll(async () => (await codes()).toSorted()).toEqual(["DXB", "FRA", "LHR"]);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });

  test("[WSD-13] [MAP-02] [MAP-06] [ERR-17] reads 'Loading map...' until it is there, for good where it never comes, beside the distance", async () => {
    const page = await open(portal);
    const code = drawingCode();
    const held: Route[] = [];
    await page.route(code, (route) => {
      held.push(route);
    });
    await page.goto("/workspace/1");
    await loading(page).waitFor();
    await card(page).getByText(DISTANCE).waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(code);
    await card(page)
      .getByRole("img", { name: /^Map with the flight path/ })
      .waitFor();
    await loading(page).waitFor({ state: "detached" });

    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
    await page.goto("/workspace/1");
    await failed;
    await page.getByText("Tasks & Milestones").waitFor();
    await loading(page).waitFor();
    await card(page).getByText(DISTANCE).waitFor();
    await page.context().close();
  });
});

describe("the map of a service", () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await aPortal("demo", { MAPS_KEY: KEY });
  });
  afterAll(() => portal.stop());

  test("[MAP-01] [CONST-57] [CONST-58] [CONST-59] comes by its script with the geometry library and the key, as terrain at zoom 4 with 50 pixels of room", async () => {
    const page = await open(portal);
    let address = "";
    await page.context().route("https://maps.googleapis.com/**", async (route) => {
      address = route.request().url();
      await route.fulfill({ contentType: "text/javascript", body: STAND_IN });
    });
    await page.goto("/workspace/1");
    const frame = page.frameLocator("iframe[title^='Map with the flight path']");
    const seen = frame.locator("#seen");
    await expect.poll(() => seen.textContent()).toContain("fitBounds");
    const asked = new URL(address).searchParams;
    expect([asked.get("key"), asked.get("libraries")]).toEqual([KEY, "geometry"]);
    const drawn = JSON.parse((await seen.textContent()) ?? "") as Record<string, unknown>;
    expect(drawn).toMatchObject({
      map: { zoom: 4, mapTypeId: "terrain", center: { lat: 51.47, lng: -0.4543 } },
      line: { geodesic: true, strokeColor: "#d9480f" },
      fitBounds: 50,
      cookies: "refused",
    });
    await loading(page).waitFor({ state: "detached" });
    await page.context().close();
  });

  test("[WSD-13] [MAP-02] reads 'Loading map...' for good where the service does not answer", async () => {
    const page = await open(portal);
    await page.context().route("https://maps.googleapis.com/**", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().startsWith("https://maps.googleapis.com/"),
    );
    await page.goto("/workspace/1");
    await failed;
    await card(page).getByText(DISTANCE).waitFor();
    await expect.poll(() => loading(page).isVisible()).toBe(true);
    await page.context().close();
  });
});

/** Stands in for the service's script: writes down what it is asked to draw, and whether it sees our cookies. */
const STAND_IN = `
  const drawn = {};
  const note = () => {
    const seen = document.getElementById("seen") ?? document.body.appendChild(document.createElement("pre"));
    seen.id = "seen";
    seen.textContent = JSON.stringify(drawn);
  };
  try { drawn.cookies = document.cookie; } catch { drawn.cookies = "refused"; }
  class Place { constructor(lat, lng) { this.lat = lat; this.lng = lng; } }
  window.google = { maps: {
    Map: class {
      constructor(_, { center, zoom, mapTypeId }) { drawn.map = { center, zoom, mapTypeId }; }
      fitBounds(_, padding) { drawn.fitBounds = padding; note(); }
    },
    LatLng: Place,
    Polyline: class { constructor({ geodesic, strokeColor }) { drawn.line = { geodesic, strokeColor }; } },
    Marker: class {},
    LatLngBounds: class { extend() {} },
    geometry: { spherical: { interpolate: (a) => a } },
  } };
  window.draw();
`;

/** Of a CSS colour `rgb(r, g, b)`, in degrees of the colour circle. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const degrees = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
