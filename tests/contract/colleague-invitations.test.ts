import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { activity, invitations, notifications, outbox, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const invite = (email: string, more = {}) =>
  admin.send<{ colleagueId: number }>("POST", "/api/admin/colleagues", {
    fullName: "Ada King",
    email,
    ...more,
  });
const mailsTo = (email: string) =>
  portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id);
const tokenTo = async (email: string) => (await mailsTo(email)).at(-1)?.payload.link?.split("#")[1] ?? "";
const onTheList = async (email: string) =>
  (await admin.trpc.admin.colleagues.query({ limit: 200 })).items.find((one) => one.email === email);
const join = (token: string) => portal.anonymous.send<{ workspaceId: null }>("POST", "/auth/join", { token });

test("[ADMIN-21] an invited colleague is pending, gets one mail, and joins by its link once", async () => {
  const answer = await invite("Ada.King@Portal.example", { isAdmin: true, jobTitle: "Vet" });
  expect(answer.status).toBe(201);
  expect(await onTheList("ada.king@portal.example")).toMatchObject({
    fullName: "Ada King",
    status: "pending",
    isAdmin: true,
    jobTitle: "Vet",
    invitation: { state: "sent" },
  });
  expect(await mailsTo("ada.king@portal.example")).toHaveLength(1);
  const token = await tokenTo("ada.king@portal.example");
  const look = await portal.anonymous.send<object>("POST", "/api/invitations/preview", { token });
  expect(look.json()).toMatchObject({ state: "sent", workspaceName: null, email: "ada.king@portal.example" });
  expect((await onTheList("ada.king@portal.example"))?.status).toBe("pending");
  const joined = await join(token);
  expect([joined.status, joined.json()]).toEqual([200, { workspaceId: null, isIn: true, owes: null }]);
  expect(await onTheList("ada.king@portal.example")).toMatchObject({ status: "active", invitation: null });
  expect((await join(token)).status).toBe(409);
  const told = await portal.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, "Invitation accepted"));
  expect(told.some(({ message }) => message === "Ada King has joined the company.")).toBe(true);
  const written = await portal.db
    .select()
    .from(activity)
    .where(and(eq(activity.subject, "Ada King"), sql`kind in ('colleague.invited', 'colleague.joined')`));
  expect(written.map(({ kind }) => kind)).toEqual(["colleague.invited", "colleague.joined"]);
});

test("[ADMIN-21] a sent one can be sent again, which replaces it, and withdrawn", async () => {
  const { colleagueId } = (await invite("bo@portal.example")).json();
  const first = await tokenTo("bo@portal.example");
  expect((await admin.send("POST", `/api/admin/colleagues/${colleagueId}/invitation`, {})).status).toBe(201);
  const second = await tokenTo("bo@portal.example");
  expect(second).not.toBe(first);
  expect((await admin.send("DELETE", `/api/admin/colleagues/${colleagueId}/invitation`)).status).toBe(200);
  expect((await onTheList("bo@portal.example"))?.invitation).toBeNull();
  for (const token of [first, second]) {
    const refused = await join(token);
    expect([refused.status, refused.text]).toEqual([
      409,
      "This invitation has been withdrawn. Please ask for a new one.",
    ]);
  }
  expect((await admin.send("DELETE", `/api/admin/colleagues/${colleagueId}/invitation`)).status).toBe(409);
  await admin.send("POST", `/api/admin/colleagues/${colleagueId}/invitation`, {});
  await portal.db
    .update(invitations)
    .set({ expiresAt: new Date(0) })
    .where(sql`email = 'bo@portal.example' and revoked_at is null`);
  expect((await onTheList("bo@portal.example"))?.invitation?.state).toBe("expired");
  expect((await join(await tokenTo("bo@portal.example"))).status).toBe(409);
  expect((await admin.send("POST", "/api/admin/colleagues/2/invitation", {})).status).toBe(409);
});

test("[ADMIN-21] twice the same attempt is one colleague; an address somebody has is refused at its field", async () => {
  const requestId = crypto.randomUUID();
  const both = await Promise.all([
    invite("cy@portal.example", { requestId }),
    invite("cy@portal.example", { requestId }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(await mailsTo("cy@portal.example")).toHaveLength(1);
  const again = await invite("CY@portal.example");
  expect([again.status, again.text]).toEqual([400, "email: There is a colleague with this address already"]);
  const [owner] = await portal.db.select().from(users).where(eq(users.role, "customer")).limit(1);
  const ofOwner = await invite(owner?.email ?? "");
  expect([ofOwner.status, ofOwner.text]).toEqual([400, "email: This address belongs to an owner"]);
  const nameless = await invite("dee@portal.example", { fullName: " " });
  expect([nameless.status, nameless.text]).toEqual([400, "fullName: Full name is required"]);
});

test("[ADMIN-21] one who was removed comes back to the same account", async () => {
  const { colleagueId } = (await invite("eve@portal.example")).json();
  await join(await tokenTo("eve@portal.example"));
  await admin.send("DELETE", `/api/admin/colleagues/${colleagueId}`);
  expect(await onTheList("eve@portal.example")).toBeUndefined();
  expect((await invite("eve@portal.example")).json().colleagueId).toBe(colleagueId);
  expect((await join(await tokenTo("eve@portal.example"))).status).toBe(200);
  expect(await onTheList("eve@portal.example")).toMatchObject({ id: colleagueId, status: "active" });
});
