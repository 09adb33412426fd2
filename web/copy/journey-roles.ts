import type { MemberRight } from "#contracts/core/member-rights-shapes.ts";

/** What the reader's role in a journey leaves out, and who can do it. Everybody in it may look. */
export const journeyRoles = {
  without: {
    write: "Your role in this journey does not include writing messages and comments.",
    upload: "Your role in this journey does not include uploading papers.",
    complete: "Your role in this journey does not include finishing to-dos and sending forms.",
    pay: "Your role in this journey does not include paying.",
    choosePayer: "Your role in this journey does not include saying who pays.",
  } satisfies Record<Exclude<MemberRight, "view">, string>,
  /** Before it the names of those who can. */
  can: "can do it.",
  anOwner: "An owner",
} as const;
