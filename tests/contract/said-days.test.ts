import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { activity, documents, notifications, outbox, tasks } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft, anIssued, companyToday } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { dayWords } from "#worker/core/day-words.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

const ORIGIN = "https://portal.example";
const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b/;

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { PUBLIC_ORIGIN: ORIGIN });
  staff = await portal.staff();
  await aBusyWeek();
}, 120_000);
afterAll(() => portal.stop());

/** Everything that tells a day: by the clock, by colleagues and of a pet's record. */
async function aBusyWeek(): Promise<void> {
  const today = companyToday();
  const { workspace, taskIds } = await startedJourney(portal, [{ title: "Crate" }, { title: "Bowl" }], {
    isSequential: false,
  });
  const workspaceId = workspace.id;
  const openSince = new Date(Date.now() - 5 * DAY_MS);
  await portal.db
    .update(tasks)
    .set({ openedAt: openSince, createdAt: openSince, dueDate: addDays(today, 1) })
    .where(sql`${tasks.workspaceId} = ${workspaceId}`);
  await portal.db
    .update(documents)
    .set({ expiresOn: addDays(today, 5) })
    .where(isNotNull(documents.currentNumber));
  const strike = async (day: number) => {
    const { scheduled } = await portal.miniflare.getWorker();
    await scheduled({
      scheduledTime: new Date(`${addDays(today, day)}T09:00:00Z`),
      cron: "*/10 * * * *",
    });
  };
  for (const day of [0, 2, 3]) await strike(day);

  const { version } = await staff.trpc.tasks.find.query({ taskId: taskIds[0] ?? 0 });
  await staff.trpc.tasks.reschedule.mutate({
    taskId: taskIds[0] ?? 0,
    version,
    dueDate: addDays(today, 20),
  });
  await anIssued(staff, { workspaceId });
  const draft = await aDraft(staff, { customerEmail: "ann@example.com", customerName: "Ann" });
  await staff.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version, isMailed: true });
  for (const entry of [
    { kind: "vaccination", disease: "rabies", givenOn: "2026-09-05" },
    { kind: "sample", drawnOn: "2026-09-06" },
    { kind: "record", record: "tapeworm_treatment", on: "2026-09-07" },
    { kind: "stay", country: "DE", from: "2026-01-08" },
    { kind: "microchip", code: "276098100123456", implantedOn: "2024-01-05" },
  ] as const) {
    await staff.trpc.health.add.mutate({ workspaceId, entry });
  }
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version: (await staff.trpc.workspaces.find.query({ workspaceId })).version,
    departureDate: addDays(workspace.departureDate, 30),
  });
}

test("[RPT-11] no line of the bell says a day in digits that nobody says", async () => {
  const said = await portal.db
    .select({ title: notifications.title, message: notifications.message })
    .from(notifications);
  expect(said.length).toBeGreaterThan(50);
  for (const words of [
    "is now due on",
    "Overdue",
    "due tomorrow",
    "New invoice",
    "valid until",
    "departs on",
  ]) {
    expect(said.map(({ title, message }) => `${title} ${message}`).join(" ")).toContain(words);
  }
  expect(said.filter(({ title, message }) => ISO_DAY.test(`${title} ${message}`))).toEqual([]);
});

test("[RPT-11] nor does a mail", async () => {
  const mails = await portal.db
    .select({ template: outbox.template, payload: outbox.payload })
    .from(outbox)
    .where(isNotNull(outbox.payload));
  expect(new Set(mails.map(({ template }) => template))).toContain("invoice");
  for (const { template, payload } of mails) {
    const { subject, text } = renderMail(template, payload, ORIGIN);
    expect(`${subject}\n${text}`).not.toMatch(ISO_DAY);
  }
});

test("[RPT-11] nor does a line of the activity", async () => {
  const lines = await portal.db.select({ kind: activity.kind, subject: activity.subject }).from(activity);
  const said = lines.flatMap(({ subject }) => subject ?? []);
  expect(said).toEqual(
    expect.arrayContaining([
      "Rabies vaccination of 5 Sept 2026",
      "Rabies blood sample of 6 Sept 2026",
      "Stay in DE from 8 Jan 2026",
    ]),
  );
  expect(said.filter((subject) => ISO_DAY.test(subject))).toEqual([]);
});

test("[RPT-11] the database says a day as the portal does, in every month", async () => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2027-${String(month).padStart(2, "0")}-0${(month % 9) + 1}`;
    const [row] = await portal.db.all<{ words: string }>(sql`select ${dayWords(sql`${day}`)} as words`);
    expect(row?.words).toBe(dayInWords(day));
  }
});
