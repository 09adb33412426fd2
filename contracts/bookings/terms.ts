/** How many days with free times one answer brings. */
export const BOOKING_DAYS_SHOWN = 7;
