import * as z from "zod";

import { Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { MailDomainDraft, MailSender } from "./domain-shapes.ts";

export const mailDomainRoutes = defineRoutes({
  sender: {
    kind: "query",
    access: "admin",
    summary: "Whom mail comes from, and the domain that is to send it with its DNS records",
    input: z.object({}),
    output: MailSender,
  },
  setDomain: {
    kind: "mutation",
    access: "admin",
    summary: "Say from which domain and address mail is to come; another domain is verified anew",
    input: MailDomainDraft,
    output: MailSender,
  },
  checkDomain: {
    kind: "mutation",
    access: "admin",
    summary: "Look the DNS records up now; once the needed ones are there, mail goes out from the domain",
    input: z.object({}),
    output: MailSender,
  },
  removeDomain: {
    kind: "mutation",
    access: "admin",
    summary: "Send from the default sender again; the key that signed for the domain is deleted",
    input: z.object({ version: Version }),
    output: MailSender,
  },
});
