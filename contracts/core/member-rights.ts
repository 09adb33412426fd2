/** What a member may do in a journey, with what it is called. A Route names the one it needs. Colleagues may do all of it. */
export const MEMBER_RIGHTS = {
  view: "See the journey, its papers and its messages",
  write: "Write messages and comments",
  upload: "Upload papers and take own ones back",
  complete: "Finish to-dos and send forms",
  pay: "Pay",
  choosePayer: "Say who pays",
} as const;

type Name = keyof typeof MEMBER_RIGHTS;
/** In the order in which they are shown. */
export const MEMBER_RIGHT_NAMES = Object.keys(MEMBER_RIGHTS) as [Name, ...Name[]];
