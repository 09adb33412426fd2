import { MINUTE_MS } from "#contracts/core/durations.ts";
import type {
  NotificationCategory,
  NotificationKind,
  NotificationType,
} from "#contracts/notifications/shapes.ts";

import { type PetKey } from "./client-table.ts";
import { type Journey, journeyOf } from "./journeys.ts";
import { type PersonKey, userId } from "./people.ts";
import { add, requestId, type World } from "./world.ts";

type MessageRow = {
  pet: PetKey;
  by: PersonKey;
  text: string;
  days: number;
  time: string;
  /** A comment on this step, counted from 1. */
  step?: number;
  /** For colleagues only. */
  internal?: true;
};

/** One message a line, in the order of time within a journey. */
// oxfmt-ignore
const MESSAGES: readonly MessageRow[] = [
  { pet: "bella", by: "anna", text: "Welcome, Sarah! The first step is the deposit; after that one thing opens after the other.", days: 3, time: "21:05" },
  { pet: "bella", by: "sarah", text: "Thank you! Bella has flown once before, as a puppy. Does that help?", days: 2, time: "08:50" },
  { pet: "bella", by: "anna", text: "It does: she knows the crate. Leave it open in the living room from now on.", days: 2, time: "09:12" },
  { pet: "bella", by: "james", text: "I can pay the deposit as well, if that is easier.", days: 1, time: "18:31", step: 1 },
  { pet: "bella", by: "anna", text: "Either of you. Say who pays, and the button opens.", days: 1, time: "18:40", step: 1 },
  { pet: "bella", by: "anna", text: "Chip number on the rabies certificate differs by two digits, vet is told.", days: 1, time: "17:50", internal: true },
  { pet: "sakura", by: "misaki", text: "振込の手続きをしました。着金まで少しお待ちください。", days: 1, time: "15:10" },
  { pet: "sakura", by: "anna", text: "ありがとうございます。We will confirm it within 1-2 business days.", days: 1, time: "16:02" },
  { pet: "kiwi", by: "noah", text: "The inspector’s office does not pick up. Could you try again?", days: 2, time: "09:40", step: 6 },
  { pet: "kiwi", by: "marek", text: "I have a call at eight tomorrow. Without the stamp we cannot load him.", days: 2, time: "10:05", step: 6 },
  { pet: "kiwi", by: "sofia", text: "The airline holds the place until noon the day before.", days: 1, time: "12:15", internal: true },
  { pet: "mruczek", by: "lucja", text: "Czy mogę wysłać zdjęcia z telefonu?", days: 4, time: "19:22" },
  { pet: "mruczek", by: "anna", text: "Yes, straight from the phone: JPEG or PNG, up to 5 MB each.", days: 3, time: "09:01" },
  { pet: "clover", by: "elodie", text: "Le vétérinaire est en vacances jusqu’à lundi.", days: 7, time: "11:48" },
  { pet: "clover", by: "marek", text: "No hurry: it has to be within 10 days of the flight anyway.", days: 7, time: "12:30" },
  { pet: "bori", by: "minjun", text: "두 번째 접종은 언제까지 맞아야 하나요?", days: 10, time: "20:15", step: 9 },
  { pet: "bori", by: "anna", text: "Both doses of the canine influenza course, 14 days before export at the latest.", days: 9, time: "08:55", step: 9 },
  { pet: "max", by: "duc", text: "Will Max be allowed to fly if it gets warm?", days: 5, time: "13:13" },
  { pet: "max", by: "anna", text: "Only below 27 °C at both ends. We look at the forecast two days before.", days: 5, time: "13:40" },
  { pet: "rocky", by: "ngozi", text: "Is he on board?", days: 1, time: "21:30" },
  { pet: "rocky", by: "marek", text: "Checked in, calm, with your shirt in the crate. He sleeps in Frankfurt tonight.", days: 1, time: "21:44" },
  { pet: "baron", by: "dmytro", text: "Завантажив довідку про щеплення.", days: 1, time: "14:40", step: 4 },
  { pet: "chai", by: "anna", text: "Your booking form was due; do you need help with the airports?", days: 1, time: "10:20", step: 2 },
  { pet: "otto", by: "jonas", text: "A photo from Mickleham: he has made friends already.", days: 3, time: "10:11" },
  { pet: "otto", by: "anna", text: "What a smile. Thank you for flying with us!", days: 3, time: "10:30" },
];

