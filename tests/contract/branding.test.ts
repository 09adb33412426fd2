import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { NO_BRANDING } from "#contracts/settings/branding-shapes.ts";
import { LOGO_BYTES } from "#contracts/settings/branding.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJpeg, aPdf, aPng, SVG, WEBP } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const ACCENT = { light: "#7a1f6b", dark: "#e2a3d6" };
const send = (body: BodyInit, cookie = admin.cookie ?? "") =>
  fetch(new URL("/files/logos", portal.origin), { method: "POST", headers: { cookie }, body });
const store = async (picture: Uint8Array<ArrayBuffer>) => (await (await send(picture)).json()) as never;
const current = () => admin.trpc.settings.branding.query({});

test("[ADMIN-17] name, logo and colour are in the first answer of every page, before the door too", async () => {
  const own = (await portal.anonymous.trpc.auth.entrance.query({})).brand;
  expect(own).toEqual({ name: "Pet Travel Portal", logo: null, style: "" });
  const logo = await store(aPng({ width: 200, height: 50 }));
  await admin.trpc.settings.setBranding.mutate({
    name: "  Łapa   Travel ",
    logo,
    accent: ACCENT,
    version: 0,
  });
  const { brand } = await portal.anonymous.trpc.auth.entrance.query({});
  expect(brand).toMatchObject({ name: "Łapa Travel", logo: { isWordmark: true } });
  expect(brand.style).toContain(`--primary:light-dark(${ACCENT.light},${ACCENT.dark})`);
  expect((await (await portal.owner()).trpc.auth.me.query({})).brand).toEqual(brand);
  const { items } = await admin.trpc.billing.invoices.query({ limit: 1 });
  const { seller } = await admin.trpc.billing.invoice.query({ invoiceId: items[0]?.id ?? 0 });
  expect(seller.name).toBe("Łapa Travel");
});

test("[ADMIN-17] the logo is served to everybody, by its content's name and for ever", async () => {
  const { brand } = await portal.anonymous.trpc.auth.entrance.query({});
  const answer = await fetch(new URL(brand.logo?.address ?? "", portal.origin));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
});

describe("[ADMIN-17] a logo is refused with the true reason", () => {
  test.for([
    ["of no bytes", new Uint8Array(), 400, "empty"],
    ["that is an SVG", SVG, 415, "JPEG, PNG"],
    ["that is a WebP", WEBP, 415, "PNG"],
    ["that is a PDF", aPdf(), 415, "PDF"],
    ["that is cut off", aPng({ width: 64, height: 64 }).slice(0, 40), 415, "damaged"],
    ["too small to be seen", aPng({ width: 300, height: 31 }), 400, "blurred"],
    ["of too many pixels", aJpeg({ claims: [2_001, 100] }), 413, "2000 pixels"],
    ["of too many bytes", new Uint8Array(LOGO_BYTES + 1), 413, "256 KB"],
  ] as const)("%s", async ([, bytes, status, said]) => {
    const answer = await send(bytes);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(said)]);
  });
});

test("[ADMIN-17] a colour that cannot be read is refused with the nearest that can", async () => {
  const { version } = await current();
  await expect(
    admin.trpc.settings.setBranding.mutate({
      ...NO_BRANDING,
      accent: { ...ACCENT, light: "#ffd400" },
      version,
    }),
  ).rejects.toThrow(/accent\.light.*1\.3:1.*4\.5:1.*#[0-9a-f]{6}/);
  expect((await current()).version).toBe(version);
});

test("[ADMIN-17] who was slower is refused with what holds now, and only administrators change it", async () => {
  const before = await current();
  const staff = await portal.staff();
  await expect(staff.trpc.settings.setBranding.mutate(before)).rejects.toThrow("may not");
  expect((await send(aPng(), staff.cookie ?? "")).status).toBe(403);
  const saved = await admin.trpc.settings.setBranding.mutate({ ...before, name: "One" });
  await expect(admin.trpc.settings.setBranding.mutate({ ...before, name: "Two" })).rejects.toMatchObject({
    data: { fault: "stale_version", current: { name: "One", version: saved.version } },
  });
});

test("[ADMIN-17] a change is in the audit log with what was and what is; a reset gives the portal its own look back", async () => {
  const before = await current();
  await admin.trpc.settings.setBranding.mutate({ ...NO_BRANDING, version: before.version });
  expect((await portal.anonymous.trpc.auth.entrance.query({})).brand).toEqual({
    name: "Pet Travel Portal",
    logo: null,
    style: "",
  });
  const { items } = await admin.trpc.audit.list.query({ limit: 1 });
  expect(items[0]).toMatchObject({
    kind: "setting.changed",
    subject: "Branding",
    before: { name: before.name, accent: before.accent?.light },
    after: { name: null, accent: null },
  });
});
