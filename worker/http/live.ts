import { and, desc, eq, gte, sql } from "drizzle-orm";
import { Hono } from "hono";

import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { TAB_HEADER } from "#contracts/core/tab.ts";
import type { Db } from "#db/client.ts";
import { activity, sessions, workspaceMembers } from "#db/schema.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { liveRoom } from "#worker/core/publish.ts";
import { type Listener, LISTENER_HEADER } from "#worker/http/live-room.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** Even a session that goes on has its rights looked up again after this. */
const SOCKET_HOURS = 12;

/** What a socket remembers of its owner has to fit into 2 KiB; nobody is part of so many journeys. */
const WORKSPACES_EACH = 100;

/** A write counts from its beginning, a page from its first answers: they may overlap by this. In milliseconds. */
const OVERLAP_MS = 1_000;

/** A page that has been open for longer than this is late for another reason. */
const AGE_MS_MAX = 10 * MINUTE_MS;

/**
 * The door of live connections. Who asks and from where is settled here, before the line is open: the room itself would
 * take anybody. `age` is how long ago the page began to ask, in milliseconds.
 */
export const liveDoor = new Hono<Doors>().get("/", async (c) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
    throw new Fault("invalid_input", "Only live connections (WebSocket) are taken here");
  }
  const act = new Act(c.get("circumstances"));
  const listener = await listenerFor(act, {
    tab: tabIn(c.req.query("tab")),
    age: Math.min(Math.max(Number(c.req.query("age") ?? 0) || 0, 0), AGE_MS_MAX),
  });
  const answer = await liveRoom(c.env).fetch("https://room/", {
    headers: { upgrade: "websocket", [LISTENER_HEADER]: JSON.stringify(listener) },
  });
  if (answer.status === 429) throw new Fault("rate_limited", "Too many pages are open at once");
  return answer as unknown as Response;
});

/** The name a tab gives itself, in the header of its changes and in the address of its connection. */
export function tabIn(text: string | null | undefined): string | null {
  return text && /^[\w-]{8,40}$/.test(text) ? text : null;
}

export function tabOf(request: Request): string | null {
  return tabIn(request.headers.get(TAB_HEADER));
}

async function listenerFor(act: Act, { tab, age }: { tab: string | null; age: number }): Promise<Listener> {
  const { userId: personId, tokenHash } = act.who;
  const since = new Date(act.now.getTime() - age - OVERLAP_MS);
  const [[session], members, [news]] = await act.read((db) => [
    db
      .select({ expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash ?? "")),
    db
      .select({ workspaceId: workspaceMembers.workspaceId })
      .from(workspaceMembers)
      .where(eq(workspaceMembers.userId, personId))
      .orderBy(desc(workspaceMembers.workspaceId))
      .limit(act.isStaff ? 0 : WORKSPACES_EACH),
    act.isStaff ? newsForStaff(db, since) : newsForMember(db, personId, since),
  ]);
  const latest = act.now.getTime() + SOCKET_HOURS * HOUR_MS;
  return {
    personId,
    tokenHash,
    isStaff: act.isStaff,
    workspaceIds: members.map(({ workspaceId }) => workspaceId),
    tab,
    expiresAt: Math.min(session?.expiresAt.getTime() ?? latest, latest),
    hasMissed: news !== undefined,
  };
}

function newsForStaff(db: Db, since: Date) {
  return db
    .select({ id: activity.id })
    .from(activity)
    .where(and(sql`${activity.id} = (select max(id) from activity)`, gte(activity.at, since)));
}

function newsForMember(db: Db, personId: number, since: Date) {
  return db
    .select({ id: activity.id })
    .from(workspaceMembers)
    .innerJoin(activity, and(eq(activity.workspaceId, workspaceMembers.workspaceId), gte(activity.at, since)))
    .where(eq(workspaceMembers.userId, personId))
    .limit(1);
}
