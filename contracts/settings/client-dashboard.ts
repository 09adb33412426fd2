/**
 * What of an owner's page a company may leave out. What an owner needs to end a to-do is none of it: the to-dos with
 * their papers, the files and the conversation stay.
 */
export const OWNER_PANELS = ["rules", "papers", "activity"] as const;

export const WELCOME_LENGTH = 600;
