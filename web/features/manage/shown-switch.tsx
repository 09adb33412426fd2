import { SegmentedControl } from "@mantine/core";

import { manage as copy } from "#web/copy/manage.ts";

type Props = { isArchived: boolean; onChange: (isArchived: boolean) => void };

/** Which rows of a list are on the page: those at hand or the archived ones. */
export function ShownSwitch({ isArchived, onChange }: Props) {
  return (
    <SegmentedControl
      size="sm"
      aria-label={copy.shown.label}
      value={isArchived ? "archived" : "current"}
      data={[
        { value: "current", label: copy.shown.current },
        { value: "archived", label: copy.shown.archived },
      ]}
      onChange={(value) => onChange(value === "archived")}
    />
  );
}
