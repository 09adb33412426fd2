import { EventEmitter } from "node:events";

import { createTransport } from "nodemailer";

import type { Mailer } from "./mailer.ts";

/** A server that says nothing for so long is not there. */
const PATIENCE_MS = 10_000;
/** All of one mail; the runtime's sockets notice a silence in the middle of it late. */
const WHOLE_MS = 15_000;

// A socket of this runtime takes a listener a command and lets go of them at its end; ten of them is its alarm.
EventEmitter.defaultMaxListeners = 50;

/** Mail over SMTP, one connection a mail; `smtp://user:password@host:port`, `smtps://` for TLS from the start. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ calendar, ...mail }) => {
    // Addresses as objects: a text would be parsed, and a name could bring a second recipient.
    const sending = transport.sendMail({
      ...mail,
      from: { ...mail.from },
      to: { ...mail.to },
      ...(calendar !== undefined && {
        attachments: [
          { filename: "appointment.ics", contentType: "text/calendar; charset=utf-8", content: calendar },
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
    } finally {
      clearTimeout(timer);
    }
  };
}
