import type { ComponentType, ReactNode } from "react";

/** The field for an airport, which belongs to the forms; the route puts it here. */
export type AirportPart = ComponentType<{
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  disabled: boolean;
  error?: ReactNode;
  description?: ReactNode;
}>;

/** What the travel rules would say of another departure, which belongs to the rules. */
export type DepartureEffectPart = ComponentType<{ workspaceId: number; departure: string }>;
