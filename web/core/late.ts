/** Marks what the Worker leaves out of a page for the browser to draw. */
export const LATE = "late";
