/** The part of the address that leads to the conversation on the page of a journey. */
export const MESSAGES = "messages";
