import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconEye,
} from "@tabler/icons-react";

import type { StepState, Verdict } from "#contracts/rules/types.ts";
import type { IconPart, Tone } from "#web/ui/badge.tsx";

export const STEP_ICON: Record<StepState, IconPart> = {
  done: IconCircleCheck,
  planned: IconCalendarTime,
  due: IconCalendarEvent,
  at_risk: IconAlertTriangle,
  missing: IconCircleX,
  wrongly_timed: IconAlertTriangle,
  not_needed: IconCircleDashed,
  needs_review: IconEye,
};

export const STEP_TONE: Record<StepState, Tone> = {
  done: "green",
  planned: "blue",
  due: "blue",
  at_risk: "urgent",
  missing: "red",
  wrongly_timed: "red",
  not_needed: "neutral",
  needs_review: "yellow",
};

export const VERDICT_ICON: Record<Verdict, IconPart> = {
  may_travel: IconCircleCheck,
  may_travel_if: IconAlertTriangle,
  may_not_on_this_date: IconCircleX,
  needs_review: IconEye,
};