export function addMessages(world: World, journeys: readonly Journey[]): void {
  for (const row of MESSAGES) {
    const journey = journeyOf(journeys, row.pet);
    const planned = row.step ? journey.plan[row.step - 1] : undefined;
    const createdAt = world.clock.at(-row.days, row.time);
    const place = { workspaceId: journey.id, taskId: planned?.taskId ?? null };
    add(world, "messages", {
      ...place,
      authorId: userId(row.by),
      body: row.text,
      isInternal: row.internal ?? false,
      createdAt,
      requestId: requestId(`message ${world.rows.messages.length}`),
    });
    if (row.internal) continue;
    world.happenings.push({
      ...place,
      at: createdAt,
      kind: planned ? "comment.added" : "message.sent",
      actorId: userId(row.by),
      subject: planned?.step.title ?? null,
      data: { text: row.text },
    });
  }
}

/** An owner who does not get on, so that it is seen what a colleague is shown then. */
export function addStuck(world: World, journeys: readonly Journey[]): void {
  const journey = journeyOf(journeys, "chai");
  const planned = journey.plan[1];
  if (!planned) throw new Error("The journey of chai has no second step");
  const createdAt = world.clock.at(-1, "12:05");
  const words = "The airline asks for a booking number before it confirms the cat.";
  const place = { workspaceId: journey.id, taskId: planned.taskId };
  add(world, "stuckReports", {
    ...place,
    raisedById: userId("sunita"),
    reason: "waiting",
    words,
    createdAt,
    requestId: requestId("stuck 1"),
  });
  world.happenings.push({
    ...place,
    at: createdAt,
    kind: "task.stuck",
    actorId: userId("sunita"),
    subject: planned.step.title,
    data: { text: words },
  });
}

type NewsRow = {
  to: PersonKey;
  title: string;
  text: string;
  type: NotificationType;
  kind: NotificationCategory;
  days: number;
  time: string;
  pet?: PetKey;
  step?: number;
  url?: string;
  unread?: true;
};

