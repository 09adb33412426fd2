import { scheduleRoutes as route } from "#contracts/schedule/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { advanceEvent } from "./advance-event.ts";
import { cancelEvent } from "./cancel-event.ts";
import { createEvent } from "./create-event.ts";
import { findEvent } from "./find-event.ts";
import { findFeed } from "./find-feed.ts";
import { listEvents } from "./list-events.ts";
import { renewFeed } from "./renew-feed.ts";
import { revokeFeed } from "./revoke-feed.ts";
import { updateEvent } from "./update-event.ts";

export const scheduleRouter = router({
  events: query(route.events, listEvents),
  find: query(route.find, findEvent),
  create: mutation(route.create, createEvent),
  update: mutation(route.update, updateEvent),
  advance: mutation(route.advance, advanceEvent),
  cancel: mutation(route.cancel, cancelEvent),
  feed: query(route.feed, findFeed),
  renewFeed: mutation(route.renewFeed, renewFeed),
  revokeFeed: mutation(route.revokeFeed, revokeFeed),
});
