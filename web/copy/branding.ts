import type { Scheme } from "#contracts/settings/brand-colors.ts";

import { counted } from "./numbers.ts";

export const branding = {
  title: "Branding",
  text: "How the portal presents your company: at the head of every page, before the door, in mails, on invoices and receipts. Colleagues’ open pages follow at once, owners’ with their next one.",
  what: "the branding",
  name: "Company name",
  nameHelp: (own: string) => `Left empty it is “${own}”`,
  logo: "Logo",
  logoChoose: "Choose a logo",
  logoOther: "Choose another",
  logoHelp: (kilobytes: number, pixels: number) =>
    `PNG or JPEG, at most ${kilobytes} KB and ${counted(pixels)} pixels a side. A wide one stands for the name, a square one beside it.`,
  logoRemove: "Remove the logo",
  logoAlt: "The logo",
  logoEmpty: "This file is empty. Choose another one.",
  logoKind: "A logo has to be a PNG or JPEG picture. Save it as one of these and choose that.",
  logoLarge: (kilobytes: number) => `This file is larger than ${kilobytes} KB. Save a smaller copy.`,
  logoUnread: "This picture cannot be read; it may be damaged. Save it again and choose the new copy.",
  accent: { light: "Accent colour", dark: "Accent colour in the dark scheme" } satisfies Record<
    Scheme,
    string
  >,
  accentHelp: {
    light: "Buttons, links and what is chosen. Left empty it is the portal’s own",
    dark: "Follows the colour above until you choose one",
  } satisfies Record<Scheme, string>,
  pick: (label: string) => `Pick: ${label}`,
  badColor: "A colour has six digits, such as #0b6577",
  passes: (ratio: string) => `Contrast ${ratio}:1, readable (WCAG AA)`,
  fails: (ratio: string, least: number) => `Contrast ${ratio}:1, not readable: words need ${least}:1`,
  useNearest: (color: string) => `Use ${color}, the nearest that is`,
  preview: "Preview",
  schemes: { light: "Light", dark: "Dark" } satisfies Record<Scheme, string>,
  sample: {
    tabs: ["Dashboard", "Manage"],
    heading: "Bella’s journey",
    text: "Two papers are still missing. ",
    link: "What is needed?",
    badge: "Confirmed",
    chosen: "Chosen",
    button: "Upload a paper",
  },
  save: "Save branding",
  reset: "Back to the portal’s own",
  saved: "Branding saved",
  failed: "The branding was not saved",
  stale:
    "Somebody else has saved it meanwhile. What you have chosen is still here: save again to replace theirs.",
  adminsOnly: "Only administrators may do this",
  unsaved: "Not saved yet",
} as const;
