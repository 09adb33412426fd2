import { once } from "node:events";

import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  received: { raw: string; mail: ParsedMail; envelopeFrom: string }[];
  stop: () => void;
};

/** A real mail server on loopback that keeps what it gets, byte for byte. */
export async function aMailServer(): Promise<MailServer> {
  const received: MailServer["received"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { mailFrom } = session.envelope;
        const keep = async () => {
          const mail = await simpleParser(bytes);
          received.push({
            raw: bytes.toString("latin1"),
            mail,
            envelopeFrom: mailFrom ? mailFrom.address : "",
          });
        };
        void keep().finally(done);
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, stop: () => server.close() };
}
