import type { Module } from "#contracts/settings/modules-shapes.ts";

export const modules = {
  title: "Modules",
  text: "Whole parts of the portal that your company may do without. One that is off vanishes for everybody, its addresses and calls refuse, and what it does by itself rests. Nothing of it is deleted: switched on again it is as it was.",
  stays:
    "What a journey waits for cannot be switched off: its steps with booking and paying, receipts, papers, messages and travel rules.",
  what: "the modules",
  names: { billing: "Billing", schedule: "Schedule", help: "Help" } satisfies Record<Module, string>,
  effects: {
    billing:
      "Invoices, figures and the settings of invoices; owners do not see their invoices. No invoice is marked as overdue meanwhile.",
    schedule:
      "The calendar of flights and appointments, its subscriptions and the events beside a journey. Owners still book the times that a step asks for.",
    help: "Articles, the Help Centre, questions and consultations, for owners as well.",
  } satisfies Record<Module, string>,
  confirm: (name: string) => ({
    title: `Switch ${name} off?`,
    body: "It vanishes for everybody at once. What it keeps stays and comes back when you switch it on again.",
    confirmLabel: "Switch off",
  }),
  saved: (name: string, isOn: boolean) => `${name} is ${isOn ? "on" : "off"}`,
  failed: "The module was not switched",
  stale: "Somebody else has switched modules meanwhile. Look at what holds now.",
  adminsOnly: "Only administrators may do this",
  off: (name: string) => `${name} is switched off`,
  offText:
    "Your company does not use this part of the portal at the moment. An administrator can switch it on again, with everything that is in it.",
} as const;
