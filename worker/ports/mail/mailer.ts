export type Address = { readonly name: string; readonly address: string };

export type Letter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An appointment as an iCalendar file. */
  readonly calendar?: string;
};

export type Mail = Letter & {
  readonly from: Address;
  readonly to: Address;
  /** The same for every attempt to send it, so that a mail system can tell a repeated one. */
  readonly messageId: string;
};

/** Hands a mail to a mail server. @throws what the server or the line to it says. */
export type Mailer = (mail: Mail) => Promise<void>;
