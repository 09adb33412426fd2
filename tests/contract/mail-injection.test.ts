import { once } from "node:events";

import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";

import { outbox } from "#db/schema.ts";
import { HOSTILE } from "#tests/support/hostile.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const START = Date.parse("2027-03-04T12:00:00Z");
const HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

let server: SMTPServer;
let portal: Portal;
const received: { to: string[]; mail: ParsedMail }[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: (stream, session, done) => {
      const keep = async () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          mail: await simpleParser(stream),
        });
      };
      void keep().finally(done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  portal = await aPortal("accounts", {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: "https://portal.example",
  });
});
afterAll(async () => {
  await portal.stop();
  server.close();
});

test("[DOOR-02] every hostile text in a mail leaves one recipient, no header of its own and no live HTML", async () => {
  for (const [at, text] of HOSTILE.entries()) {
    await portal.db.insert(outbox).values({
      template: "invitation",
      toEmail: `guest${at}@example.com`,
      toName: text,
      dedupeKey: `hostile ${at}`,
      nextAttemptAt: new Date(START),
      payload: {
        name: text,
        inviterName: text,
        workspaceName: text,
        personalMessage: text,
        link: "https://portal.example/join#secret",
        code: "ABCD-EFGH",
        expiresAt: "2027-03-11T12:00:00.000Z",
      },
    });
  }
  const { scheduled } = await portal.miniflare.getWorker();
  for (let run = 0; run < 3; run++) {
    await scheduled({ scheduledTime: new Date(START + run * 600_000), cron: "*/10 * * * *" });
  }
  const ours = received.filter(({ to }) => to[0]?.startsWith("guest"));
  expect(ours).toHaveLength(HOSTILE.length);
  for (const { to, mail } of ours) {
    expect(to).toHaveLength(1);
    expect([...mail.headers.keys()].toSorted()).toEqual(HEADERS);
    const [shown, ...more] = mail.to && "value" in mail.to ? mail.to.value : [];
    expect([shown?.address, more]).toEqual([to[0], []]);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const html = String(mail.html);
    expect(html).not.toMatch(/<(script|img|svg)/i);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="https://portal.example/join#secret"');
    expect(html).toContain("Pet Travel Portal");
    expect(mail.text).toContain("https://portal.example/join#secret");
  }
});
