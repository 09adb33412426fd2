import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";
import type { Access } from "#contracts/core/route.ts";
import { rightsOf } from "#contracts/workspaces/members-shapes.ts";

import type { ActorName } from "./access-world.ts";
import { STRANGERS } from "./access-world.ts";
import type { Ids } from "./ids.ts";

const PDF = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";

/** What a door leads to: rows by an id, something of the caller's own, a secret in the address, or the same for everybody. */
type Leads = "rows" | "own" | "secret" | "nowhere";

export type Door = {
  method: "GET" | "POST";
  /** As the Worker knows it. */
  path: string;
  access: Access;
  /** What a member needs besides. */
  right?: MemberRight;
  leads: Leads;
  /** What is asked for; without ids the same for all. */
  ask: (ids: Ids) => { address: string; init?: RequestInit };
  /** What somebody who is let in is told of their own. */
  opens: number;
};

const upload = ({ workspaceId }: Ids) => ({
  address: `/files?workspaceId=${workspaceId}&fileName=a.pdf&requestId=${crypto.randomUUID()}`,
  init: { body: PDF },
});

function aPage(path: string): Door {
  const ask = ({ workspaceId }: Ids) => ({ address: path.replace(":id", String(workspaceId)) });
  return { method: "GET", path, access: "public", leads: "nowhere", ask, opens: 200 };
}

const STOP_MAIL = `/stop-mail/1.mail.message.${"A".repeat(43)}`;

/**
 * Every door that is no procedure, with who may come in. The test of doors fails for one that is not here, so that none is
 * opened without being said.
 */
