import type { SendEmail } from "@cloudflare/workers-types";

import { calendarType, type Mailer } from "./mailer.ts";

/** Mail through Cloudflare's binding, which writes the message itself from its parts; its `Message-ID` is its own. */
export function cloudflareMailer(binding: SendEmail): Mailer {
  return async ({ from, to, subject, text, html, calendar, replyTo, headers }) => {
    await binding.send({
      from: { name: from.name, email: from.address },
      to: { name: to.name, email: to.address },
      subject,
      text,
      html,
      headers: { ...headers },
      ...(replyTo !== undefined && { replyTo }),
      ...(calendar !== undefined && {
        attachments: [
          {
            disposition: "attachment",
            filename: "appointment.ics",
            type: calendarType(calendar),
            content: new TextEncoder().encode(calendar),
          },
        ],
      }),
    });
  };
}
