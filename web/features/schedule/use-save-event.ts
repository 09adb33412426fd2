import { useState } from "react";

import type { EventWhen, ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import { differences, type EventValues } from "./event-values.ts";

const copy = schedule.form;

/** Saves the form. Of an event that somebody was faster with, the form then holds on to the state of now. */
export function useSaveEvent(event: ScheduleEvent | null) {
  const { client } = trpc.useUtils();
  const create = trpc.schedule.create.useMutation();
  const update = trpc.schedule.update.useMutation();
  const [attempts] = useState(() => new Attempts());
  const [known, setKnown] = useState(event);
  const [stale, setStale] = useState<string[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = (values: EventValues, when: EventWhen) => {
    const { title, eventType, location, description, toBring } = values;
    const facts = { title, eventType, location, description, toBring, when };
    const workspaceId = values.workspace === "" ? null : Number(values.workspace);
    return known
      ? update.mutateAsync({ eventId: known.id, version: known.version, ...facts, workspaceId })
      : create.mutateAsync({
          ...facts,
          workspaceId,
          requestId: attempts.idFor({ ...facts, workspaceId }),
        });
  };

  const save = async (values: EventValues, when: EventWhen): Promise<ScheduleEvent | null> => {
    setRefusal(null);
    try {
      const saved = await send(values, when);
      showToast({
        kind: "success",
        title: known ? copy.saved : copy.created,
        description: saved.title,
      });
      return saved;
    } catch (error) {
      const now =
        known && codeOf(error) === "stale_version"
          ? await client.schedule.find.query({ eventId: known.id }).catch(() => null)
          : null;
      if (known && now) {
        setStale(differences(known, now));
        setKnown(now);
      } else {
        const [first] = Object.values(fieldErrorsOf(error));
        setRefusal(first ?? sentenceOf(error));
      }
      return null;
    }
  };
  return { save, isPending: create.isPending || update.isPending, stale, refusal };
}
