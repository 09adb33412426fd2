export type Address = { readonly name: string; readonly address: string };

export type Letter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An appointment as an iCalendar file. */
  readonly calendar?: string;
  /** Who reads an answer, where it is not the company. */
  readonly replyTo?: string;
};

/** Signs for a domain that its mail was not made up or changed on the way. */
export type DkimKey = { readonly domain: string; readonly selector: string; readonly privateKey: string };

export type Sender = Address & {
  /** Null where whoever carries the mail signs it. */
  readonly dkim: DkimKey | null;
};

export type Mail = Letter & {
  readonly from: Sender;
  readonly to: Address;
  /** The same for every attempt to send it, so that a mail system can tell a repeated one. */
  readonly messageId: string;
  /** Headers besides, by name; their values are made by the portal. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Nobody wrote it by hand, so no other machine answers it (RFC 3834). */
export const AUTOMATIC = { "Auto-Submitted": "auto-generated" } as const;

/** The media type of a calendar file, with what it is for: programs that take no other name for it leave it alone. */
export function calendarType(calendar: string): string {
  const [, method] = /^METHOD:([A-Z]+)\r?$/m.exec(calendar) ?? [];
  return `text/calendar; charset=utf-8${method === undefined ? "" : `; method=${method}`}`;
}

/** The line was down before the mail was offered, so that no copy of it can be on its way; its cause says why. */
export class NotOffered extends Error {
  constructor(cause: unknown) {
    super("The mail was not offered", { cause });
  }
}

/** Hands a mail to a mail server. @throws what the server or the line to it says; NotOffered where it is known. */
export type Mailer = (mail: Mail) => Promise<void>;
