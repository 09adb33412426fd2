import { describe, expect, test } from "vitest";

import { escapeHtml, letterOf, oneLine } from "./letter.ts";
import { renderMail } from "./render-mail.ts";
import { senderOf } from "./sender.ts";

const EVIL = 'Test <a href="https://evil.example">Click me</a>';
const payload = {
  name: "Sarah Whitfield",
  inviterName: "Marek Dvořák",
  workspaceName: "Bella → New York",
  personalMessage: "Hello Sarah,\n\nsee you soon & thank you!",
  link: "https://portal.example/join#abc_DEF-123",
  expiresAt: "2026-12-04T22:30:00.000Z",
};

describe("a letter", () => {
  test("escapes what could be read as HTML, in texts and in attributes", () => {
    expect(escapeHtml(`<b> & "x" 'y'`)).toBe("&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;");
  });

  test("has a subject of one line that is no longer than 200 letters", () => {
    expect(oneLine("a\r\nBcc: x@evil.example\u2028b\0")).toBe("a Bcc: x@evil.example b");
    expect(Array.from(letterOf("🐶".repeat(300), []).subject)).toHaveLength(200);
  });

  test("leads only to addresses of the web", () => {
    expect(() => letterOf("x", [{ kind: "button", label: "x", link: "javascript:alert(1)" }])).toThrow("web");
  });

  test("keeps the lines of a text and loses its control characters", () => {
    const { text, html } = letterOf("x", [{ kind: "quote", text: "one\r\ntwo\u0007\u2028three" }]);
    expect(text).toBe("> one\n> two\n> three\n");
    expect(html).toContain("one<br>two<br>three");
  });
});

describe("an invitation", () => {
  test("says who invites to what, with the link and its end in both parts", () => {
    const { subject, text, html } = renderMail("invitation", payload);
    expect(subject).toBe("Marek Dvořák invites you to Bella → New York");
    for (const part of [text, html]) {
      expect(part).toContain("https://portal.example/join#abc_DEF-123");
      expect(part).toMatch(/4 December 2026 (at|,) 22:30 UTC|4 December 2026 at 22:30 UTC/);
      expect(part).toContain("Sarah Whitfield");
    }
    expect(text).toContain("> Hello Sarah,\n> \n> see you soon & thank you!");
    expect(html).toContain("see you soon &amp; thank you!");
  });

  test("shows tags in a name, a journey and a message as text", () => {
    const { html, subject } = renderMail("invitation", {
      ...payload,
      name: EVIL,
      inviterName: EVIL,
      workspaceName: EVIL,
      personalMessage: `${EVIL}<img src=x onerror=alert(1)>`,
    });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|href="https:\/\/evil/);
    expect(html).toContain("Test &lt;a href=&quot;https://evil.example&quot;&gt;Click me&lt;/a&gt;");
    expect(subject).not.toContain("\n");
  });

  test("without a personal message has no empty quote", () => {
    const { html, text } = renderMail("invitation", { ...payload, personalMessage: null });
    expect(html).not.toContain("blockquote");
    expect(text).not.toContain("> ");
  });

  test("is not made from a payload that lacks something, nor from a template that is none", () => {
    expect(() => renderMail("invitation", { ...payload, link: "javascript:alert(1)" })).toThrow("link");
    expect(() => renderMail("invitation", {})).toThrow("workspaceName");
    for (const name of ["nothing", "toString", "__proto__"]) {
      expect(() => renderMail(name, payload)).toThrow("There is no mail called");
    }
  });
});

test.for([
  ["Pet Co <hello@pet.example>", undefined, "Pet Co", "hello@pet.example"],
  ['"Pet, Co" <hello@pet.example>', undefined, "Pet, Co", "hello@pet.example"],
  ["hello@pet.example", undefined, "Pet Travel Portal", "hello@pet.example"],
  ["<hello@pet.example>", undefined, "Pet Travel Portal", "hello@pet.example"],
  [undefined, "https://portal.example:8443", "Pet Travel Portal", "no-reply@portal.example"],
  ["nonsense", undefined, "Pet Travel Portal", "no-reply@localhost"],
] as const)("the sender of %s at %s is %s <%s>", ([written, origin, name, address]) => {
  expect(senderOf(written, origin)).toEqual({ name, address });
});
