/** The pets and the journeys that one page of a client shows; nobody has more. */
export const CLIENT_ROWS_SHOWN = 200;
