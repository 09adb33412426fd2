import type { SendEmail } from "@cloudflare/workers-types";
import { expect, test } from "vitest";

import type { Env } from "#worker/core/env.ts";

import { letterOf, onPaper } from "./letter.ts";
import { mailerOf } from "./mailer-of.ts";

const aBinding = () => {
  const sent: unknown[] = [];
  const send = (mail: unknown) => {
    sent.push(mail);
    return Promise.resolve({ messageId: "1" });
  };
  return { sent, binding: { send } as unknown as SendEmail };
};
const from = { name: "Pet Co", address: "hello@pet.example", dkim: null };
const headers = { "Auto-Submitted": "auto-generated" };
const to = { name: 'Ann" <other@evil.example>', address: "ann@example.com" };
const letter = onPaper(letterOf("Hello", [{ kind: "paragraph", text: "All is well <b>" }]), {
  name: "Pet Co & Sons",
});

test("[MAIL-03] without a mail server mail goes out by Cloudflare's binding, to one recipient, as text and HTML", async () => {
  const { sent, binding } = aBinding();
  await mailerOf({ MAIL: binding } as Env)?.({ ...letter, from, to, messageId: "<1@pet.example>", headers });
  expect(sent).toEqual([
    {
      from: { name: "Pet Co", email: "hello@pet.example" },
      to: { name: to.name, email: "ann@example.com" },
      subject: "Hello",
      text: letter.text,
      html: letter.html,
      headers,
    },
  ]);
});

test("[BOOK-04] an appointment goes with the mail as a file, by Cloudflare's binding too", async () => {
  const { sent, binding } = aBinding();
  const calendar = "BEGIN:VCALENDAR\r\nSUMMARY:นัดหมาย\r\nEND:VCALENDAR\r\n";
  await mailerOf({ MAIL: binding } as Env)?.({
    ...letter,
    calendar,
    from,
    to,
    messageId: "<1@pet.example>",
    headers,
  });
  const [{ attachments }] = sent as [
    { attachments: { filename: string; type: string; content: Uint8Array }[] },
  ];
  expect(attachments.map(({ filename, type }) => [filename, type])).toEqual([
    ["appointment.ics", "text/calendar; charset=utf-8"],
  ]);
  expect(new TextDecoder().decode(attachments[0]?.content)).toBe(calendar);
});

test("[MAIL-03] a mail server that is named comes first, and without either there is no way out", () => {
  const { sent, binding } = aBinding();
  expect(mailerOf({ SMTP_URL: "smtp://127.0.0.1:1", MAIL: binding } as Env)).not.toBeNull();
  expect(mailerOf({} as Env)).toBeNull();
  expect(sent).toEqual([]);
});

test("[MAIL-03] a letter is on the company's paper: its name escaped above and below, its colour, and in the text", () => {
  expect(letter.html.match(/Pet Co &amp; Sons/g)).toHaveLength(2);
  expect(letter.html).toContain("#0b6577");
  expect(letter.html).toContain("All is well &lt;b&gt;");
  expect(letter.text).toBe("All is well <b>\n\n-- \nPet Co & Sons\n");
});
