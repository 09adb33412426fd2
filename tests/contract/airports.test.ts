import { afterAll, beforeAll, expect, test } from "vitest";

import type { Airport } from "#contracts/airports/shapes.ts";
import { AIRPORTS, AIRPORTS_OFFERED } from "#contracts/airports/terms.ts";
import { loadAirports } from "#db/airports/load-airports.ts";
import { airports } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
});
afterAll(() => portal.stop());

const search = async (q: string): Promise<Airport[]> =>
  (await owner.get<Airport[]>(`/api/airports?q=${encodeURIComponent(q)}`)).json();
const codes = async (q: string) => (await search(q)).map(({ code }) => code);

test("[MAP-04] every airport with an IATA code can be found by code, city, name or country, the named eight before the others", async () => {
  expect((await portal.db.$count(airports)) > 8_000).toBe(true);
  expect(await codes("gru")).toContain("GRU");
  expect((await codes("lond"))[0]).toBe("LHR");
  expect(await codes("lond")).toContain("LGW");
  expect(await codes("suvarna bang")).toEqual(["BKK"]);
  expect(await codes("zurich")).toContain("ZRH");
  expect(await codes("Zürich")).toContain("ZRH");
  expect(await codes("reykjav")).toContain("KEF");
  const [munich] = await search("MUC");
  expect(munich).toMatchObject({
    code: "MUC",
    city: "Munich",
    country: "Germany",
    timeZone: "Europe/Berlin",
  });
  expect(munich?.lat).toBeCloseTo(48.35, 1);
  for (const { code, name } of AIRPORTS) expect((await search(code))[0]).toMatchObject({ code, name });
});

test("a search is one trip, reads little, and takes any text", async () => {
  const answer = await owner.get<Airport[]>("/api/airports?q=san");
  expect(answer.trips).toBe(1);
  expect(answer.json()).toHaveLength(AIRPORTS_OFFERED);
  expect(answer.rowsRead).toBeLessThan(60);
  for (const nothing of ["", "  ", '"', "*", "-", "AND", "NEAR(", "東京 駅", "x".repeat(200)]) {
    expect((await search(nothing)).length).toBeLessThanOrEqual(AIRPORTS_OFFERED);
  }
  expect(await search('"*"')).toEqual([]);
});

test("[WSD-04] a journey between any two of them has their places and zones, another text has none", async () => {
  const staff = await portal.staff();
  const { items } = await staff.trpc.workspaces.list.query({ limit: 200 });
  const brazil = items.find(({ arrivalAirport }) => arrivalAirport === "GRU");
  const detail = await staff.trpc.workspaces.find.query({ workspaceId: brazil?.id ?? 0 });
  expect(detail.arrivalPlace).toMatchObject({ code: "GRU", timeZone: "America/Sao_Paulo" });
});

test("the table is made once for a package's version", async () => {
  const before = await portal.db.$count(airports);
  await portal.db.delete(airports);
  await loadAirports(portal.db);
  expect(await portal.db.$count(airports)).toBe(0);
  await portal.db.run("update settings set value = '\"older\"' where key = 'airports_edition'");
  await loadAirports(portal.db);
  expect(await portal.db.$count(airports)).toBe(before);
  expect(await codes("lond")).toContain("LGW");
});
