import { setTimeout as wait } from "node:timers/promises";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPaperThatKeepsBusy, aPaperWithoutEnd } from "#tests/support/made-papers.ts";
import { aPortal } from "#tests/support/portal.ts";

import { percentileOf, print } from "./figures.ts";

const CALL = "/api/tasks?limit=20";
const ROUNDS = 300;
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
      const before = await waits(staff);
      const { id } = (await upload(owner, file, { workspaceId })).json();
      const during = await waits(staff);
      while (!(await isRead(id))) await wait(500);
      // From both sides of it: what else the machine does comes and goes.
      const none = percentileOf([...before, ...(await waits(staff))], 95);
      const ratio = percentileOf(during, 95) / none;
      print(name, ratio.toFixed(2));
      isLittle &&= ratio <= MOST;
    }
    return isLittle;
  } finally {
    await portal.stop();
  }
}

async function waits(actor: Actor): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await actor.get(CALL);
    times.push(performance.now() - started);
  }
  return times;
}
