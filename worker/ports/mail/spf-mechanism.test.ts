import { expect, test } from "vitest";

import { spfMechanismOf } from "./spf-mechanism.ts";

test.for([
  ["smtps://key:word@email-smtp.eu-west-1.amazonaws.com:465", "include:amazonses.com"],
  ["smtp://x:y@SMTP.sendgrid.net:587", "include:sendgrid.net"],
  ["smtp://mail.company.example:587", "a:mail.company.example"],
  ["smtp://notsendgrid.net", "a:notsendgrid.net"],
  ["smtp://192.0.2.7:25", "ip4:192.0.2.7"],
  ["smtp://[2001:db8::7]:25", "ip6:2001:db8::7"],
])("[MAILDOM-03] SPF names whoever carries the mail: %s", ([smtpUrl, mechanism]) => {
  expect(spfMechanismOf({ way: "smtp", smtpUrl })).toBe(mechanism);
});

test("[MAILDOM-03] SPF names Cloudflare where its binding carries the mail, and nobody where nothing does", () => {
  expect(spfMechanismOf({ way: "cloudflare", smtpUrl: undefined })).toContain("cloudflare.net");
  expect(spfMechanismOf({ way: null, smtpUrl: undefined })).toBeNull();
});
