import { describe, expect, test } from "vitest";

import { mailAddress, mailDomain } from "./mail-address.ts";

describe("an address", () => {
  test.each([
    ["ann@example.com", "ann@example.com"],
    [" Ann.Smith+pets@Example.COM ", "ann.smith+pets@example.com"],
    ["o'brien@x.ie", "o'brien@x.ie"],
    ["ann@example.com.", "ann@example.com"],
    ["a\u200Bn\u00ADn\uFEFF@exam\u2060ple.com", "ann@example.com"],
    ["\u202Eann@example.com\u202C", "ann@example.com"],
    ["ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ann@example.com"],
    ["ann@bücher.de", "ann@xn--bcher-kva.de"],
    ["ann@bu\u0308cher.de", "ann@xn--bcher-kva.de"],
    ["ann@BÜCHER.de", "ann@xn--bcher-kva.de"],
    ["ann@xn--bcher-kva.de", "ann@xn--bcher-kva.de"],
    ["jose\u0301@example.com", "josé@example.com"],
    ["JOSÉ@example.com", "josé@example.com"],
    ["สมชาย@example.com", "สมชาย@example.com"],
    ["ann@例え.テスト", "ann@xn--r8jz45g.xn--zckzah"],
  ])("[TRUST-15] %j is %s", (typed, address) => {
    expect(mailAddress(typed)).toBe(address);
    expect(mailAddress(address)).toBe(address);
  });

  test.each([
    "ann",
    "ann.example.com",
    "",
    "@example.com",
    "ann@",
    "ann@example",
    "ann@@example.com",
    ".ann@example.com",
    "ann.@example.com",
    "ann..smith@example.com",
    "ann@example..com",
    "ann@.example.com",
    "ann@example.com..",
    "ann@-example.com",
    "ann@example-.com",
    "ann@127.0.0.1",
    "ann@1.2",
    "ann@[127.0.0.1]",
    "a nn@example.com",
    "a\u0000nn@example.com",
    "ann\r\nbcc:eve@example.com",
    "ann@exa\tmple.com",
    "ann@example.com/path",
    "ann@example.com:25",
    "ann@ex%61mple.com",
    "a,b@example.com",
    "\uD800ann@example.com",
    `${"a".repeat(65)}@example.com`,
    `ann@${"a".repeat(64)}.com`,
    `ann@${"a.".repeat(130)}com`,
  ])("[TRUST-15] %j is none", (typed) => expect(mailAddress(typed)).toBeNull());
});

test.each([
  ["Company.com", "company.com"],
  ["bücher.de", "xn--bcher-kva.de"],
  ["company", null],
  ["10.0.0.1", null],
  ["a..b", null],
])("[TRUST-15] the domain %s is %s", (typed, domain) => expect(mailDomain(typed)).toBe(domain));
