import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { activity, tags, workspaceTags } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  [admin, staff] = await Promise.all([portal.admin(), portal.staff()]);
});
afterAll(() => portal.stop());

const named = async (name: string) => {
  const tag = (await staff.trpc.tags.list.query({})).find((one) => one.name === name);
  if (!tag) throw new Error(`No tag ${name}`);
  return tag;
};
const tagsOf = async (workspaceId: number) =>
  (await staff.trpc.workspaces.find.query({ workspaceId })).tags.map(({ name }) => name);

describe("[ADMIN-10] the company's tags", () => {
  test("come by name with how many workspaces have each, as the rows say", async () => {
    const all = await staff.trpc.tags.list.query({});
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    const rows = await portal.db.select().from(workspaceTags);
    for (const { id, uses } of all) expect(uses).toBe(rows.filter(({ tagId }) => tagId === id).length);
    expect(all.some(({ uses }) => uses > 1)).toBe(true);
  });

  test("are made once, however often it is asked, and one name has one tag", async () => {
    const draft = { name: "ด่วน", color: "red", requestId: crypto.randomUUID() } as const;
    const made = await Promise.all([
      admin.trpc.tags.create.mutate(draft),
      admin.trpc.tags.create.mutate(draft),
    ]);
    expect(made[0]).toEqual(made[1]);
    await admin.trpc.tags.create.mutate({ name: "Élite", color: "blue" });
    const answer = await admin.send("POST", "/api/tags", { name: "ÉLITE", color: "green" });
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining("There is a tag of this name already"),
    ]);
  });

  test("are renamed and coloured on every workspace at once; the second of two tabs is told", async () => {
    const tag = await named("Quarantine");
    const [workspace] = await portal.db.select().from(workspaceTags).where(eq(workspaceTags.tagId, tag.id));
    const change = { tagId: tag.id, version: tag.version, name: "In quarantine", color: "orange" } as const;
    await admin.trpc.tags.update.mutate(change);
    const { tags: shown } = await staff.trpc.workspaces.find.query({
      workspaceId: workspace?.workspaceId ?? 0,
    });
    expect(shown).toContainEqual({ id: tag.id, name: "In quarantine", color: "orange" });
    const late = await admin.send("PATCH", `/api/tags/${tag.id}`, { ...change, color: "red" });
    expect(late.status).toBe(409);
    const [entry] = await portal.db.select().from(activity).where(eq(activity.kind, "tag.updated"));
    expect(entry?.data).toMatchObject({ before: { name: "Quarantine" }, after: { name: "In quarantine" } });
  });

  test("are merged: a workspace that had both has the other once, and the count is that of the rows", async () => {
    const [from, into] = await Promise.all([named("Senior pet"), named("CITES")]);
    const [own] = await portal.db.select().from(workspaceTags).where(eq(workspaceTags.tagId, from.id));
    const workspaceId = own?.workspaceId ?? 0;
    await staff.trpc.workspaces.addTag.mutate({ workspaceId, name: "CITES" });
    await admin.trpc.tags.merge.mutate({ tagId: from.id, version: from.version, intoId: into.id });
    expect(await tagsOf(workspaceId)).toEqual(["CITES"]);
    expect(await portal.db.select().from(tags).where(eq(tags.id, from.id))).toEqual([]);
    const rows = await portal.db.select().from(workspaceTags).where(eq(workspaceTags.tagId, into.id));
    expect((await named("CITES")).uses).toBe(rows.length);
    const itself = { tagId: into.id, version: into.version, intoId: into.id };
    expect((await admin.send("POST", `/api/tags/${into.id}/merge`, itself)).status).toBe(400);
  });

  test("are taken off every workspace when they are deleted", async () => {
    const tag = await named("Strong breed");
    const [own] = await portal.db.select().from(workspaceTags).where(eq(workspaceTags.tagId, tag.id));
    await admin.trpc.tags.remove.mutate({ tagId: tag.id, version: tag.version });
    expect(await tagsOf(own?.workspaceId ?? 0)).not.toContain("Strong breed");
    expect((await admin.send("DELETE", `/api/tags/${tag.id}?version=0`)).status).toBe(404);
  });

  test("are counted with every tag that is put on and taken off", async () => {
    const { id, uses } = await named("Titer");
    const [workspace] = (await staff.trpc.workspaces.list.query({})).items;
    const workspaceId = workspace?.id ?? 0;
    await staff.trpc.workspaces.addTag.mutate({ workspaceId, name: "titer" });
    expect((await named("Titer")).uses).toBe(uses + 1);
    await staff.trpc.workspaces.removeTag.mutate({ workspaceId, tagId: id });
    expect((await named("Titer")).uses).toBe(uses);
  });
});
