/** The header in which a browser tab names itself, so that it is not told what it did itself. */
export const TAB_HEADER = "x-tab";
