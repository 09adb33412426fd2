import { and, eq, isNull, sql } from "drizzle-orm";

import { dateInZone, daysBetween } from "#contracts/core/dates.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { momentOf } from "#contracts/core/wall-time.ts";
import type { ConsultationAnswer, ConsultationRequest } from "#contracts/help/shapes.ts";
import { CONSULTATION_DAYS, CONSULTATION_MINUTES } from "#contracts/help/terms.ts";
import { formatMoment } from "#contracts/schedule/event-times.ts";
import type { Db } from "#db/client.ts";
import { helpArticles, scheduleEvents, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { notifyEach, notifyMembers } from "#worker/domains/notifications/notify.ts";

/**
 * Puts a call that somebody would like to have into the schedule, as `scheduled` until a colleague confirms it, and tells
 * the staff of the journey, or the administrators where it is about none.
 * @throws Fault `not_found` for a journey that is not the asker's; `invalid_input` for a time that is past or too far off.
 */
export async function requestConsultation(
  act: Act,
  request: ConsultationRequest,
): Promise<ConsultationAnswer> {
  const { requestId = crypto.randomUUID(), ...body } = request;
  const attempt = { requestId, operation: "help.requestConsultation", body };
  const [[before], [journey], [article], [first]] = await act.read((db) => [
    attemptQuery(db, requestId),
    db
      .select({ id: workspaces.id, name: workspaces.name })
      .from(workspaces)
      .where(
        and(
          eq(workspaces.id, request.workspaceId ?? 0),
          isNull(workspaces.archivedAt),
          onlyOwn(act, db, workspaces.id),
        ),
      ),
    db
      .select({ title: helpArticles.title })
      .from(helpArticles)
      .where(eq(helpArticles.id, request.articleId ?? 0)),
    madeBy(db, requestId),
  ]);
  if (await act.isRepeated(attempt, before)) return found(first);
  if (request.workspaceId && !journey) throw new Fault("not_found");
  const startDate = momentOf(request.startsAt, request.timeZone).instant;
  refuseUnlessAhead(act, startDate);

  const { timeZone } = request;
  const asker = act.user.fullName;
  const subject = article?.title ?? [...request.question].slice(0, 80).join("");
  const texts = {
    title: `Consultation call: ${asker}`,
    description: [request.question, request.phone && `Phone: ${request.phone}`, `E-mail: ${act.user.email}`]
      .filter(Boolean)
      .join("\n"),
    location: null,
  };
  const news = {
    title: "Consultation call asked for",
    message: `${asker} would like to talk about ${subject}: ${formatMoment(startDate, timeZone)}.`,
    type: "warning",
    category: "system",
    kind: "message",
    actionUrl: "/schedule",
    at: act.now,
  } as const;
  const made = await act.writeOnce(attempt, (db) => [
    db.insert(scheduleEvents).values({
      ...texts,
      workspaceId: journey?.id ?? null,
      eventType: "other",
      startDate,
      endDate: new Date(startDate.getTime() + CONSULTATION_MINUTES * MINUTE_MS),
      timeZone,
      createdAt: act.now,
      requestId,
    }),
    record(act, db, { kind: "consultation.requested", workspaceId: journey?.id, subject }),
    journey
      ? notifyMembers(db, { ...news, workspaceId: journey.id, audience: "staff", except: act.who.userId })
      : notifyEach(db, {
          ...news,
          message: sql`${news.message}`,
          from: sql`users where users.role = 'admin' and users.id <> ${act.who.userId}`,
        }),
    madeBy(db, requestId),
  ]);
  if (made) return found(answerOf(made)[0]);
  const [[again]] = await act.read((db) => [madeBy(db, requestId)]);
  return found(again);
}

/** A time to come, within a year. */
function refuseUnlessAhead(act: Act, startDate: Date): void {
  const days = daysBetween(act.today, dateInZone(startDate, act.circumstances.companyZone));
  if (startDate <= act.now) throw badFields({ startsAt: "Choose a time that is still to come" });
  if (days > CONSULTATION_DAYS) throw badFields({ startsAt: "Choose a day within a year" });
}

function madeBy(db: Db, requestId: string) {
  return db
    .select({ eventId: scheduleEvents.id, startsAt: scheduleEvents.startDate })
    .from(scheduleEvents)
    .where(eq(scheduleEvents.requestId, requestId));
}

function found(row: ConsultationAnswer | undefined): ConsultationAnswer {
  if (!row) throw new Fault("not_found");
  return row;
}
