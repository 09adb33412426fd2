import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { clients, scheduleEvents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";
import { aGraph, aJourneyOn, aStep, inARow, watching } from "#tests/support/workflow-journey.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);

let portal: Portal;
let staff: Actor;
let watch: ReturnType<typeof watching>;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  watch = watching(portal, staff);
});
afterAll(() => portal.stop());

describe("what a step does by itself", () => {
  const mail = (subject: string): WorkflowStep["data"]["settings"] => ({
    mail: { to: "customer", subject, body: "{petName} flies on {departureDate}." },
  });

  test("[WF-08] a mail, a text message, a field, an event, a milestone and news go out as the steps are reached, each once", async () => {
    const automatic = (
      id: string,
      type: WorkflowStep["type"],
      settings: WorkflowStep["data"]["settings"],
    ) => {
      const { data: _, ...step } = aStep(id, type);
      return { ...step, data: { settings } };
    };
    const graph = inARow(
      aStep("Begin"),
      automatic("Mail", "email-notification", mail("Fly safe")),
      automatic("Text", "sms-notification", { sms: { to: "customer", text: "The driver is near" } }),
      automatic("Field", "automation", { automation: { do: "set-field", field: "priority", value: "high" } }),
      automatic("Event", "automation", {
        automation: {
          do: "create-event",
          title: "Pick-up of {petName}",
          eventType: "other",
          anchor: "departure",
          days: -1,
        },
      }),
      automatic("News", "status-update", { update: { message: "{petName} is on board", status: "active" } }),
      automatic("On board", "milestone", {}),
      aStep("End"),
    );
    const { id } = await aJourneyOn(portal, graph);
    await portal.db
      .update(clients)
      .set({ phone: "+44 20 7946 0000" })
      .where(eq(clients.id, (await watch.journey(id))?.clientId ?? 0));
    await watch.complete(id, "Begin");
    expect(await watch.statuses(id)).toMatchObject({
      Mail: "completed",
      "On board": "completed",
      End: "your_turn",
    });
    const [letter, ...others] = await watch.mailsOf("Fly safe");
    expect(others).toEqual([]);
    expect(letter?.payload).toMatchObject({ text: "Bella flies on 1 Jun 2031." });
    const texts = await watch.mailsOf("The driver is near");
    expect(texts.map(({ template, payload }) => [template, payload["phone"]])).toEqual([
      ["step-sms", "+44 20 7946 0000"],
    ]);
    expect(await watch.journey(id)).toMatchObject({ priority: "high", status: "active" });
    const events = await portal.db.select().from(scheduleEvents).where(eq(scheduleEvents.workspaceId, id));
    expect(events.map(({ title, firstDay }) => [title, firstDay])).toEqual([
      ["Pick-up of Bella", "2031-05-31"],
    ]);
  });

  test("[WF-09] a mail with a due date goes out on that day and not before, and once however often the clock runs", async () => {
    const graph = inARow(
      aStep("Begin"),
      aStep("The day before", "email-notification", {
        settings: mail("Tomorrow"),
        due: { kind: "offset", anchor: "departure", days: -1 },
      }),
      aStep("End"),
    );
    const departureDate = addDays(TODAY, 20);
    const { id } = await aJourneyOn(portal, graph, { departureDate });
    await watch.complete(id, "Begin");
    await watch.daysRun(addDays(departureDate, -2));
    expect([await watch.statuses(id), await watch.mailsOf("Tomorrow")]).toMatchObject([
      { "The day before": "in_progress" },
      [],
    ]);
    await Promise.all([watch.daysRun(addDays(departureDate, -1)), watch.daysRun(addDays(departureDate, -1))]);
    await watch.daysRun(departureDate);
    expect(await watch.mailsOf("Tomorrow")).toHaveLength(1);
    expect(await watch.statuses(id)).toMatchObject({
      "The day before": "completed",
      End: expect.any(String) as string,
    });
    expect((await watch.statuses(id))["End"]).not.toBe("pending");
  });

  test("[WF-10] a wait holds what comes behind it, whether the order is kept or free, and ends by itself", async () => {
    for (const isSequential of [true, false]) {
      const graph = aGraph(
        [
          aStep("Draw blood"),
          aStep("Wait", "wait", { settings: { wait: { for: "days", days: 30 } } }),
          aStep("Send it"),
          aStep("Book"),
        ],
        [
          ["Draw blood", "Wait"],
          ["Wait", "Send it"],
          ["Draw blood", "Book"],
        ],
        isSequential,
      );
      const { id } = await aJourneyOn(portal, graph);
      await watch.complete(id, "Draw blood");
      expect(await watch.statuses(id)).toMatchObject({
        Wait: "in_progress",
        "Send it": "pending",
        Book: "your_turn",
      });
      await watch.daysRun(addDays(TODAY, 29));
      expect((await watch.statuses(id))["Send it"]).toBe("pending");
      await watch.daysRun(addDays(TODAY, 31));
      expect(await watch.statuses(id)).toMatchObject({ Wait: "completed", "Send it": "your_turn" });
    }
  });

  test("[WF-11] a first step that does something by itself does it once the journey is there, and the clock picks up what was left", async () => {
    const graph = inARow(aStep("Welcome", "email-notification", { settings: mail("Welcome") }), aStep("End"));
    const { id } = await aJourneyOn(portal, graph);
    await expect.poll(() => watch.statuses(id)).toMatchObject({ Welcome: "completed", End: "your_turn" });
    // As a Worker leaves it that dies right after the journey was made.
    const dead = await aJourneyOn(portal, graph);
    await expect.poll(() => watch.statuses(dead.id)).toMatchObject({ End: "your_turn" });
    await portal.db.run(
      sql`delete from step_effects where task_id in (select id from tasks where workspace_id = ${dead.id})`,
    );
    await portal.db.run(
      sql`delete from outbox where dedupe_key like 'step-' || (select id from tasks where workspace_id = ${dead.id} and node_id = 'Welcome') || '-%'`,
    );
    await portal.db.run(
      sql`update tasks set status = iif(node_id = 'Welcome', 'in_progress', 'pending'), completed_at = null, wake_on = iif(node_id = 'Welcome', ${TODAY}, null) where workspace_id = ${dead.id}`,
    );
    await watch.daysRun(TODAY);
    expect(await watch.statuses(dead.id)).toMatchObject({ Welcome: "completed", End: "your_turn" });
    await watch.daysRun(TODAY);
    const welcomes = (await watch.mailsOf("Welcome")).filter(({ dedupeKey }) => dedupeKey !== "");
    expect(welcomes).toHaveLength(2);
  });

  test("[WF-10] a wait until so many days before departure moves with the departure", async () => {
    const graph = inARow(
      aStep("Begin"),
      aStep("Wait", "wait", { settings: { wait: { for: "before-departure", days: 10 } } }),
      aStep("End"),
    );
    const { id } = await aJourneyOn(portal, graph, { departureDate: addDays(TODAY, 30) });
    await watch.complete(id, "Begin");
    expect(await watch.taskOf(id, "Wait")).toMatchObject({ wakeOn: addDays(TODAY, 20) });
    const { version = 0 } = (await watch.journey(id)) ?? {};
    const departureDate = addDays(TODAY, 40);
    await staff.trpc.workspaces.updateTravel.mutate({ workspaceId: id, version, departureDate });
    expect(await watch.taskOf(id, "Wait")).toMatchObject({
      wakeOn: addDays(TODAY, 30),
      dueDate: addDays(TODAY, 30),
      status: "in_progress",
    });
  });

  test("[WF-12] an archived journey does nothing by itself", async () => {
    const graph = inARow(
      aStep("Wait", "wait", { settings: { wait: { for: "days", days: 1 } } }),
      aStep("Later", "email-notification", { settings: mail("Too late") }),
      aStep("End"),
    );
    const { id } = await aJourneyOn(portal, graph);
    await expect
      .poll(() => watch.taskOf(id, "Wait"))
      .toMatchObject({ status: "in_progress", wakeOn: addDays(TODAY, 1) });
    const { version } = (await watch.journey(id)) ?? { version: 0 };
    await staff.trpc.workspaces.archive.mutate({ workspaceId: id, version });
    await watch.daysRun(addDays(TODAY, 3));
    expect(await watch.mailsOf("Too late")).toEqual([]);
  });
});
