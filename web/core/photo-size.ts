export type Size = { readonly width: number; readonly height: number };

/**
 * As many pixels as a photo has that is sent: an A4 page has 350 dots an inch then, which is more than letters need, and
 * every phone can draw it (Safari stops at 16.7 million). By area and not by the longest side, since the picture of a
 * whole long page on a screen is narrow.
 */
export const MOST_PIXELS = 4_096 * 3_072;

/** A size of the same shape that has no more pixels than that; whole, and never nothing. */
export function sizeWithin({ width, height }: Size, mostPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
