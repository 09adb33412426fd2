import type { Brand } from "#contracts/settings/branding-shapes.ts";

/** What a page is drawn with besides its rows. */
export type Surroundings = {
  /** How dates are written. */
  language: string;
  /** The zone that dates are told in; null for the one that the device is set to. */
  zone: string | null;
  /** The company's look; null until the server has said whose portal this is. */
  brand: Brand | null;
  /** The moment that the page is drawn for; null for the present one. */
  now: Date | null;
  /** As the request brought them; null for those of the browser. */
  cookies: string | null;
  /** False where the Worker draws, and in the browser until it has taken that page over. */
  isWindowKnown: boolean;
};

/** The zone that a device is set to, told to the Worker, since it draws pages too. */
export const ZONE_COOKIE = "portal-zone";

export const UNKNOWN: Readonly<Surroundings> = {
  language: "en-GB",
  zone: null,
  brand: null,
  now: null,
  cookies: null,
  isWindowKnown: false,
};

const own: Surroundings = { ...UNKNOWN, isWindowKnown: true };
let find = (): Surroundings => own;

/** A browser has one page. The Worker draws many at once, and says which of them it is at. */
export const surroundings = (): Surroundings => find();

export function surroundedBy(how: () => Surroundings): void {
  find = how;
}
