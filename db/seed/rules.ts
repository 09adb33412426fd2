import { SOURCES_HELD } from "#contracts/rules/destinations/sources.ts";

import { userId } from "./people.ts";
import { add, type World } from "./world.ts";

/** Whose page a colleague has read again. */
const REVIEWED = "GOV.UK";

/** A page that travel rules rest on, read again the day before. */
export function addReviews(world: World): void {
  const { clock } = world;
  const page = [...SOURCES_HELD.values()].find(({ authority }) => authority.startsWith(REVIEWED));
  if (!page) return;
  const [readOn, at, reviewer] = [clock.date(-1), clock.at(-1, "16:10"), userId("kwame")];
  add(world, "sourceReviews", {
    url: page.url,
    name: page.name,
    readOn,
    differs: null,
    reviewedAt: at,
    reviewedById: reviewer,
    version: 1,
  });
  world.happenings.push({
    kind: "rules.reviewed",
    at,
    actorId: reviewer,
    subject: page.name,
    data: { after: { readOn, differs: null, url: page.url } },
  });
}
