import { expect, test } from "vitest";

import { MailDomainDraft } from "./domain-shapes.ts";
import { dnsNameOf, isPublicMailDomain } from "./domain.ts";

test.for([
  ["company.example", "company.example"],
  [" Company.EXAMPLE. ", "company.example"],
  ["mail.pets.company.example", "mail.pets.company.example"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["ตัวอย่าง.ไทย", "xn--72c1a1bt4awk9o.xn--o3cw4h"],
])("[MAILDOM-02] a domain is kept as the DNS has it: %s", ([written, name]) => {
  expect(dnsNameOf(written ?? "")).toBe(name);
});

test.for([
  "",
  "company",
  "localhost",
  "hello@company.example",
  "https://company.example",
  "company.example:25",
  "company.example/x",
  "192.168.0.1",
  "1.2",
  "-a.example",
  "a..example",
  "a_b.example",
  "a b.example",
  `${"a".repeat(64)}.example`,
  `${"abcdefgh.".repeat(31)}example`,
])("[MAILDOM-02] what is no domain is refused: %s", (written) => {
  expect(dnsNameOf(written)).toBeNull();
});

test("[MAILDOM-02] a domain of a public mail service is refused, and one beside it is not", () => {
  expect(
    ["gmail.com", "mail.gmail.com", "yahoo.co.uk", "qq.com"].filter((one) => !isPublicMailDomain(one)),
  ).toEqual([]);
  expect(["notgmail.com", "gmail.company.example", "com"].filter(isPublicMailDomain)).toEqual([]);
  const draft = { domain: "GMAIL.com", localPart: "hello", senderName: "Pets", version: 0 };
  expect(MailDomainDraft.safeParse(draft).error?.issues[0]?.message).toContain("one of your own");
});

test("[MAILDOM-02] an address keeps to letters that every mail system takes", () => {
  const takes = (localPart: string) =>
    MailDomainDraft.safeParse({ domain: "a.example", localPart, senderName: "Pets", version: 0 }).success;
  expect(["hello", "no-reply", "first.last", "a+b_c", "x".repeat(64)].filter((one) => !takes(one))).toEqual(
    [],
  );
  expect(["", "a..b", ".a", "a@b", "a b", "müller", "a\r\nBcc: x", "x".repeat(65)].filter(takes)).toEqual([]);
});
