import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

type Manifest = { name: string; theme_color: string; icons: { src: string; type: string }[] };

test("[LINE-01] the service worker is a script of its own, asked for anew each time, and the page beside it is nobody's", async () => {
  const { anonymous } = portal;
  const worker = await anonymous.get("/sw.js");
  expect([worker.status, worker.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(worker.headers.get("content-type")).toContain("javascript");
  expect(worker.headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe-inline/);
  // Where everybody is the demo administrator, the page without rows holds none of theirs.
  const page = await anonymous.get("/shell");
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(page.headers.get("content-security-policy")).toContain("'sha256-");
  expect(page.text).toContain('<div id="root"></div>');
  expect(page.text).not.toContain("carried");
});

test("[LINE-08] the portal can be put on a home screen, by the company's name and in its colour", async () => {
  const found = async () => (await portal.anonymous.get<Manifest>("/manifest.webmanifest")).json();
  expect(await found()).toMatchObject({ name: "Pet Travel Portal", start_url: "/", display: "standalone" });
  await admin.trpc.settings.setBranding.mutate({
    name: "Łapa Travel",
    logo: null,
    accent: { light: "#7a1f6b", dark: "#e2a3d6" },
    version: 0,
  });
  const manifest = await found();
  expect(manifest).toMatchObject({ name: "Łapa Travel", theme_color: "#7a1f6b" });
  for (const { src, type } of manifest.icons) {
    const icon = await portal.anonymous.get(src);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, type]);
  }
  expect((await portal.anonymous.get("/icon.svg")).text).toContain("#7a1f6b");
  expect((await portal.anonymous.get("/apple-touch-icon.png")).headers.get("content-type")).toBe("image/png");
  expect((await portal.anonymous.get("/")).text).toContain(
    '<link rel="manifest" href="/manifest.webmanifest"',
  );
});

test("[LINE-06] where the company keeps nothing on devices, the service worker is one that takes all away", async () => {
  const before = await portal.anonymous.get("/sw.js");
  await admin.trpc.features.set.mutate({ name: "keptOnDevice", isOn: false, version: 0 });
  const after = await portal.anonymous.get("/sw.js");
  expect([after.status, after.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(after.text).not.toBe(before.text);
  expect(after.text).toContain("unregister");
  await admin.trpc.features.set.mutate({ name: "keptOnDevice", isOn: true, version: 1 });
  expect((await portal.anonymous.get("/sw.js")).text).toBe(before.text);
});
