import ICAL from "ical.js";

import type { Address } from "./mailer.ts";

/** A calendar file in the name of who sends it: what says what it is for (RFC 5546) has to say whose the appointment is. */
export function organizedBy(calendar: string, { name, address }: Address): string {
  const file = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  for (const event of file.getAllSubcomponents("vevent")) {
    const organizer = new ICAL.Property("organizer", event);
    organizer.setParameter("cn", name);
    organizer.setValue(`mailto:${address}`);
    event.addProperty(organizer);
  }
  return `${file.toString()}\r\n`;
}
