import { Checkbox, NativeSelect, TextInput } from "@mantine/core";

import { isSameClock } from "#contracts/core/wall-time.ts";
import { formatMoment, settleTimes } from "#contracts/schedule/event-times.ts";
import type { EventWhen } from "#contracts/schedule/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { viewerZone } from "#web/core/dates.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";

import { clockNews, type EventProblems, type EventValues } from "./event-values.ts";

import classes from "./event-form.module.css";

const copy = schedule.form;

const ZONES = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])];

type Props = {
  values: EventValues;
  problems: EventProblems;
  when: EventWhen | null;
  onChange: (change: Partial<EventValues>) => void;
  onPicking: (isPicking: boolean) => void;
};

/** The zone of the place, and the days and times on its clock. */
export function EventWhenFields({ values, problems, when, onChange, onPicking }: Props) {
  const { timeZone, isAllDay } = values;
  const zones = ZONES.includes(timeZone) ? ZONES : [timeZone, ...ZONES];
  const times = when && settleTimes(when).times;
  return (
    <>
      <NativeSelect
        label={copy.zone}
        description={isAllDay ? undefined : copy.zoneHelp}
        value={timeZone}
        data={zones}
        onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value })}
      />
      <Checkbox
        label={copy.isAllDay}
        checked={isAllDay}
        onChange={({ currentTarget }) => onChange({ isAllDay: currentTarget.checked })}
      />
      <div className={classes.pair}>
        <DateField
          id="event-firstDay"
          label={copy.firstDay}
          openLabel={copy.openStart}
          text={values.firstDay}
          onText={(firstDay) => onChange({ firstDay })}
          onOpenChange={onPicking}
          error={problems.firstDay}
          isRequired
        />
        {!isAllDay && (
          <TextInput
            id="event-startTime"
            type="time"
            label={copy.startTime}
            value={values.startTime}
            error={problems.startTime}
            withAsterisk
            aria-required
            onChange={({ currentTarget }) => onChange({ startTime: currentTarget.value })}
          />
        )}
      </div>
      {!isAllDay && (
        <ClockChange
          day={dateOf(values.firstDay)}
          time={values.startTime}
          zone={timeZone}
          isSecond={values.isStartSecond}
          onSecond={(isStartSecond) => onChange({ isStartSecond })}
        />
      )}
      <div className={classes.pair}>
        <DateField
          id="event-lastDay"
          label={copy.lastDay}
          description={isAllDay ? copy.lastDayHelp : copy.endHelp}
          openLabel={copy.openEnd}
          text={values.lastDay}
          onText={(lastDay) => onChange({ lastDay })}
          onOpenChange={onPicking}
          error={problems.lastDay}
        />
        {!isAllDay && (
          <TextInput
            id="event-endTime"
            type="time"
            label={copy.endTime}
            value={values.endTime}
            error={problems.endTime}
            onChange={({ currentTarget }) => onChange({ endTime: currentTarget.value })}
          />
        )}
      </div>
      {!isAllDay && (
        <ClockChange
          day={dateOf(values.lastDay) ?? dateOf(values.firstDay)}
          time={values.endTime}
          zone={timeZone}
          isSecond={values.isEndSecond}
          onSecond={(isEndSecond) => onChange({ isEndSecond })}
        />
      )}
      {!isAllDay && times && !isSameClock(times.startDate, timeZone, viewerZone()) && (
        <p className={classes.note}>{copy.inYourTime(formatMoment(times.startDate, viewerZone()))}</p>
      )}
    </>
  );
}

type ClockProps = {
  day: string | null;
  time: string;
  zone: string;
  isSecond: boolean;
  onSecond: (isSecond: boolean) => void;
};

/** What happens to a time that the clocks skip, and which one is meant of a time that comes twice. */
function ClockChange({ day, time, zone, isSecond, onSecond }: ClockProps) {
  const news = clockNews(day, time, zone);
  if (news === null) return null;
  const { moment, shown } = news;
  if (moment.occurs !== "twice") {
    return (
      <p className={classes.note} role="status">
        {copy.skipped(time, shown)}
      </p>
    );
  }
  return (
    <NativeSelect
      label={copy.twice(time)}
      value={isSecond ? "second" : "first"}
      data={[
        { value: "first", label: copy.first(zoneAt(moment.instant, zone)) },
        { value: "second", label: copy.second(zoneAt(moment.second, zone)) },
      ]}
      onChange={({ currentTarget }) => onSecond(currentTarget.value === "second")}
    />
  );
}

/** `GMT-4`: what tells the two of them apart. */
const zoneAt = (instant: Date, zone: string): string =>
  formatMoment(instant, zone).replace(/^.*\d\d:\d\d /, "");
