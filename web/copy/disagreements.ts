/** Where the days of a journey, of its schedule and of its tasks do not fit together. */
export const disagreements = {
  otherDeparture: (on: string, departure: string) =>
    `The schedule has the departure on ${on}, this journey on ${departure}. Which is right?`,
  openEvent: "Open it on the schedule",
  dueTooLate: (task: string, on: string) =>
    `“${task}” is due on ${on}, after the departure, and what follows it before.`,
} as const;
