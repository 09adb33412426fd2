import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { addDays } from "#contracts/core/dates.ts";
import type { FieldErrors } from "#contracts/core/errors.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { helpCentre } from "#web/copy/help-centre.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { formatDate, formatInstant, useToday, viewerZone } from "#web/core/dates.ts";
import { fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";

import { JourneyChoice, useJourneyChoice } from "./journey-choice.tsx";

import classes from "./help.module.css";

const copy = helpCentre.consultation;

/** The hours in which somebody can call, by the asker's clock. */
const TIMES = Array.from({ length: 21 }, (_, at) => {
  const minutes = 8 * 60 + at * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
});
const USUAL_TIME = "10:00";

type Props = { article: { id: number; title: string }; onClose: () => void };

/** Asks for a call at a preferred day and time; it becomes an event of the schedule. */
export function ConsultationDialog({ article, onClose }: Props) {
  const tomorrow = addDays(useToday(), 1);
  const zone = viewerZone();
  const [day, setDay] = useState(formatDate(tomorrow));
  const [entry, setEntry] = useState({
    time: USUAL_TIME,
    question: helpCentre.aboutArticle(article.title),
    phone: "",
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const [attempts] = useState(() => new Attempts());
  const { workspaceId, choose } = useJourneyChoice();
  const request = trpc.help.requestConsultation.useMutation({
    onSuccess: ({ startsAt }) => {
      showToast({ title: copy.sent, description: copy.sentText(formatInstant(startsAt)), kind: "success" });
      onClose();
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      showToast({ title: copy.failed, description: sentenceOf(error), kind: "error" });
    },
  });
  const set = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const date = dateOf(day);
    const problems: FieldErrors = {
      ...(date === null && { day: copy.dayMissing }),
      ...(date !== null && date < tomorrow && { day: copy.dayPast }),
      ...(entry.question.trim() === "" && { question: copy.questionMissing }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0 || request.isPending) return;
    const wanted = {
      startsAt: `${date}T${entry.time}`,
      timeZone: zone,
      question: entry.question,
      phone: entry.phone,
      articleId: article.id,
      ...(workspaceId !== undefined && { workspaceId }),
    };
    request.mutate({ ...wanted, requestId: attempts.idFor(wanted) });
  };
  return (
    <Dialog
      opened
      size={520}
      closeOnClickOutside={false}
      closeOnEscape={!isCalendarOpen}
      onClose={onClose}
      title={copy.title}
    >
      <Form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{copy.text}</p>
        <JourneyChoice value={workspaceId} onChange={choose} />
        <div className={classes.pair}>
          <DateField
            label={copy.day}
            isRequired
            text={day}
            onText={setDay}
            first={tomorrow}
            openLabel={copy.openCalendar}
            onOpenChange={setCalendarOpen}
            error={errors["day"] ?? errors["startsAt"]}
          />
          <NativeSelect
            label={copy.time}
            description={copy.zone(zone)}
            value={entry.time}
            data={TIMES}
            onChange={(event) => set({ time: event.currentTarget.value })}
          />
        </div>
        <TextInput
          type="tel"
          label={copy.phone}
          autoComplete="tel"
          inputMode="tel"
          maxLength={LIMITS.phone}
          value={entry.phone}
          error={errors["phone"]}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
        <Textarea
          label={copy.question}
          required
          rows={4}
          maxLength={LIMITS.notes}
          value={entry.question}
          error={errors["question"]}
          onChange={(event) => set({ question: event.currentTarget.value })}
        />
        <div className={classes.dialogButtons}>
          <CancelButton onCancel={onClose} />
          <Button type="submit" variant="filled" loading={request.isPending}>
            {copy.send}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
