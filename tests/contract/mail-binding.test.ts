import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { outbox, users } from "#db/schema.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";

let portal: Portal;
const lines: string[] = [];
beforeAll(async () => {
  const from = { MAIL_FROM: "Pet Travel Portal <portal@company.example>" };
  portal = await aPortal("accounts", from, (line) => lines.push(line), { hasMail: true });
});
afterAll(() => portal.stop());

test("[MAIL-03] without a mail server the platform's binding takes what is sent, to its one recipient", async () => {
  expect((await portal.anonymous.trpc.auth.entrance.query({})).canMail).toBe(true);
  const [staff] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
  await new Stranger(portal).ask(staff?.email ?? "");
  const state = async () => {
    const [mail] = await portal.db.select().from(outbox).where(eq(outbox.template, "sign-in"));
    return [mail?.sentAt instanceof Date, mail?.failedAt];
  };
  await expect.poll(state).toEqual([true, null]);
  const told = () => lines.join("\n");
  await expect.poll(told).toMatch(/^Subject: \d{3} \d{3} is your code/m);
  expect(told()).toContain('From: "Pet Travel Portal" <portal@company.example>');
  expect(told()).toContain(`To: "${staff?.fullName}" <${staff?.email}>`);
});

test("[BOOK-04] the platform's binding takes an appointment's file with the mail", async () => {
  const [mail] = await portal.db
    .insert(outbox)
    .values({
      template: "appointment",
      toEmail: "ann@example.com",
      toName: "Ann Reed",
      payload: {
        name: "Ann Reed",
        subject: "Your appointment",
        text: "We see you on Monday.",
        link: "https://portal.example/workspace/1/customer",
        calendar: "BEGIN:VCALENDAR\r\nSUMMARY:นัดหมาย\r\nEND:VCALENDAR\r\n",
      },
      dedupeKey: "appointment-1",
      nextAttemptAt: new Date(0),
    })
    .returning();
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });
  const [sent] = await portal.db
    .select()
    .from(outbox)
    .where(eq(outbox.id, mail?.id ?? 0));
  expect([sent?.sentAt instanceof Date, sent?.lastError]).toEqual([true, null]);
  await expect.poll(() => lines.join("\n")).toContain("appointment.ics");
});
