import { once } from "node:events";

import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** What it does with a mail: takes it, refuses its recipient for now, falls silent in the middle, lets nobody in. */
type Mood = "friendly" | "refusing" | "silent" | "closed";

export type MailServer = {
  readonly url: string;
  readonly received: { raw: string; mail: ParsedMail; envelopeFrom: string; to: string[] }[];
  mood: Mood;
  /** Listens no more, and again on the same port. */
  readonly leave: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly stop: () => void;
};

/** A real mail server on loopback that keeps what it gets, byte for byte. */
export async function aMailServer(): Promise<MailServer> {
  const received: MailServer["received"] = [];
  let [server, port] = [aServer(), 0];
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    const address = server.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  };
  await listen();
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mood: "friendly",
    leave: () => new Promise((resolve) => server.close(resolve)),
    comeBack: async () => {
      server = aServer();
      await listen();
    },
    stop: () => server.close(),
  };
  return mailServer;

  function aServer(): SMTPServer {
    const refusal = (when: Mood, responseCode: number, words: string) =>
      mailServer.mood === when ? Object.assign(new Error(words), { responseCode }) : null;
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      onConnect: (_session, done) => done(refusal("closed", 421, "Closed for now")),
      onRcptTo: (_address, _session, done) => done(refusal("refusing", 450, "Mailbox busy")),
      onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
        if (mailServer.mood === "silent") return;
        const keep = async () => {
          const chunks: Buffer[] = await stream.toArray();
          const bytes = Buffer.concat(chunks);
          const mail = await simpleParser(bytes);
          const to = rcptTo.map(({ address }) => address);
          const envelopeFrom = mailFrom ? mailFrom.address : "";
          received.push({ raw: bytes.toString("latin1"), mail, envelopeFrom, to });
        };
        void keep().finally(done);
      },
    });
  }
}
