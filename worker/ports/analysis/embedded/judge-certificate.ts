import { addDays, daysBetween } from "#contracts/core/dates.ts";

import {
  type Case,
  type Finding,
  ISO_CHIP,
  latest,
  needed,
  tip,
  unsure,
  wordsFor,
  wrong,
} from "./finding.ts";
import { isUnread } from "./read-paper.ts";

/** Days between the issue of a health certificate and travel; Australia counts to departure. */
const CERTIFICATE_DAYS = 10;
const CERTIFICATE_DAYS_AUSTRALIA = 5;

/** The form of the US that other countries do not take for their own. */
const NO_7001 = ["UK", "Germany", "France", "Australia"];

export function judgeCertificate(paper: Case): Finding[] {
  const { facts, destination } = paper;
  return [
    ...judgeAge(paper),
    ...(facts.mentions.form7001 && NO_7001.includes(destination)
      ? [
          wrong(
            `Form APHIS 7001 is not accepted as an entry certificate for ${destination}.`,
            "Use the certificate that the destination names for pets.",
          ),
        ]
      : []),
    ...(destination === "Australia" ? needed(facts, { permit: "the number of the import permit" }) : []),
    ...(ISO_CHIP.includes(destination)
      ? needed(facts, { endorsement: "the endorsement of the official veterinarian" })
      : []),
    ...needed(facts, {
      vet: "the veterinarian who examined the animal",
      signature: "a signature",
      stamp: "a stamp or seal",
      owner: "the owner or consignor",
    }),
  ];
}

function judgeAge({ facts, destination, today }: Case): Finding[] {
  const days = destination === "Australia" ? CERTIFICATE_DAYS_AUSTRALIA : CERTIFICATE_DAYS;
  const issued = latest(facts.dates.issued);
  if (isUnread(facts, "issued", "travels")) return [];
  if (!issued) {
    return [
      unsure("No date of issue was found.", `The certificate must be issued within ${days} days of travel.`),
    ];
  }
  if (issued > today) return [];
  const travels = facts.dates.travels.find((date) => date >= issued);
  const last = addDays(issued, days);
  if ((travels ?? today) <= last) {
    return travels ? [] : [tip(`This certificate can be used for travel until ${last}.`)];
  }
  const issue = travels
    ? `The certificate is ${daysBetween(issued, travels)} days old on the day of travel, ${travels}; at most ${days} are allowed.`
    : `The certificate was issued ${daysBetween(issued, today)} days ago; at most ${days} days may lie between issue and travel.`;
  return [
    wrong(issue, "Have a new certificate issued shortly before travel.", wordsFor(facts, "issued", issued)),
  ];
}
