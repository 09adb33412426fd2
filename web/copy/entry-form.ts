export const entryForm = {
  problems: (n: number) => (n === 1 ? "One field needs your attention:" : `${n} fields need your attention:`),
} as const;
