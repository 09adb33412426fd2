import { missingPapers } from "#contracts/documents/missing-papers.ts";
import { BookingPart } from "#web/features/bookings/booking-part.tsx";
import type { WidgetProps } from "#web/features/journey/parts.ts";
import { PapersFirst } from "#web/ui/papers-first.tsx";

/** The owner's to-do of booking a time. It stays with the to-do once that is done: a booked time can be moved. */
export function BookingTodo({ todo, journey, onDone }: WidgetProps) {
  const missing = missingPapers(todo.papers);
  return (
    <BookingPart
      taskId={todo.id}
      mayBook={journey.rights.includes("complete")}
      onDone={onDone}
      before={missing.length > 0 && <PapersFirst missing={missing} />}
    />
  );
}
