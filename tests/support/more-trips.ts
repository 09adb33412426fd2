/** How many trips to the database a change may make that cannot do with two. */
export const MORE_TRIPS: Readonly<Record<string, number>> = {
  // Money moves between the second and the third: what was asked for stands in a row before the gateway is called.
  "payments.payByCard": 3,
  "payments.openCard": 3,
  // What is kept of a thing says by whose rules it comes back.
  "removed.restore": 3,
  // A try is counted before what it is compared with is read.
  "account.askForAddress": 3,
  "account.setPassword": 3,
  "account.removePassword": 3,
  "account.confirmAuthenticator": 3,
  "account.renewRecoveryCodes": 3,
  "account.removeAuthenticator": 3,
};
