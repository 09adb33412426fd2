import type { SendEmail } from "@cloudflare/workers-types";

import type { Mailer } from "./mailer.ts";

/** Mail through Cloudflare's binding, which writes the message itself from its parts and takes no header of ours. */
export function cloudflareMailer(binding: SendEmail): Mailer {
  return async ({ from, to, subject, text, html, calendar }) => {
    await binding.send({
      from: { name: from.name, email: from.address },
      to: { name: to.name, email: to.address },
      subject,
      text,
      html,
      ...(calendar !== undefined && {
        attachments: [
          {
            disposition: "attachment",
            filename: "appointment.ics",
            type: "text/calendar; charset=utf-8",
            content: new TextEncoder().encode(calendar),
          },
        ],
      }),
    });
  };
}
