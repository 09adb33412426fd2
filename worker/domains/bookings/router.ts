import { bookingRoutes as route } from "#contracts/bookings/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { bookTime } from "./book-time.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { findBooking } from "./find-booking.ts";

export const bookingsRouter = router({
  find: query(route.find, findBooking),
  book: mutation(route.book, bookTime),
  cancel: mutation(route.cancel, cancelBooking),
});
