import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { users } from "#db/schema.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { DRAWN } from "#worker/http/drawn-pages.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.stop());

const CARRIED = /<script type="application\/json" id="carried">(.*?)<\/script>/s;

async function pageFor(as: number | null, path: string, headers: Record<string, string> = {}) {
  const cookies = [headers["cookie"], as === null ? undefined : await portal.cookieOf(as)];
  const answer = await fetch(portal.origin + path, {
    headers: { ...headers, cookie: cookies.filter(Boolean).join("; ") },
    redirect: "manual",
  });
  const text = await answer.text();
  const [, carried] = CARRIED.exec(text) ?? [];
  return { answer, text, carried, shown: text.replace(CARRIED, "") };
}

describe("a page comes with its rows", () => {
  test("[SCR-01] the dashboard, an owner's journey and the doors are drawn where they are asked for", async () => {
    const dashboard = await pageFor(DEMO_ACCOUNTS.staff, "/");
    expect(dashboard.shown).toContain("Golden Retriever");
    expect(dashboard.shown).toMatch(/<title>Workspaces · /);
    const journey = await pageFor(DEMO_ACCOUNTS.owner, "/workspace/1/customer");
    expect(journey.shown).toContain("Bella’s journey");
    const door = await pageFor(null, "/sign-in");
    expect(door.shown).toMatch(/<input[^>]*type="email"/);
    for (const { carried } of [dashboard, journey, door]) expect(carried).toBeDefined();
  });

  test("[SCR-02] what is somebody's own is kept by nobody between, and only the one inline script may run", async () => {
    const { answer, text } = await pageFor(DEMO_ACCOUNTS.owner, "/workspace/1/customer");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("'sha256-");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    const inline = [...text.matchAll(/<script(?![^>]*(?:src=|type="application\/json"))[^>]*>/g)];
    expect(inline).toHaveLength(1);
    // Twice in one document, and a browser would not know which of them stands.
    expect(text.match(/<title>/g)).toHaveLength(1);
  });

  test("[SCR-03] dates are written for the reader, each in their own zone, however many ask at once", async () => {
    const zones = ["Pacific/Kiritimati", "America/Adak", "Asia/Kolkata", "UTC"];
    const asked = Array.from({ length: 8 }, (_, at) => zones[at % zones.length] ?? "");
    const pages = await Promise.all(
      asked.map((zone) =>
        pageFor(DEMO_ACCOUNTS.staff, "/", { cookie: `portal-zone=${encodeURIComponent(zone)}` }),
      ),
    );
    const now = new Date();
    const dayIn = (zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
    expect(pages.map(({ shown }) => /<time dateTime="([^"]+)"/.exec(shown)?.[1])).toEqual(asked.map(dayIn));
  });

  test("[SCR-03] a zone that is none, and a cookie that is markup, change nothing", async () => {
    for (const zone of ["Mars/Olympus", "%3Cscript%3E", '"><b>', "%"]) {
      const { answer, shown } = await pageFor(DEMO_ACCOUNTS.staff, "/", { cookie: `portal-zone=${zone}` });
      expect(answer.status).toBe(200);
      expect(shown).toContain("Golden Retriever");
      expect(shown).not.toContain('"><b>');
    }
  });
});

describe("every page of the list", () => {
  const STAFF = [
    ["/", "Golden Retriever"],
    ["/workspaces", "Golden Retriever"],
    ["/workspaces?layout=list", "Golden Retriever"],
    ["/workspace/1", "Golden Retriever"],
    ["/workspace/1/rules", "Bella"],
    ["/workspace/1/customer", "Bella"],
    ["/status", "Bella"],
    ["/actions", "Action Overview"],
    ["/actions?tab=completed", "Action Overview"],
    ["/documents", "Bella"],
    ["/documents?view=list&status=approved", "Bella"],
    ["/schedule", "Bella"],
    ["/billing", "INV-"],
    ["/planner", "Travel planner"],
  ] as const;

  test.each(STAFF)("[SCR-01] %s comes with its words and rows", async (path, words) => {
    const { answer, shown, carried } = await pageFor(DEMO_ACCOUNTS.staff, path);
    expect(answer.status).toBe(200);
    expect(shown).toContain(words);
    expect(carried).toBeDefined();
    // Whatever the route is called, what it looks like is there too.
    expect(shown).toMatch(/<style>/);
  });

  test("[SCR-01] none that is listed is led past the Worker, or has a part that it cannot draw", async () => {
    for (const [address] of DRAWN) {
      const { text, carried } = await pageFor(DEMO_ACCOUNTS.staff, address.replace(":id", "1"));
      expect([address, carried !== undefined]).toEqual([address, true]);
      expect(text).not.toContain('<div id="root"></div>');
    }
  });

  test("[SCR-12] nothing that a page is painted with has to be fetched, and its scripts come after its words", async () => {
    for (const path of ["/", "/workspace/1", "/planner"]) {
      const { shown } = await pageFor(DEMO_ACCOUNTS.staff, path);
      expect(shown).not.toMatch(/<link rel="stylesheet"(?! disabled)/);
      expect(shown.indexOf("</main>")).toBeGreaterThan(0);
      expect(shown.indexOf('<script type="module"')).toBeGreaterThan(shown.indexOf("</main>"));
      expect(shown.indexOf("modulepreload")).toBeGreaterThan(shown.indexOf("</main>"));
    }
  });

  test("[SCR-10] what the parts of a page ask for comes with it", async () => {
    const { carried, shown } = await pageFor(DEMO_ACCOUNTS.staff, "/workspace/1");
    for (const call of ["notes", "activity", "journeyPrices", "invoices", "events"])
      expect(carried).toContain(`"${call}"`);
    expect(shown).toContain("Members");
  });

  test.each([
    ["/", 1],
    ["/workspace/1/customer", 1],
    ["/workspace/1", 2],
    ["/actions", 2],
    ["/planner", 2],
  ] as const)("[SCR-11] the rows of %s come in so many trips: %i", async (path, trips) => {
    const { answer, carried } = await pageFor(DEMO_ACCOUNTS.staff, path);
    expect(carried).toBeDefined();
    expect(answer.headers.get("server-timing")).toContain(`trips=${trips} `);
  });

  test("[SCR-11] sixteen dashboards at once all come with their rows", async () => {
    const pages = await Promise.all(Array.from({ length: 16 }, () => pageFor(DEMO_ACCOUNTS.staff, "/")));
    expect(pages.filter(({ carried }) => carried === undefined)).toHaveLength(0);
  });

  test("[SCR-10] what a colleague may not ask for is left out, and the rest is drawn", async () => {
    const { carried, shown } = await pageFor(null, "/planner");
    expect(shown).toContain("Travel planner");
    expect(carried).toContain('"entrance"');
    expect(carried).not.toContain('"me"');
  });

  test("[SCR-04] an address below a journey that is no page gets the page without rows", async () => {
    for (const path of ["/workspace/1/nothing", "/workspace/", "/workspace/1/customer/more"]) {
      const { answer, text } = await pageFor(DEMO_ACCOUNTS.staff, path);
      expect(answer.status).toBe(200);
      expect(text).toContain('<div id="root"></div>');
    }
  });

  test("[SCR-04] a workspace that is none, or is none of an owner's business, stays out of the page", async () => {
    for (const [as, path] of [
      [DEMO_ACCOUNTS.staff, "/workspace/999999"],
      [DEMO_ACCOUNTS.staff, "/workspace/word"],
      [DEMO_ACCOUNTS.owner, "/workspace/1"],
      [DEMO_ACCOUNTS.owner, "/billing"],
      [null, "/documents"],
    ] as const) {
      const { answer, text } = await pageFor(as, path);
      expect(answer.status).toBe(200);
      expect(text).not.toContain("Golden Retriever");
      expect(text).not.toContain("INV-");
    }
  });
});

describe("what cannot be drawn is drawn by the browser", () => {
  test("[SCR-04] nothing of another customer's journey, of none, or for nobody is in the page", async () => {
    const pages = [
      await pageFor(DEMO_ACCOUNTS.secondOwner, "/workspace/1/customer"),
      await pageFor(DEMO_ACCOUNTS.owner, "/workspace/999999/customer"),
      await pageFor(null, "/workspace/1/customer"),
      await pageFor(null, "/"),
    ];
    for (const { answer, text, carried } of pages) {
      expect(answer.status).toBe(200);
      expect(text).toContain('<div id="root"></div>');
      expect(text).not.toContain("Bella");
      expect(carried).toBeUndefined();
    }
  });

  test("[SCR-04] for whom a page is not, nothing is asked for", async () => {
    const pages = [
      await pageFor(null, "/"),
      await pageFor(null, "/workspace/1/customer"),
      await pageFor(DEMO_ACCOUNTS.owner, "/"),
      await pageFor(DEMO_ACCOUNTS.owner, "/workspaces"),
    ];
    for (const { answer, carried } of pages) {
      expect(answer.headers.get("server-timing")).toContain("trips=0");
      expect(carried).toBeUndefined();
    }
  });

  test("[SCR-04] a name that is markup stays a name, in the page and in what it carries", async () => {
    const name = "</script><b>Ünï</b>";
    await portal.db.update(users).set({ fullName: name }).where(eq(users.id, DEMO_ACCOUNTS.administrator));
    const { text, carried } = await pageFor(DEMO_ACCOUNTS.administrator, "/");
    expect(carried).toBeDefined();
    expect(text).not.toContain("<b>Ünï");
    expect(() => JSON.parse(carried ?? "")).not.toThrow();
  });
});
