const AN_APPS_CODE = { code: "123456" };

/** As `EXAMPLES`, for what everybody may do with their own account. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, () => Record<string, unknown>>> = {
  "account.askForAddress": () => ({ email: "another.of.mine@example.com" }),
  "account.askForProof": () => ({}),
  "account.confirmAuthenticator": () => AN_APPS_CODE,
  "account.devices": () => ({}),
  "account.endOtherSessions": () => ({}),
  "account.endSession": () => ({ sessionId: "00000000-0000-4000-8000-000000000000" }),
  "account.find": () => ({}),
  "account.newAuthenticator": () => ({}),
  "account.objectToAddress": () => ({}),
  "account.removeAuthenticator": () => AN_APPS_CODE,
  "account.removePassword": () => ({ current: "a wrong password" }),
  "account.renewRecoveryCodes": () => AN_APPS_CODE,
  "account.setPassword": () => ({ next: "correct horse battery" }),
  "account.update": () => ({
    version: 0,
    fullName: "Ada King",
    language: "en-GB",
    timeZone: "Europe/London",
    isZoneFixed: false,
  }),
};
