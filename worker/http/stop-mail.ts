import { Hono } from "hono";
import { html } from "hono/html";

import type { NotificationKind } from "#contracts/notifications/shapes.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { readersAddress, stopMail } from "#worker/domains/notifications/stop-mail.ts";
import type { Mutable } from "#worker/ports/mail/letter.ts";
import { isStopToken, readStopToken } from "#worker/ports/mail/stop-link.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** What the kinds are called to their readers. */
const WORDS = {
  assigned: "your work",
  progress: "the progress of actions",
  due: "due dates",
  document: "documents",
  payment: "payments",
  message: "messages and comments",
  mention: "mentions of you",
  stuck: "owners who are stuck",
  journey: "journeys",
} as const satisfies Record<NotificationKind, string>;

/**
 * Mails of a kind are stopped here without signing in: by a mail's program with one call (RFC 8058), or by its reader with a
 * button. Looking at the page changes nothing, since scanners follow every link. The address is the leave, and no session
 * is looked at: a call from another site can do no more than whoever has the mail.
 */
export const stopMailDoors = new Hono<Doors>()
  .get("/:token", async (c) => {
    const { mutable } = await allowStop(c.env, c.get("circumstances"), c.req.param("token"));
    return c.html(page(mutable, "asked"), 200, HEADERS);
  })
  .post("/:token", async (c) => {
    const { act, mutable } = await allowStop(c.env, c.get("circumstances"), c.req.param("token"));
    const isBack = c.req.query("again") === "1";
    await stopMail(act, mutable, !isBack);
    return c.html(page(mutable, isBack ? "again" : "stopped"), 200, HEADERS);
  });

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

/** @throws Fault `not_found` for an address that was not made here, or whose account has another one by now. */
async function allowStop(
  env: Env,
  circumstances: Circumstances,
  token: string,
): Promise<{ act: Act; mutable: Mutable }> {
  const act = new Act({ ...circumstances, claims: null });
  const asked = readStopToken(token);
  const email = asked && (await readersAddress(act, asked.mutable));
  if (!asked || email === null || !(await isStopToken(env.SESSION_SECRET, asked, email))) {
    throw new Fault("not_found");
  }
  return { act, mutable: asked.mutable };
}

function page({ kinds, channel }: Mutable, state: "asked" | "stopped" | "again") {
  const what = new Intl.ListFormat("en-GB").format(kinds.map((kind) => WORDS[kind]));
  const [title, text, action, label] = {
    asked: [
      "Stop these mails?",
      `No more mails ${channel === "digest" ? "once a day " : ""}about ${what}. The news still waits for you in the portal.`,
      "?",
      "Stop them",
    ],
    stopped: [
      "These mails are stopped",
      `You get no more mails about ${what}. The news still waits for you in the portal.`,
      "?again=1",
      "Send them again",
    ],
    again: ["These mails are sent again", `You get mails about ${what} as before.`, "?", "Stop them"],
  }[state];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 0;
            padding: 2rem 1rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
            background: light-dark(#f4f6f8, #0e161c);
            color: light-dark(#1b2733, #e3ebf0);
          }
          main {
            max-width: 32rem;
            margin: 0 auto;
            padding: 1.5rem;
            border-radius: 8px;
            background: light-dark(#fff, #152028);
          }
          button {
            min-height: 44px;
            padding: 0 1.25rem;
            font: inherit;
            border: 0;
            border-radius: 6px;
            background: #0b6577;
            color: #fff;
            cursor: pointer;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p role="status">${text}</p>
          <form method="post" action="${action}"><button>${label}</button></form>
          <p><a href="/notifications">Choose for each kind in the portal</a></p>
        </main>
      </body>
    </html>`;
}
