import * as z from "zod";

import { defineRoutes } from "#contracts/core/route.ts";

import { AddressChangeAnswer, AddressChangePreview } from "./address-change-shapes.ts";
import { CurrentUser, DemoAccount, Entrance } from "./shapes.ts";

export const authRoutes = defineRoutes({
  entrance: {
    kind: "query",
    access: "public",
    summary:
      "Whether there is an administrator yet, whether mails are sent, the identity provider, who is signed in already, and the company's name and look",
    input: z.object({}),
    output: Entrance,
  },
  me: {
    kind: "query",
    access: "signed-in",
    rest: "GET /user",
    summary: "The current user",
    input: z.object({}),
    output: CurrentUser,
  },
  demoAccounts: {
    kind: "query",
    access: "public",
    rest: "GET /demo/accounts",
    summary: "The accounts of a demo deployment; empty elsewhere",
    input: z.object({}),
    output: z.array(DemoAccount),
  },
  previewAddressChange: {
    kind: "mutation",
    access: "public",
    summary: "What a mailed link about a change of address leads to; looking changes nothing",
    input: AddressChangeAnswer.pick({ token: true }),
    output: AddressChangePreview,
  },
  answerAddressChange: {
    kind: "mutation",
    access: "public",
    summary: "Confirm a new address, or agree or object to it with the link that the address of now got",
    input: AddressChangeAnswer,
    output: AddressChangePreview,
  },
});
