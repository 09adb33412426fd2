import type { DocumentReview } from "#contracts/documents/shapes.ts";
import type { Concern, PaperConcerns } from "#contracts/health/findings-shapes.ts";

type Decision = DocumentReview["decision"];

/** The company's word on a paper, and what speaks against it. */
export const decision = {
  title: "Decision",
  note: "Note to the owner",
  noteHint: "Say what has to change, in plain words",
  noteHelp: "Required when you reject or ask for changes.",
  noteMissing: "Say what has to change first",
  why: "Why it is approved all the same",
  whyHelp: "Stays with the company.",
  approve: "Approve",
  reject: "Reject",
  askChanges: "Ask for changes",
  deciding: "Saving...",
  failed: "The decision was not saved",
  done: {
    approve: "Document approved",
    reject: "Document rejected",
    ask_changes: "Changes asked for",
  } satisfies Record<Decision, string>,
  doneText: (name: string) => `“${name}” and its owner's page are up to date.`,
  decided: {
    approve: "Approved",
    reject: "Rejected",
    ask_changes: "Changes asked for",
  } satisfies Record<Decision, string>,
  by: (what: string, day: string, who: string) => `${what} ${day} by ${who}`,
  against: "What speaks against it",
  compare: "Compare with the record",
  about: {
    microchip: "Another microchip",
    name: "Another name",
    birth: "Another birth date",
    breed: "Another breed",
    neutering: "Neutered, or not",
    passport: "Another passport number",
    valid_until: "Valid until another day",
    result: "Another result",
    issued_in: "Issued in another country",
    expired: "It has expired",
    before_arrival: "It lapses before the arrival",
  } satisfies Record<Concern["about"], string>,
  here: (value: string) => `This paper: ${value}`,
  inRecord: "The health record",
  inDetails: "The pet's details",
  today: "Today",
  arrival: "The arrival",
  says: (quote: string) => `The paper says “${quote}”.`,
  unread: {
    waiting:
      "It has not been read yet: what speaks against it is not known. Compare it by eye, or wait a moment.",
    late: "It could not be read: what speaks against it is not known. Compare it by eye.",
    none: "No words of it are known, so nothing was held against the record. Compare it by eye.",
  } satisfies Record<Exclude<PaperConcerns["reading"], "read">, string>,
};
