/**
 * What the interface makes of an accent colour. Contrast as WCAG 2.2 counts it, tones in OKLCH, where the same step of
 * lightness looks the same in every hue.
 */

/** Text below this cannot be read by everybody: WCAG 2.2, 1.4.3. */
export const CONTRAST_AA = 4.5;

export type Scheme = "light" | "dark";
export type Accent = Readonly<Record<Scheme, string>>;

/** What words in the accent stand on, and the ends between which the other grounds of `web/theme/tokens.css` lie. */
const GROUNDS = { light: ["#ffffff", "#eef2f4"], dark: ["#152028", "#1e2c35"] } as const;

type Tone = { l: number; c: number; h: number };

/** From 1 for the same colour to 21 for black on white. Colours as `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast that words have with it, written in it or on it. */
export function accentContrast(color: string, scheme: Scheme): number {
  return Math.min(...GROUNDS[scheme].map((ground) => contrastOf(color, ground)));
}

export const isReadable = (color: string, scheme: Scheme): boolean =>
  accentContrast(color, scheme) >= CONTRAST_AA;

/** The same hue as light or as dark as it takes; the colour itself where it can be read already. */
export function nearestReadable(color: string, scheme: Scheme): string {
  return nearest(color, (candidate) => isReadable(candidate, scheme), scheme === "light" ? -1 : 1);
}

/** The accent in the dark scheme for one that was chosen for the light one. */
export function darkAccentOf(light: string): string {
  const { c, h } = toneOf(light);
  return nearestReadable(hexOf({ l: 0.72, c: Math.min(c, 0.14), h }), "dark");
}

/** The declarations of the interface's colour tokens for an accent, as they stand in a `style`. */
export function accentStyle({ light, dark }: Accent): string {
  const [day, night] = [toneOf(light), toneOf(dark)];
  const both = (a: string, b: string) => `light-dark(${a},${b})`;
  const tint = (tone: Tone, l: number, most: number) => hexOf({ ...tone, l, c: Math.min(tone.c, most) });
  const step = (tone: Tone, by: number) => hexOf({ ...tone, l: Math.min(Math.max(tone.l + by, 0), 1) });
  const deep = (l: number) => hexOf({ ...day, l: Math.min(day.l, l) });
  const soft = { light: tint(day, 0.945, 0.03), dark: tint(night, 0.29, 0.045) };
  const selected = { light: tint(day, 0.96, 0.02), dark: tint(night, 0.28, 0.045) };
  const onSoft = (color: string, ground: string, way: -1 | 1) =>
    nearest(color, (candidate) => contrastOf(candidate, ground) >= CONTRAST_AA, way);
  const tokens = {
    "--primary": both(light, dark),
    "--primary-hover": both(step(day, -0.07), step(night, 0.07)),
    "--on-primary": both("#ffffff", tint(night, 0.2, 0.04)),
    "--focus": both(light, dark),
    "--link": both(onSoft(light, selected.light, -1), onSoft(dark, selected.dark, 1)),
    "--selected": both(selected.light, selected.dark),
    "--ocean": both(onSoft(light, soft.light, -1), onSoft(dark, soft.dark, 1)),
    "--ocean-bg": both(soft.light, soft.dark),
    "--ocean-2": tint(day, 0.86, 0.06),
    "--ocean-7": deep(0.47),
    "--ocean-8": deep(0.4),
    "--ocean-9": deep(0.32),
  };
  return Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

/** The first colour on the way that is good enough; black or white, where none is. */
function nearest(color: string, isGood: (candidate: string) => boolean, way: -1 | 1): string {
  const tone = toneOf(color);
  let candidate = color;
  for (let l = tone.l; !isGood(candidate) && l >= 0 && l <= 1; l += way * 0.005) {
    candidate = hexOf({ ...tone, l });
  }
  return candidate;
}

function luminanceOf(color: string): number {
  const [r, g, b] = linearOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearOf(color: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

// Björn Ottosson, "A perceptual color space for image processing", 2020; checked 2026-11-28.
function toneOf(color: string): Tone {
  const [r, g, b] = linearOf(color);
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const b2 = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    l: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    c: Math.hypot(a, b2),
    h: Math.atan2(b2, a),
  };
}

/** With as much of its colour as a screen can show at that lightness. */
function hexOf(tone: Tone): string {
  for (let { c } = tone; c > 0.001; c *= 0.92) {
    const channels = channelsOf({ ...tone, c });
    if (channels.every((value) => value > -0.001 && value < 1.001)) return written(channels);
  }
  return written(channelsOf({ ...tone, c: 0 }));
}

function channelsOf({ l, c, h }: Tone): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const y = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const z = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * x - 3.307_711_591_3 * y + 0.230_969_929_2 * z,
    -1.268_438_004_6 * x + 2.609_757_401_1 * y - 0.341_319_396_5 * z,
    -0.004_196_086_3 * x - 0.703_418_614_7 * y + 1.707_614_701 * z,
  ];
}

function written(channels: readonly number[]): string {
  const bytes = channels.map((value) => {
    const kept = Math.min(Math.max(value, 0), 1);
    const gamma = kept <= 0.003_130_8 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}
