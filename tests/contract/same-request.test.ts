import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";

import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdf } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { readyFor } from "#tests/support/ready.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const READY = readyFor(
  () => portal,
  () => admin,
);
const CREATIONS = PROCEDURES.filter(
  ({ route }) => route.input instanceof z.ZodObject && "requestId" in route.input.shape,
);
/** A secret that is shown once, to whoever came first. */
const SHOWN_ONCE = /"(?:key|secret)":(?:"[^"]*"|null)/gu;

describe("[OPS-04] the same request eight times at once has one answer", () => {
  test.each(CREATIONS)("$path", async (procedure) => {
    const input = { requestId: randomUUID(), ...(await READY[procedure.path]?.()) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(admin, procedure, input)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [first, ...others] = answers.map(({ text }) => text.replaceAll(SHOWN_ONCE, ""));
    for (const other of others) expect(other).toBe(first);
  });
});

test("[OPS-04] sixteen different actions for one journey at once all get in, each at a place of its own", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const titles = Array.from({ length: 16 }, (_, n) => `Call number ${n}`);
  const made = await Promise.all(
    titles.map((title) =>
      admin.trpc.tasks.create.mutate({
        workspaceId: workspace.id,
        title,
        actionType: "approval",
        assignedRole: "team",
        requestId: randomUUID(),
      }),
    ),
  );
  expect(made.map(({ title }) => title)).toEqual(titles);
  expect(new Set(made.map(({ id }) => id)).size).toBe(16);
});

test("[OPS-04] nor does the same file eight times at once become more than one", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const query = { workspaceId: workspace.id, requestId: randomUUID() };
  const sent = await Promise.all(Array.from({ length: 8 }, () => upload(admin, aPdf(), query)));
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  expect(new Set(sent.map((answer) => answer.json().id)).size).toBe(1);
  const { items } = await admin.trpc.documents.list.query({ workspaceId: workspace.id });
  expect(items).toHaveLength(1);
});