/** One notification a line; the administrator has three unread ones. */
// oxfmt-ignore
const NEWS: readonly NewsRow[] = [
  { to: "anna", title: "Action overdue", text: "“Flight Booking Form” (चाय) was due and waits for सुनीता देशपांडे.", type: "error", kind: "task", days: 1, time: "18:55", pet: "chai", step: 2, unread: true },
  { to: "anna", title: "Bank transfer announced", text: "田中 美咲 has announced the deposit for さくら; look at the account.", type: "warning", kind: "task", days: 1, time: "15:12", pet: "sakura", step: 1, unread: true },
  { to: "anna", title: "Departure in 4 days", text: "Kiwi flies from Sydney to Los Angeles; the CITES inspection is still open.", type: "warning", kind: "travel", days: 1, time: "07:00", pet: "kiwi", unread: true },
  { to: "anna", title: "New document", text: "“Rabies vaccination certificate” (Bella) was uploaded.", type: "info", kind: "document", days: 1, time: "15:21", pet: "bella" },
  { to: "anna", title: "Document approved", text: "“健康診断書” (さくら) was approved by Nguyễn Thị Hương.", type: "success", kind: "document", days: 2, time: "17:46", pet: "sakura" },
  { to: "anna", title: "Colleague invited", text: "आरव शर्मा was invited to the Asia-Pacific and Gulf desk.", type: "info", kind: "system", days: 3, time: "09:16", url: "/admin" },
  { to: "anna", title: "Journey completed", text: "Every step of Otto is done.", type: "success", kind: "travel", days: 5, time: "18:00", pet: "otto" },
  { to: "anna", title: "Document rejected", text: "“Certificat de bonne santé” (Clover): not signed.", type: "error", kind: "document", days: 8, time: "17:46", pet: "clover" },
  { to: "anna", title: "Template published", text: "“Birds, Reptiles and Small Pets” has a published version.", type: "success", kind: "system", days: 21, time: "16:01", url: "/templates" },
  { to: "marek", title: "Ready for review", text: "Дмитро Коваленко has handed in “Rabies vaccination certificate” (Барон).", type: "info", kind: "task", days: 1, time: "14:30", pet: "baron", step: 4, unread: true },
  { to: "marek", title: "Action overdue", text: "“Book CITES inspection” (Kiwi) was due and waits for you.", type: "error", kind: "task", days: 1, time: "00:05", pet: "kiwi", step: 6, unread: true },
  { to: "marek", title: "Rocky is on the way", text: "Checked in at Dubai; one night in Frankfurt.", type: "info", kind: "travel", days: 1, time: "21:45", pet: "rocky" },
  { to: "ines", title: "Journey completed", text: "Every step of Nori is done.", type: "success", kind: "travel", days: 9, time: "18:00", pet: "nori" },
  { to: "huong", title: "New document", text: "“Świadectwo szczepienia” (Mruczek) was uploaded.", type: "info", kind: "document", days: 5, time: "15:21", pet: "mruczek" },
  { to: "sarah", title: "Your turn", text: "“Make deposit payment” (Bella)", type: "info", kind: "task", days: 3, time: "20:42", pet: "bella", step: 1, unread: true },
  { to: "sarah", title: "Changes needed", text: "“Rabies vaccination certificate” (Bella): the microchip number has to be corrected.", type: "warning", kind: "document", days: 1, time: "17:46", pet: "bella", unread: true },
  { to: "sarah", title: "Document approved", text: "“Microchip registration” (Bella)", type: "success", kind: "document", days: 2, time: "17:46", pet: "bella" },
  { to: "misaki", title: "Transfer awaited", text: "We confirm it within 1-2 business days.", type: "info", kind: "task", days: 1, time: "15:13", pet: "sakura", step: 1, unread: true },
  { to: "misaki", title: "Document approved", text: "“健康診断書” (さくら)", type: "success", kind: "document", days: 2, time: "17:46", pet: "sakura" },
];

const KINDS: Readonly<Record<string, NotificationKind>> = {
  "Action overdue": "due",
  "Bank transfer announced": "payment",
  "Transfer awaited": "payment",
  "Ready for review": "progress",
  "Your turn": "assigned",
};

/** The people whose notifications lead to the staff's page of a journey. */
const STAFF: readonly PersonKey[] = ["anna", "marek", "ines", "huong"];

export function addNotifications(world: World, journeys: readonly Journey[]): void {
  const { clock } = world;
  const inOrder = NEWS.toSorted((a, b) => b.days - a.days || a.time.localeCompare(b.time));
  for (const row of inOrder) {
    const journey = row.pet ? journeyOf(journeys, row.pet) : null;
    const planned = row.step ? journey?.plan[row.step - 1] : undefined;
    const page = journey && `/workspace/${journey.id}${STAFF.includes(row.to) ? "" : "/customer"}`;
    const createdAt = clock.at(-row.days, row.time);
    add(world, "notifications", {
      userId: userId(row.to),
      title: row.title,
      message: row.text,
      type: row.type,
      category: row.kind,
      kind: KINDS[row.title] ?? (row.kind === "document" ? "document" : "journey"),
      workspaceId: journey?.id ?? null,
      taskId: planned?.taskId ?? null,
      actionUrl: row.url ?? page,
      createdAt,
      readAt: row.unread ? null : new Date(createdAt.getTime() + 40 * MINUTE_MS),
    });
  }
}
