import * as z from "zod";

import { Enrolment } from "#contracts/auth/shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import {
  Account,
  AccountPatch,
  Device,
  NewAppCode,
  OwnAddress,
  PasswordChange,
  PasswordRemoval,
  PresentCode,
} from "./shapes.ts";

const RecoveryCodesShown = z.object({ recoveryCodes: z.array(z.string()) });

export const accountRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "signed-in",
    summary: "The caller's own account, and how they sign in",
    input: z.object({}),
    output: Account,
  },
  update: {
    kind: "mutation",
    access: "signed-in",
    summary: "Change one's name, how dates are written, and the time zone",
    input: AccountPatch,
    output: Account,
  },
  setPassword: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Set a password, or change it with the present one, which signs out everywhere else",
    input: PasswordChange,
    output: Account,
  },
  removePassword: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Do without a password from now on",
    input: PasswordRemoval,
    output: Account,
  },
  devices: {
    kind: "query",
    access: "signed-in",
    summary: "Where the caller is signed in, the last used first",
    input: z.object({}),
    output: z.array(Device),
  },
  endSession: {
    kind: "mutation",
    access: "signed-in",
    summary: "Sign out on one device",
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ sessionId: z.uuid() }),
  },
  endOtherSessions: {
    kind: "mutation",
    access: "signed-in",
    summary: "Sign out everywhere else",
    input: z.object({}),
    output: z.object({ ended: z.number().int() }),
  },
  newAuthenticator: {
    kind: "mutation",
    access: "signed-in",
    summary: "The key of a new authenticator app, which counts once a code has confirmed it",
    input: z.object({}),
    output: Enrolment,
  },
  confirmAuthenticator: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Turn the second step on with a first code of the app; recovery codes are shown this once",
    input: NewAppCode,
    output: RecoveryCodesShown,
  },
  renewRecoveryCodes: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "New recovery codes in place of all before, for a code of the app",
    input: PresentCode,
    output: RecoveryCodesShown,
  },
  removeAuthenticator: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Turn the second step off, for a code of the app or a recovery code",
    input: PresentCode,
    output: Account,
  },
  askForProof: {
    kind: "mutation",
    access: "signed-in",
    limit: "proofMail",
    summary: "Mail the caller a code that shows, in this session, that they read the account's mail",
    input: z.object({}),
    output: z.object({ minutes: z.number().int() }),
  },
  askForAddress: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Ask for another address to sign in with, which counts once both addresses were asked by mail",
    input: OwnAddress,
    output: Account,
  },
  objectToAddress: {
    kind: "mutation",
    access: "signed-in",
    summary: "Turn down an address that was entered for one's account",
    input: z.object({}),
    output: Account,
  },
});
