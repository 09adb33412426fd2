import { setTimeout as wait } from "node:timers/promises";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPaperThatKeepsBusy, aPaperWithoutEnd } from "#tests/support/made-papers.ts";
import { aPortal } from "#tests/support/portal.ts";

import { percentileOf, print } from "./figures.ts";

const CALL = "/api/tasks?limit=20";
/** Pairs of a stretch without a paper and one with: what else the machine does comes and goes, and falls on both. */
const PAIRS = 6;
const CALLS = 60;
/** What everybody else may wait longer, at most. */
const MOST = 1.5;

/** How long others wait while hostile papers are read, against while none is. @returns whether that is little enough */
export async function compareHostilePapers(): Promise<boolean> {
  const portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  try {
    const [staff, owner] = [await portal.staff(), await portal.owner()];
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const isRead = async (documentId: number) =>
      (await staff.trpc.documents.find.query({ documentId })).reading !== "waiting";
    await waits(staff);
    print("while a paper is read", "p95 x none");
    let isLittle = true;
    for (const [name, file] of [
      ["a megabyte whose stream has no end", aPaperWithoutEnd()],
      ["a page that is drawn for hours", aPaperThatKeepsBusy()],
    ] as const) {
      const [none, during]: [number[], number[]] = [[], []];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        none.push(...(await waits(staff)));
        const { id } = (await upload(owner, file, { workspaceId })).json();
        // Only what was asked while the paper was still being read counts as such.
        const asked = await waits(staff);
        if (!(await isRead(id))) during.push(...asked);
        while (!(await isRead(id))) await wait(200);
      }
      const ratio = during.length === 0 ? 1 : percentileOf(during, 95) / percentileOf(none, 95);
      print(name, `${ratio.toFixed(2)} (${during.length} calls beside it, ${none.length} without)`);
      isLittle &&= ratio <= MOST;
    }
    return isLittle;
  } finally {
    await portal.stop();
  }
}

async function waits(actor: Actor): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    await actor.get(CALL);
    times.push(performance.now() - started);
  }
  return times;
}
