import { type Accent, darkAccentOf, isReadable } from "#contracts/settings/brand-colors.ts";
import type { Branding } from "#contracts/settings/branding-shapes.ts";
import { LOGO_BYTES, LOGO_TYPES } from "#contracts/settings/branding.ts";
import { branding as copy } from "#web/copy/branding.ts";

/** What stands in the form. Colours as typed; an empty one is the portal's own. */
export type BrandingDraft = {
  name: string;
  logo: Branding["logo"];
  /** A picture that was chosen and is not stored yet, with its size. */
  picture: { file: File; address: string; width: number; height: number } | null;
  light: string;
  /** Null while it follows the light one. */
  dark: string | null;
};

export const OWN_LOOK: BrandingDraft = { name: "", logo: null, picture: null, light: "", dark: null };

export function draftOf({ name, logo, accent }: Branding): BrandingDraft {
  const follows = accent !== null && darkAccentOf(accent.light) === accent.dark;
  return {
    name: name ?? "",
    logo,
    picture: null,
    light: accent?.light ?? "",
    dark: accent && !follows ? accent.dark : null,
  };
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** As it is in the dark scheme; empty where there is no accent. */
export const darkOf = ({ light, dark }: BrandingDraft): string =>
  dark ?? (isColor(light) ? darkAccentOf(light) : "");

/** Null for the portal's own; undefined for one that cannot be saved as it stands. */
export function accentIn(draft: BrandingDraft): Accent | null | undefined {
  const { light } = draft;
  const dark = darkOf(draft);
  if (light === "") return null;
  const isSound = isColor(light) && isColor(dark) && isReadable(light, "light") && isReadable(dark, "dark");
  return isSound ? { light, dark } : undefined;
}

/** Why a file cannot be the logo, as far as can be told before it is sent; null where it may be. */
export function problemOf(file: Pick<File, "size" | "type">): string | null {
  if (file.size === 0) return copy.logoEmpty;
  if (!(file.type in LOGO_TYPES)) return copy.logoKind;
  return file.size > LOGO_BYTES ? copy.logoLarge(LOGO_BYTES / 1024) : null;
}
