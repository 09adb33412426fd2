import { Button, Loader } from "@mantine/core";
import { IconCalendarCheck } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { Booking } from "#contracts/bookings/shapes.ts";
import { isSameClock } from "#contracts/core/wall-time.ts";
import { bookingWords as copy } from "#web/copy/bookings.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { viewerZone } from "#web/core/dates.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { whenText } from "./days.ts";
import { Times } from "./times.tsx";

import classes from "./bookings.module.css";

type Props = {
  taskId: number;
  mayBook: boolean;
  /** The first time is booked. */
  onDone?: () => void;
  /** What has to be done before a first time is booked, in place of the times. */
  before?: ReactNode;
};

/** The appointment of a step: its free times until one is booked, then the booked one with what can be done with it. */
export function BookingPart({ taskId, mayBook, onDone, before }: Props) {
  const [from, setFrom] = useState<string>();
  const [isMoving, setMoving] = useState(false);
  const found = trpc.bookings.find.useQuery({ taskId, ...(from !== undefined && { from }) });
  const book = trpc.bookings.book.useMutation({
    onSuccess: () => {
      setMoving(false);
      if (!isMoving) onDone?.();
    },
  });
  const cancel = trpc.bookings.cancel.useMutation();
  const booking = found.data;
  if (!booking) {
    return found.error ? (
      <FailedNote failed={found} what={copy.what} />
    ) : (
      <Delayed>
        <Loader size="sm" role="status" aria-label={copy.loading} />
      </Delayed>
    );
  }
  const { booked } = booking;
  const askToCancel = async () => {
    const isSure = await askToConfirm({
      title: copy.cancelTitle,
      body: copy.cancelText,
      confirmLabel: copy.cancelAnyway,
      isDanger: true,
    });
    if (isSure) cancel.mutate({ taskId });
  };
  return (
    <div className={classes.part}>
      {booked && <Booked booking={booking} booked={booked} />}
      {book.error && (
        <p className={classes.problem} role="alert">
          {codeOf(book.error) === "slot_taken"
            ? sentenceOf(book.error)
            : `${copy.failed} ${sentenceOf(book.error)}`}
        </p>
      )}
      {cancel.error && (
        <p className={classes.problem} role="alert">
          {`${copy.notCancelled} ${sentenceOf(cancel.error)}`}
        </p>
      )}
      {booked && mayBook && !isMoving && (
        <div className={classes.buttons}>
          <Button size="lg" component="a" href={`/calendar/events/${booked.eventId}.ics`} download>
            {copy.calendar}
          </Button>
          {booked.canChange ? (
            <>
              {booking.isOffered && (
                <Button size="lg" onClick={() => setMoving(true)}>
                  {copy.move}
                </Button>
              )}
              <Button size="lg" loading={cancel.isPending} onClick={() => void askToCancel()}>
                {copy.cancel}
              </Button>
            </>
          ) : (
            <p>{copy.tooLate}</p>
          )}
        </div>
      )}
      {mayBook && booking.isOffered && !booked && before}
      {mayBook && !booking.isOffered && !booked && <p>{copy.byTeam}</p>}
      {mayBook && booking.isOffered && (booked ? isMoving : !before) && (
        <Times
          booking={booking}
          isBusy={book.isPending}
          chosen={book.isPending ? new Date(book.variables.startsAt) : null}
          isFirst={from === undefined}
          onFrom={setFrom}
          onBook={(startsAt) => book.mutate({ taskId, startsAt: startsAt.toISOString() })}
        />
      )}
      {isMoving && (
        <Button size="lg" variant="subtle" onClick={() => setMoving(false)}>
          {copy.keep}
        </Button>
      )}
      <span className="sr-only" role="status">
        {book.isPending ? copy.booking : cancel.isPending ? copy.cancelling : ""}
      </span>
    </div>
  );
}

function Booked({ booking: { zone }, booked }: { booking: Booking; booked: NonNullable<Booking["booked"]> }) {
  const own = viewerZone();
  return (
    <div className={classes.booked}>
      <IconCalendarCheck size={20} stroke={1.75} aria-hidden />
      <div>
        <strong>{copy.booked}</strong>
        <p>{`${whenText(booked, own)} (${own})`}</p>
        {!isSameClock(booked.startsAt, zone, own) && (
          <p>{copy.atCompany(`${whenText(booked, zone)} (${zone})`)}</p>
        )}
      </div>
    </div>
  );
}
