import * as z from "zod";

import { Version } from "#contracts/core/fields.ts";

import { accentContrast, accentStyle, CONTRAST_AA, isReadable, nearestReadable } from "./brand-colors.ts";
import { BRAND_NAME_LENGTH, PRODUCT } from "./branding.ts";

/** Wider than this by its height, it is taken for the name itself. */
const WORDMARK = 1.6;

export const Color = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(/^#[0-9a-f]{6}$/, "A colour has six digits: #0b6577"));

/** Named after its content, so that its address can be kept for ever. */
export const LogoFile = z.string().regex(/^[0-9a-f]{64}\.(?:png|jpg)$/, "This is not one of our logos");
export const Logo = z.object({
  file: LogoFile,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Logo = z.infer<typeof Logo>;

const BrandAccent = z.object({ light: Color, dark: Color }).superRefine((accent, context) => {
  for (const scheme of ["light", "dark"] as const) {
    if (isReadable(accent[scheme], scheme)) continue;
    context.addIssue({
      code: "custom",
      path: [scheme],
      message: `Words in it have a contrast of ${accentContrast(accent[scheme], scheme).toFixed(1)}:1 and need ${CONTRAST_AA}:1. The nearest that has it is ${nearestReadable(accent[scheme], scheme)}`,
    });
  }
});

/** What the company has chosen; null is the portal's own. */
export const Branding = z.object({
  name: z
    .string()
    .trim()
    .max(BRAND_NAME_LENGTH, `At most ${BRAND_NAME_LENGTH} characters`)
    .transform((text) => text.normalize("NFC").replaceAll(/[\p{Cc}\s]+/gu, " ") || null)
    .nullable(),
  logo: Logo.nullable(),
  accent: BrandAccent.nullable(),
  version: Version,
});
export type Branding = z.infer<typeof Branding>;

export const NO_BRANDING: Branding = { name: null, logo: null, accent: null, version: 0 };

/** What is set, from what is kept. */
export const brandingOf = (kept: unknown): Branding => Branding.safeParse(kept).data ?? NO_BRANDING;

/** What every page draws itself with. */
export const Brand = z.object({
  name: z.string(),
  logo: z
    .object({
      address: z.string(),
      /** It holds the name, which then stands nowhere beside it. */
      isWordmark: z.boolean(),
    })
    .nullable(),
  /** Declarations of the interface's colour tokens; empty for the portal's own. */
  style: z.string(),
});
export type Brand = z.infer<typeof Brand>;

export const logoAddress = ({ file }: Logo): string => `/files/logos/${file}`;
export const isWordmark = ({ width, height }: Pick<Logo, "width" | "height">): boolean =>
  width > height * WORDMARK;

export function brandOf(kept: unknown): Brand {
  const { name, logo, accent } = brandingOf(kept);
  return {
    name: name ?? PRODUCT,
    logo: logo && { address: logoAddress(logo), isWordmark: isWordmark(logo) },
    style: accent ? accentStyle(accent) : "",
  };
}
