import type { NotificationKind } from "#contracts/notifications/shapes.ts";
import { PRODUCT } from "#contracts/settings/branding.ts";

import type { Letter } from "./mailer.ts";

/** A text that may stand in HTML, tags and quotes of attributes included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A text as one line: what a header or a sentence takes. */
export function oneLine(text: string, most = 200): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
  return Array.from(line).slice(0, most).join("");
}

/** Text of several lines without control characters. */
function severalLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** With its zone, since the reader's is not known. */
export function dayAndTime(instant: string): string {
  const shown = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return `${shown.format(new Date(instant))} UTC`;
}

export type Part =
  /** Who is written to, where the name may be said. */
  | { readonly kind: "greeting"; readonly name: string | null }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "quote"; readonly text: string }
  | { readonly kind: "button"; readonly label: string; readonly link: string }
  /** What happened, one under the other, each leading to its place where that is known. */
  | {
      readonly kind: "news";
      readonly items: readonly {
        readonly title: string;
        readonly text: string;
        readonly link: string | null;
      }[];
    }
  /** Amounts under each other, as texts. */
  | { readonly kind: "sums"; readonly rows: readonly (readonly [label: string, amount: string])[] };

/** The company's colours, as the interface has them in the light. */
const COLOUR = {
  primary: "#0b6577",
  page: "#f4f6f8",
  ink: "#1b2733",
  dim: "#51606e",
  line: "#c5d0da",
} as const;

/** As the interface has them in the dark. */
const DARK = {
  primary: "#5cb8cb",
  page: "#0e161c",
  card: "#152028",
  ink: "#e3ebf0",
  dim: "#a3b2be",
  line: "#38495a",
} as const;

/** News that its reader may do without: how it is told them, and what it is about. */
export type Mutable = {
  readonly userId: number;
  readonly channel: "mail" | "digest";
  readonly kinds: readonly NotificationKind[];
};

/** A letter before it is put on somebody's paper. */
export type Draft = Letter & { readonly parts: readonly Part[]; readonly mutable?: Mutable };

/** What a letter is written on. */
export type Paper = {
  readonly name: string;
  /** The company's colours as `#rrggbb`; the portal's own where there are none. */
  readonly accent?: { readonly light: string; readonly dark: string } | null;
  readonly logo?: { readonly address: string; readonly width: number; readonly height: number } | null;
  /** Where its reader says that they do not want such mails. */
  readonly stopLink?: string | null;
};

/** A logo is shown no larger than this, in pixels. */
const LOGO_ROOM = { width: 220, height: 44 } as const;

/** What the portal is called inside a sentence. */
export const portalOf = (brandName: string = PRODUCT): string =>
  brandName === PRODUCT ? `the ${PRODUCT}` : `the portal of ${oneLine(brandName)}`;

/** A mail of plain parts, as text and as HTML. Every text is taken for what a person typed and escaped. */
export function letterOf(subject: string, parts: readonly Part[]): Draft {
  return {
    parts,
    subject: oneLine(subject),
    text: `${parts.map(asText).join("\n\n")}\n`,
    html: parts.map((part) => asHtml(part, COLOUR.primary)).join("\n"),
  };
}

/** What a list of mails shows beside the subject: the first that is said, greeting and subject left out. */
function previewOf({ subject, parts }: Draft): string {
  const said = parts.map((part) => {
    if (part.kind === "paragraph" || part.kind === "quote") return oneLine(part.text);
    const [first] = part.kind === "news" ? part.items : [];
    return first ? oneLine(`${first.title}: ${first.text}`) : "";
  });
  return said.find((text) => text !== "" && !subject.includes(text)) ?? "";
}

const STOP = "Stop mails like this";

