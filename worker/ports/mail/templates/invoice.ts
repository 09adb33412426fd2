import * as z from "zod";

import { dayInWords } from "#contracts/core/day-in-words.ts";
import { type Draft, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

const Rows = z.array(z.tuple([z.string(), z.string()]));

const Payload = z.object({
  name: z.string(),
  companyName: z.string(),
  number: z.string(),
  service: z.string(),
  dueDate: z.iso.date(),
  /** What is still to pay, as it is read. */
  total: z.string(),
  isPaid: z.string().nullable(),
  rows: z.string(),
  notes: z.string().nullable(),
  link: z.url({ protocol: /^https?$/ }),
});

/** Sends an invoice to its customer: all of it in the mail, and where it is kept. @throws ZodError for another payload. */
export function invoice(payload: unknown): Draft {
  const { name, companyName, number, service, dueDate, total, isPaid, rows, notes, link } =
    Payload.parse(payload);
  const sum = isPaid
    ? "It is paid in full. There is nothing left to do."
    : `Please pay ${total} by ${dayInWords(dueDate)}.`;
  return letterOf(`Invoice ${number} from ${oneLine(companyName, 80)}`, [
    { kind: "greeting", name },
    { kind: "paragraph", text: `here is invoice ${number} for “${oneLine(service)}”. ${sum}` },
    { kind: "sums", rows: Rows.parse(JSON.parse(rows)) },
    ...(notes ? [{ kind: "quote" as const, text: notes }] : []),
    { kind: "button", label: isPaid ? "Open the invoice" : "Open the invoice and pay", link },
    {
      kind: "paragraph",
      text: `The page asks you to sign in. ${isPaid ? "" : "It says how to pay, and what a transfer has to say. "}You can print the invoice there, or save it as PDF.`,
    },
  ]);
}
