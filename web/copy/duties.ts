import { DUTY_NAMES } from "#contracts/duties/names.ts";

export const duties = {
  title: "What runs by itself",
  text: "The portal's clock does this every few minutes. What fails is tried again at its next run; administrators are told once, and once more when it is well again.",
  what: "What runs by itself",
  columns: { what: "What", state: "State", lastRun: "Last run", lastDone: "Last went well" },
  clockLate:
    "The clock has not come by for half an hour: reminders, mail and backups wait. Look at the schedule of the deployment.",
  never: "Never",
  states: { fine: "Fine", failing: "Fails", resting: "Its module is off", never: "Not run yet" },
  since: (when: string) => `Since ${when}`,
  names: DUTY_NAMES,
  leftOut: (count: number, when: string) => `${count} left out on ${when}`,
} as const;
