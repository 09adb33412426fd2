/** For which arrivals a verdict holds; apart from the other words of the rules, since it comes late. */
export const rulesHolding = {
  holds: (from: string, until: string, why: string) =>
    from === until
      ? `Holds for the arrival of ${from} alone: after it ends ${why}.`
      : `Holds for arrivals from ${from} until ${until}: after it ends ${why}.`,
  holdsFrom: (from: string) => `Holds for arrivals from ${from} on, for half a year at least.`,
};