export const DOORS: readonly Door[] = [
  {
    method: "POST",
    path: "/files",
    access: "customer-of-workspace",
    right: "upload",
    leads: "rows",
    ask: upload,
    opens: 201,
  },
  {
    method: "POST",
    path: "/files/logos",
    access: "admin",
    leads: "nowhere",
    ask: () => ({ address: "/files/logos", init: { body: "" } }),
    opens: 400,
  },
  {
    method: "GET",
    path: "/files/logos/:file{[0-9a-f]{64}\\.[a-z]{3}}",
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: `/files/logos/${"0".repeat(64)}.png` }),
    opens: 404,
  },
  {
    method: "GET",
    path: "/files/archive",
    access: "customer-of-workspace",
    leads: "rows",
    ask: ({ documentId }) => ({ address: `/files/archive?ids=${documentId}` }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/files/:documentId{\\d{1,15}}",
    access: "customer-of-workspace",
    leads: "rows",
    ask: ({ documentId }) => ({ address: `/files/${documentId}` }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/calendar/events/:file{\\d{1,15}\\.ics}",
    access: "customer-of-workspace",
    leads: "rows",
    ask: ({ eventId }) => ({ address: `/calendar/events/${eventId}.ics` }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/calendar/windows/:file{\\d{1,15}\\.ics}",
    access: "customer-of-workspace",
    leads: "rows",
    ask: ({ workspaceId }) => ({ address: `/calendar/windows/${workspaceId}.ics` }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/calendar/:file{[A-Za-z0-9_-]{43}\\.ics}",
    access: "public",
    leads: "secret",
    ask: () => ({ address: `/calendar/${"A".repeat(43)}.ics` }),
    opens: 404,
  },
  {
    method: "GET",
    path: "/stop-mail/:token",
    access: "public",
    leads: "secret",
    ask: () => ({ address: STOP_MAIL }),
    opens: 404,
  },
  {
    method: "POST",
    path: "/stop-mail/:token",
    access: "public",
    leads: "secret",
    ask: () => ({ address: STOP_MAIL, init: { method: "POST" } }),
    opens: 404,
  },
  {
    method: "POST",
    path: "/exports/data",
    access: "admin",
    leads: "nowhere",
    ask: () => ({ address: "/exports/data" }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/exports/backups/:backupId{\\d{1,15}}",
    access: "admin",
    leads: "secret",
    ask: () => ({ address: "/exports/backups/999999" }),
    opens: 404,
  },
  {
    method: "GET",
    path: "/live",
    access: "signed-in",
    leads: "own",
    ask: () => ({ address: "/live", init: { headers: { upgrade: "websocket" } } }),
    opens: 101,
  },
  {
    method: "POST",
    path: "/auth/join",
    access: "public",
    leads: "secret",
    ask: () => ({
      address: "/auth/join",
      init: { body: JSON.stringify({ token: "A".repeat(43) }) },
    }),
    opens: 404,
  },
  {
    method: "POST",
    path: "/auth/demo",
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: "/auth/demo", init: { body: '{"accountId":1}' } }),
    opens: 404,
  },
  ...[
    "/auth/sign-in",
    "/auth/sign-in/link",
    "/auth/sign-in/code",
    "/auth/sign-in/password",
    "/auth/provider",
    "/auth/second-step",
    "/auth/second-step/app",
    "/auth/second-step/contact",
    "/auth/set-up",
  ].map((path): Door => ({
    method: "POST",
    path,
    access: "public",
    leads: "secret",
    ask: () => ({ address: path, init: { body: "{}" } }),
    opens: 400,
  })),
  {
    method: "POST",
    path: "/auth/provider/start",
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: "/auth/provider/start", init: { body: "{}" } }),
    opens: 404,
  },
  // Not there while what they need is not set.
  ...["/map-frame", "/pay-frame", "/metrics"].map((path): Door => ({
    method: "GET",
    path,
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: path }),
    opens: 404,
  })),
  {
    method: "POST",
    path: "/webhooks/stripe",
    access: "public",
    leads: "secret",
    ask: () => ({ address: "/webhooks/stripe", init: { body: "{}" } }),
    opens: 404,
  },
  {
    method: "GET",
    path: "/health",
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: "/health" }),
    // The clock of a test has not come by.
    opens: 503,
  },
  {
    method: "GET",
    path: "/version",
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: "/version" }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/api",
    access: "signed-in",
    leads: "nowhere",
    ask: () => ({ address: "/api" }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/api/openapi.json",
    access: "signed-in",
    leads: "nowhere",
    ask: () => ({ address: "/api/openapi.json" }),
    opens: 200,
  },
  {
    method: "GET",
    path: "/assets/*",
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: "/assets/none.js" }),
    opens: 404,
  },
  // What a browser keeps the portal with; nothing in it is of any person.
  ...["/sw.js", "/shell", "/manifest.webmanifest", "/icon.svg"].map(aPage),
  // A page comes to everybody; its rows come only to whom they are for, which the test of pages shows.
  aPage("/"),
  aPage("/workspaces"),
  aPage("/workspace/:id"),
  aPage("/workspace/:id/customer"),
  aPage("/workspace/:id/rules"),
  aPage("/workspace/*"),
  aPage("/status"),
  aPage("/actions"),
  aPage("/documents"),
  aPage("/schedule"),
  aPage("/billing"),
  aPage("/planner"),
  aPage("/sign-in"),
  aPage("/set-up"),
  {
    method: "POST",
    path: "/auth/sign-out",
    access: "public",
    leads: "nowhere",
    ask: () => ({ address: "/auth/sign-out" }),
    opens: 200,
  },
];

/** Whether somebody is turned away by who they are, and with what: a stranger first has to say who they are. */
export function turnedAway(name: ActorName, access: Access): 401 | 403 | null {
  if (access === "public") return null;
  const isCustomer = ["owner", "secondOwner", "family", "invited", "suspendedOwner"].includes(name);
  if (access === "admin" && name !== "admin" && name !== "anonymous") return 403;
  if (access === "staff" && isCustomer) return 403;
  return STRANGERS.includes(name) ? 401 : null;
}

const FAMILY = rightsOf({ role: "family", isPayer: false }, undefined);

/** What somebody is told of their own whom the door does not turn away: a member also needs the right for it. */
export function toldOfOwn(name: ActorName, { opens, right }: Door): number {
  return name === "family" && right && !FAMILY.includes(right) ? 403 : opens;
}