/** A letter on the company's paper: its logo or its name above, its name below, its colours around, in both schemes. */
export function onPaper(draft: Draft, paper: Paper): Letter {
  const { parts, mutable: _, ...letter } = draft;
  const name = escapeHtml(oneLine(paper.name));
  const { light, dark } = paper.accent ?? { light: COLOUR.primary, dark: DARK.primary };
  const stop = paper.stopLink ? safeLink(paper.stopLink) : null;
  return {
    ...letter,
    text: `${letter.text}\n-- \n${oneLine(paper.name)}\n${stop === null ? "" : `${STOP}: ${stop}\n`}`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(letter.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules(dark)}}</style></head>
<body class="page" style="margin:0;padding:24px;background:${COLOUR.page};color:${COLOUR.ink};font:16px/1.5 system-ui,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(draft))}</div>
<div class="card" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;border-top:4px solid ${light}">
<p class="accent" dir="auto" style="margin:0;padding:20px 24px 0;color:${light};font-weight:600">${paper.logo ? logoAsHtml(paper.logo, name) : name}</p>
<div style="padding:4px 24px 20px">
${parts.map((part) => asHtml(part, light)).join("\n")}
</div>
</div>
<p class="dim" dir="auto" style="max-width:560px;margin:12px auto 0;text-align:center;font-size:13px;color:${COLOUR.dim}">${name}${stop === null ? "" : `<br><a class="dim" href="${escapeHtml(stop)}" style="color:${COLOUR.dim}">${STOP}</a>`}</p>
</body>
</html>
`,
  };
}

/** A rule of a sheet wins over what stands at an element only where it says so. */
const darkRules = (accent: string): string =>
  [
    `.page{background:${DARK.page}!important;color:${DARK.ink}!important}`,
    `.card{background:${DARK.card}!important;border-color:${accent}!important}`,
    `.accent{color:${accent}!important}`,
    `.dim{color:${DARK.dim}!important}`,
    `.line{border-color:${DARK.line}!important}`,
    // A company's logo is made for light paper.
    ".logo{background:#ffffff;padding:6px;border-radius:4px}",
  ].join("");

function logoAsHtml({ address, ...size }: NonNullable<Paper["logo"]>, name: string): string {
  const scale = Math.min(1, LOGO_ROOM.width / size.width, LOGO_ROOM.height / size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  return `<img src="${escapeHtml(safeLink(address))}" alt="${name}" width="${width}" height="${height}" class="logo" style="display:block;border:0">`;
}

const greetingOf = (name: string | null): string => (name === null ? "Hello," : `Hello ${oneLine(name)},`);

function asText(part: Part): string {
  switch (part.kind) {
    case "greeting":
      return greetingOf(part.name);
    case "paragraph":
      return severalLines(part.text);
    case "quote":
      return severalLines(part.text)
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "button":
      return `${oneLine(part.label)}:\n${safeLink(part.link)}`;
    case "news":
      return part.items
        .map(({ title, text, link }) =>
          [
            `* ${oneLine(title)}`,
            ...severalLines(text)
              .split("\n")
              .map((line) => `  ${line}`),
            ...(link === null ? [] : [`  ${safeLink(link)}`]),
          ].join("\n"),
        )
        .join("\n\n");
    case "sums":
      return part.rows.map(([label, amount]) => `${oneLine(label, 300)}: ${oneLine(amount)}`).join("\n");
  }
}

function asHtml(part: Part, color: string): string {
  switch (part.kind) {
    case "greeting":
      return `<p dir="auto">${lines(greetingOf(part.name))}</p>`;
    case "paragraph":
      return `<p dir="auto">${lines(part.text)}</p>`;
    case "quote":
      return `<blockquote class="line" dir="auto" style="margin:16px 0;padding:0 0 0 16px;border-inline-start:3px solid ${COLOUR.line}">${lines(part.text)}</blockquote>`;
    case "button": {
      const link = escapeHtml(safeLink(part.link));
      return `<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${color};color:#ffffff;text-decoration:none">${escapeHtml(oneLine(part.label))}</a></p>
<p class="dim" style="font-size:14px;color:${COLOUR.dim}">Or copy this address into your browser:<br><span style="word-break:break-all">${link}</span></p>`;
    }
    case "news":
      return part.items
        .map(({ title, text, link }) => {
          const name = escapeHtml(oneLine(title));
          const head =
            link === null
              ? name
              : `<a class="accent" href="${escapeHtml(safeLink(link))}" style="color:${color}">${name}</a>`;
          return `<p class="line" dir="auto" style="margin:0;padding:10px 0;border-bottom:1px solid #dfe6ec"><b>${head}</b><br>${lines(text)}</p>`;
        })
        .join("\n");
    case "sums":
      return `<table role="presentation" style="width:100%;border-collapse:collapse">${part.rows
        .map(
          ([label, amount]) =>
            `<tr><td class="line" dir="auto" style="padding:6px 12px 6px 0;border-bottom:1px solid #dfe6ec">${escapeHtml(oneLine(label, 300))}</td><td class="line" style="padding:6px 0;border-bottom:1px solid #dfe6ec;text-align:right;white-space:nowrap">${escapeHtml(oneLine(amount))}</td></tr>`,
        )
        .join("")}</table>`;
  }
}

function lines(text: string): string {
  return escapeHtml(severalLines(text)).replaceAll("\n", "<br>");
}

/** @throws Error for anything that is not an address of the web. */
function safeLink(link: string): string {
  const url = new URL(link);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error("Not an address of the web");
  return url.href;
}
