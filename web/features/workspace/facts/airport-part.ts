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
