import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { providerAddress, Bound, Provider, ProviderDraft, ProviderTest } from "./shapes.ts";

export const ssoRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "staff",
    summary: "The identity provider that colleagues sign in with",
    input: z.object({}),
    output: Provider,
  },
  set: {
    kind: "mutation",
    access: "admin",
    summary: "Set the identity provider; another issuer forgets who was bound to the one before",
    input: ProviderDraft,
    output: Provider,
  },
  test: {
    kind: "mutation",
    access: "admin",
    summary: "Ask an identity provider what it offers, and say what is wrong",
    input: z.object({ issuer: providerAddress }),
    output: ProviderTest,
  },
  bound: {
    kind: "query",
    access: "admin",
    summary: "Colleagues who have signed in with the identity provider, the newest first",
    input: PageInput,
    output: pageOf(Bound),
  },
  unbind: {
    kind: "mutation",
    access: "admin",
    summary:
      "Forget a colleague's account at the identity provider; the next one they sign in with is theirs",
    input: z.object({ colleagueId: Id }),
    output: z.object({ colleagueId: Id }),
  },
});
