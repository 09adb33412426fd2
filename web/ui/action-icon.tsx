import {
  IconCircleCheck,
  IconBell,
  IconCreditCard,
  IconFileCheck,
  IconFileText,
  IconForms,
  IconPhoto,
  IconPlaneDeparture,
  IconSignature,
  IconStethoscope,
  IconStepInto,
} from "@tabler/icons-react";

import type { ActionType } from "#contracts/workflows/shapes.ts";

import type { IconPart } from "./badge.tsx";

/** What kind of step an action is, as an icon; one look per family of steps. */
const ICONS: Partial<Record<ActionType, IconPart>> = {
  "deposit-payment": IconCreditCard,
  "settlement-payment": IconCreditCard,
  "booking-form": IconPlaneDeparture,
  "boarding-form": IconForms,
  "microchip-form": IconForms,
  "import-form": IconForms,
  "passport-upload": IconFileText,
  "pet-photos": IconPhoto,
  "health-cert": IconStethoscope,
  "vaccination-cert": IconStethoscope,
  "rabies-cert": IconStethoscope,
  "time-booking": IconStethoscope,
  "handy-crate-tips": IconFileText,
  "handover-details": IconFileText,
  approval: IconFileCheck,
  "to-do": IconCircleCheck,
  "e-sign": IconSignature,
  "email-notification": IconBell,
  "sms-notification": IconBell,
  "status-update": IconBell,
};

export const actionIcon = (type: ActionType): IconPart => ICONS[type] ?? IconStepInto;
