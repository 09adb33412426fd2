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
/** Calls beside a paper without which nothing is said of it. */
const ENOUGH = 30;
const LOOK_EVERY_MS = 200;
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
    // One at a time: those who ask whether it is read are no part of what is measured.
    const allRead = async (ids: number[]) => {
      for (const id of ids) while (!(await isRead(id))) await wait(LOOK_EVERY_MS);
    };
    await waits(staff, CALLS);
    print("while a paper is read", "p95 x none");
    let isLittle = true;
    for (const [name, file, copies] of [
      // The first is given up at once: several keep the reader busy for long enough to ask beside it.
      ["a megabyte whose stream has no end", aPaperWithoutEnd(), 8],
      ["a page that is drawn for hours", aPaperThatKeepsBusy(), 1],
    ] as const) {
      const [none, during]: [number[], number[]] = [[], []];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        none.push(...(await waits(staff, CALLS)));
        const stored = await Promise.all(
          Array.from({ length: copies }, () => upload(owner, file, { workspaceId })),
        );
        let isBeingRead = true;
        const reading = allRead(stored.map((answer) => answer.json().id)).then(() => (isBeingRead = false));
        while (isBeingRead) during.push(...(await waits(staff, 1)));
        await reading;
      }
      const ratio = percentileOf(during, 95) / percentileOf(none, 95);
      const isEnough = during.length >= ENOUGH;
      const said = isEnough ? ratio.toFixed(2) : "too few calls to say";
      print(name, `${said} (${during.length} calls beside it, ${none.length} without)`);
      isLittle &&= isEnough && ratio <= MOST;
    }
    return isLittle;
  } finally {
    await portal.stop();
  }
}

async function waits(actor: Actor, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now();
    await actor.get(CALL);
    times.push(performance.now() - started);
  }
  return times;
}
