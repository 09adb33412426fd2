import { EventEmitter } from "node:events";

// Its parts and not the whole, which brings five other ways to send.
import Composer from "nodemailer/lib/mailer/index.js";
import SmtpTransport from "nodemailer/lib/smtp-transport/index.js";

import { calendarType, type Mailer, NotOffered } from "./mailer.ts";

/** A server that says nothing for so long is not there. */
const PATIENCE_MS = 10_000;
/** All of one mail; the runtime's sockets notice a silence in the middle of it late. */
const WHOLE_MS = 15_000;

// A socket of this runtime takes a listener a command and lets go of them at its end; ten of them is its alarm.
EventEmitter.defaultMaxListeners = 50;

/** Mail over SMTP, one connection a mail; `smtp://user:password@host:port`, `smtps://` for TLS from the start. */
export function smtpMailer(url: string): Mailer {
  const server = new SmtpTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  });
  return async ({ calendar, from, replyTo, headers, ...mail }) => {
    const transport = new Composer(server);
    let wasOffered = false;
    transport.use("stream", ({ message }, done) => {
      const read = message.createReadStream.bind(message);
      // Asked for once the server has let us in.
      message.createReadStream = () => {
        wasOffered = true;
        return read();
      };
      done();
    });
    // Addresses as objects: a text would be parsed, and a name could bring a second recipient.
    const sending = transport.sendMail({
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
      headers: { ...headers },
      ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
      from: { name: from.name, address: from.address },
      ...(from.dkim && {
        dkim: {
          domainName: from.dkim.domain,
          keySelector: from.dkim.selector,
          privateKey: from.dkim.privateKey,
        },
      }),
      to: { ...mail.to },
      ...(calendar !== undefined && {
        attachments: [
          { filename: "appointment.ics", contentType: calendarType(calendar), content: calendar },
        ],
      }),
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      const error = Object.assign(new Error("The mail server has fallen silent"), { code: "ETIMEDOUT" });
      timer = setTimeout(() => reject(error), WHOLE_MS);
    });
    try {
      await Promise.race([sending, silence]);
    } catch (error) {
      throw wasOffered ? error : new NotOffered(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
