import type { MAILS } from "#worker/ports/mail/render-mail.ts";

const LINK = "https://portal.example/address#secret";
const SOON = "2027-03-11T12:00:00.000Z";
const NAME = "Sarah Whitfield";
const PAGE = "/workspace/1/customer?todo=7";

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Pet Travel Portal//Schedule//EN",
  "METHOD:PUBLISH",
  "BEGIN:VEVENT",
  "UID:event-1@portal.example",
  "DTSTART:20270312T100000Z",
  "SUMMARY:Examination",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

/** What the outbox holds of each kind of mail. A kind without an example does not compile. */
export const MAIL_EXAMPLES: Readonly<Record<keyof typeof MAILS, Record<string, unknown>>> = {
  invitation: {
    name: NAME,
    inviterName: "Marek Dvořák",
    workspaceName: "To New York",
    personalMessage: null,
    link: LINK,
    expiresAt: SOON,
  },
  "colleague-invitation": { name: NAME, inviterName: "Marek Dvořák", link: LINK, expiresAt: SOON },
  invoice: {
    name: NAME,
    companyName: "Paws & Co",
    number: "INV-00001",
    service: "Journey",
    dueDate: "2027-03-20",
    total: "£850.00",
    isPaid: null,
    rows: JSON.stringify([["Journey", "£850.00"]]),
    notes: null,
    link: LINK,
  },
  "help-question": { name: NAME, email: "asker@example.com", title: "A question", text: "How?" },
  notification: {
    name: NAME,
    userId: 3,
    kind: "message",
    title: "New comment",
    message: "Marek: a word",
    page: PAGE,
    task: "The permit",
    more: [],
  },
  digest: {
    name: NAME,
    userId: 3,
    total: 1,
    news: [{ kind: "document", title: "A paper", message: "It is here", page: PAGE, times: 1 }],
  },
  "sign-in": { name: NAME, code: "123456", link: LINK, expiresAt: SOON },
  "fresh-proof": { name: NAME, code: "123456", expiresAt: SOON },
  "account-change": { name: NAME, change: "password_set", at: SOON, device: null, place: null },
  "address-confirm": { link: LINK, expiresAt: SOON },
  "address-asked": {
    name: NAME,
    byName: "Marek",
    email: "new@example.com",
    link: LINK,
    takesEffectAt: SOON,
  },
  "address-changed": { name: NAME, email: "new@example.com", link: LINK, until: SOON },
  "work-handed-over": { name: NAME, byName: "Ada", successorName: "Marek", journeys: "1", actions: "2" },
  appointment: {
    name: NAME,
    subject: "Booked: Examination",
    text: "It is on Monday.",
    link: LINK,
    calendar: CALENDAR,
  },
  "signed-copy": { name: NAME, title: "The contract", signedAt: SOON, link: LINK },
  "step-mail": { name: NAME, subject: "Please pack", text: "The crate goes first." },
  "step-sms": { name: NAME, phone: null, text: "The van is here." },
};

export const MAIL_NAMES = Object.keys(MAIL_EXAMPLES) as (keyof typeof MAILS)[];
