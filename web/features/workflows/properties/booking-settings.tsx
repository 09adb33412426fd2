import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";

import type { Availability } from "#contracts/workflows/graph-shapes.ts";
import { GRAPH_LIMITS } from "#contracts/workflows/graph.ts";
import { workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { viewerZone } from "#web/core/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import { NumberField } from "./number-field.tsx";
import type { SettingsProps } from "./step-edit.ts";

import classes from "./properties.module.css";

/** Office hours, to be changed. */
const beginning = (zone: string): Availability => ({
  zone,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "17:00" })),
  durationMinutes: 30,
  notice: { in: "days", days: 1 },
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  daysAhead: 60,
});

/** When times can be booked; left off, a time is agreed on by people. */
export function BookingSettings({ settings: { booking }, edit, isReadOnly }: SettingsProps) {
  const write = (change: Partial<Availability>) =>
    booking && edit.settings({ booking: { ...booking, ...change } });
  return (
    <>
      <Checkbox
        label={copy.bookingOn}
        description={booking ? undefined : copy.bookingOff}
        checked={booking !== undefined}
        disabled={isReadOnly}
        onChange={({ currentTarget: { checked } }) =>
          edit.settings({ booking: checked ? beginning(viewerZone()) : undefined })
        }
      />
      {booking && (
        <>
          <Hours
            booking={booking}
            onHours={(hours) => write({ hours })}
            edit={edit}
            isReadOnly={isReadOnly}
          />
          <NativeSelect
            label={copy.zone}
            value={booking.zone}
            disabled={isReadOnly}
            data={zonesWith(booking.zone)}
            onChange={(event) => write({ zone: event.currentTarget.value })}
          />
          <div className={classes.pair}>
            <Minutes
              label={copy.duration}
              value={booking.durationMinutes}
              min={5}
              max={720}
              edit={edit}
              isReadOnly={isReadOnly}
              onValue={(durationMinutes) => write({ durationMinutes })}
            />
            <Minutes
              label={copy.ahead}
              value={booking.daysAhead}
              min={1}
              max={180}
              edit={edit}
              isReadOnly={isReadOnly}
              onValue={(daysAhead) => write({ daysAhead })}
            />
            <Minutes
              label={copy.before}
              value={booking.bufferBeforeMinutes}
              min={0}
              max={240}
              edit={edit}
              isReadOnly={isReadOnly}
              onValue={(bufferBeforeMinutes) => write({ bufferBeforeMinutes })}
            />
            <Minutes
              label={copy.after}
              value={booking.bufferAfterMinutes}
              min={0}
              max={240}
              edit={edit}
              isReadOnly={isReadOnly}
              onValue={(bufferAfterMinutes) => write({ bufferAfterMinutes })}
            />
          </div>
          <Notice
            booking={booking}
            onNotice={(notice) => write({ notice })}
            edit={edit}
            isReadOnly={isReadOnly}
          />
        </>
      )}
    </>
  );
}

type Part = Pick<SettingsProps, "edit" | "isReadOnly"> & { booking: Availability };
type MinutesProps = Omit<Part, "booking"> & {
  label: string;
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
};

function Minutes({ edit, isReadOnly, ...field }: MinutesProps) {
  return <NumberField {...field} isDisabled={isReadOnly} onSettle={edit.settle} />;
}

function zonesWith(zone: string): string[] {
  return [...new Set([zone, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}

function Notice({
  booking,
  onNotice,
  edit,
  isReadOnly,
}: Part & { onNotice: (notice: Availability["notice"]) => void }) {
  const { notice } = booking;
  const amount = notice.in === "hours" ? notice.hours : notice.days;
  const write = (kind: Availability["notice"]["in"], value: number) =>
    onNotice(kind === "hours" ? { in: "hours", hours: value } : { in: "days", days: Math.min(value, 90) });
  return (
    <div className={classes.pair}>
      <NumberField
        label={copy.notice}
        value={amount}
        min={0}
        max={notice.in === "hours" ? 720 : 90}
        isDisabled={isReadOnly}
        onValue={(value) => write(notice.in, value)}
        onSettle={edit.settle}
      />
      <NativeSelect
        label={copy.noticeUnit}
        value={notice.in}
        disabled={isReadOnly}
        data={[
          { value: "hours", label: copy.notices.hours },
          { value: "days", label: copy.notices.days },
        ]}
        onChange={(event) => write(event.currentTarget.value === "hours" ? "hours" : "days", amount)}
      />
    </div>
  );
}

function Hours({
  booking: { hours },
  onHours,
  edit,
  isReadOnly,
}: Part & { onHours: (hours: Availability["hours"]) => void }) {
  const days = copy.weekdays.map((label, at) => ({ value: String(at + 1), label }));
  const write = (at: number, change: Partial<Availability["hours"][number]>) =>
    onHours(hours.map((line, place) => (place === at ? { ...line, ...change } : line)));
  return (
    <fieldset className={classes.group}>
      <legend>{copy.hours}</legend>
      <ul className={classes.lines}>
        {hours.map(({ weekday, from, to }, at) => {
          const day = copy.weekdays[weekday - 1] ?? "";
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines have nothing but their place
            <li key={at} className={classes.hours}>
              <NativeSelect
                aria-label={copy.weekday}
                value={String(weekday)}
                disabled={isReadOnly}
                data={days}
                onChange={(event) => write(at, { weekday: Number(event.currentTarget.value) })}
              />
              <TextInput
                type="time"
                aria-label={copy.from(day)}
                value={from}
                disabled={isReadOnly}
                onChange={(event) =>
                  event.currentTarget.value && write(at, { from: event.currentTarget.value })
                }
                onBlur={edit.settle}
              />
              <TextInput
                type="time"
                aria-label={copy.until(day)}
                value={to}
                disabled={isReadOnly}
                onChange={(event) =>
                  event.currentTarget.value && write(at, { to: event.currentTarget.value })
                }
                onBlur={edit.settle}
              />
              <IconButton
                tip="end"
                label={copy.removeHours(`${day} ${from} to ${to}`)}
                disabled={isReadOnly}
                onClick={() => onHours(hours.toSpliced(at, 1))}
              >
                <IconX size={16} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {hours.length < GRAPH_LIMITS.hours && !isReadOnly && (
        <Button
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() =>
            onHours([
              ...hours,
              { weekday: Math.min(7, (hours.at(-1)?.weekday ?? 0) + 1), from: "09:00", to: "17:00" },
            ])
          }
        >
          {copy.addHours}
        </Button>
      )}
    </fieldset>
  );
}
