export type Address = { readonly name: string; readonly address: string };

export type Letter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An appointment as an iCalendar file. */
  readonly calendar?: string;
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
};

/** Hands a mail to a mail server. @throws what the server or the line to it says. */
export type Mailer = (mail: Mail) => Promise<void>;
