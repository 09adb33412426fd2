/** `12,345`: counts as they are read, wherever a page says one. */
export const counted = (n: number): string => n.toLocaleString("en");

/** `1 action`, `1,234 actions`. */
export const manyOf = (n: number, one: string, many = `${one}s`): string =>
  `${counted(n)} ${n === 1 ? one : many}`;
