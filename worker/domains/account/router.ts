import { accountRoutes as route } from "#contracts/account/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { askForAddress } from "./ask-for-address.ts";
import { askForProof } from "./ask-for-proof.ts";
import { confirmAuthenticator } from "./confirm-authenticator.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { findAccount } from "./find-account.ts";
import { listDevices } from "./list-devices.ts";
import { newAuthenticator } from "./new-authenticator.ts";
import { objectToAddress } from "./object-to-address.ts";
import { removeAuthenticator } from "./remove-authenticator.ts";
import { removePassword } from "./remove-password.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { setPassword } from "./set-password.ts";
import { updateAccount } from "./update-account.ts";

export const accountRouter = router({
  find: query(route.find, findAccount),
  update: mutation(route.update, updateAccount),
  setPassword: mutation(route.setPassword, setPassword),
  removePassword: mutation(route.removePassword, removePassword),
  devices: query(route.devices, listDevices),
  endSession: mutation(route.endSession, endSession),
  endOtherSessions: mutation(route.endOtherSessions, endOtherSessions),
  askForProof: mutation(route.askForProof, askForProof),
  askForAddress: mutation(route.askForAddress, askForAddress),
  objectToAddress: mutation(route.objectToAddress, objectToAddress),
  newAuthenticator: mutation(route.newAuthenticator, newAuthenticator),
  confirmAuthenticator: mutation(route.confirmAuthenticator, confirmAuthenticator),
  renewRecoveryCodes: mutation(route.renewRecoveryCodes, renewRecoveryCodes),
  removeAuthenticator: mutation(route.removeAuthenticator, removeAuthenticator),
});
