import { manyOf } from "./numbers.ts";

/** The words of the submission packet: the dialog, and what is written into the file itself. */
export const packet = {
  open: "Packet",
  openOf: (journey: string) => `Submission packet of ${journey}`,
  title: "Submission packet",
  what: "The approved papers",
  help: "Every approved paper of this journey and what the border asks, for the border, the airline or your own folder.",
  approved: (n: number) => manyOf(n, "approved paper"),
  waiting: (n: number) =>
    n === 1 ? "1 paper is not approved yet and stays out." : `${n} papers are not approved yet and stay out.`,
  none: "No paper is approved yet",
  noneHelp: "As soon as the team has approved one, it can be put together here.",
  makePdf: "One PDF with contents",
  makeZip: "All files as ZIP",
  reading: (done: number, all: number) => `Putting in paper ${Math.min(done + 1, all)} of ${all}`,
  progress: "Making the packet",
  cancel: "Cancel",
  failed: "The packet could not be made.",
  done: "The packet is ready",
  doneText: (papers: number, pages: number) =>
    `${manyOf(papers, "paper")} on ${manyOf(pages, "page")} with the contents.`,
  leftOut: "Left out",
  reasons: {
    locked: "It is locked with a password. Ask for a copy without one.",
    unreadable: "The file cannot be read. It may be damaged: download it and look at it.",
    form: "What was filled into its form cannot be drawn. Print it to a PDF, and upload that copy.",
    gone: "Its file is no longer stored. Upload it again.",
  },
  fileName: (journey: string) => `${journey} - submission packet.pdf`,
  contents: "Contents",
  rules: "What the border asks",
  rulesNote: "Each rule with the address where it stands",
  page: "Page",
  facts: {
    pet: "Pet",
    travel: "Departure",
    route: "Route",
    made: "Made",
  },
} as const;
export type LeftOutReason = keyof typeof packet.reasons;
