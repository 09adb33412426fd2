/** Addresses that the Worker alone answers; every other one is a page. A test compares them with wrangler.toml. */
export const DOORS =
  /^\/(?:api|trpc|auth|files|exports|calendar|stop-mail|live|map-frame|pay-frame|webhooks|assets|(?:health|version|metrics)\w*|livez|readyz|\.[^/]+|sw\.js|shell|manifest\.webmanifest|icon\.svg)(?:\/|$)/;
