import { mailRoutes as route } from "#contracts/mail.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { listMail } from "./list-mail.ts";
import { retryMail } from "./retry-mail.ts";

export const mailRouter = router({
  list: query(route.list, listMail),
  retry: mutation(route.retry, retryMail),
});
