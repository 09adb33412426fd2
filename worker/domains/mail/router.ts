import { mailDomainRoutes } from "#contracts/mail/domain-routes.ts";
import { mailRoutes as route } from "#contracts/mail/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { checkDomain } from "./check-domain.ts";
import { findSender } from "./find-sender.ts";
import { listMail } from "./list-mail.ts";
import { removeDomain } from "./remove-domain.ts";
import { retryMail } from "./retry-mail.ts";
import { setDomain } from "./set-domain.ts";

export const mailRouter = router({
  list: query(route.list, listMail),
  retry: mutation(route.retry, retryMail),
  sender: query(mailDomainRoutes.sender, findSender),
  setDomain: mutation(mailDomainRoutes.setDomain, setDomain),
  checkDomain: mutation(mailDomainRoutes.checkDomain, checkDomain),
  removeDomain: mutation(mailDomainRoutes.removeDomain, removeDomain),
});
