import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Named } from "#web/ui/named.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";

import classes from "./details.module.css";

type Props = {
  journey: CustomerWorkspace;
  /** The payer is set; `name` is whose name it is. */
  onSaved: (name: string) => void;
};

/** Stands at a payment until somebody of the journey is its payer, and sets one. */
export function PayerWarning({ journey, onSaved }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const setPayer = trpc.workspaces.setPayer.useMutation();
  const members = journey.members.filter(({ role }) => role === "owner" || role === "family");

  const save = async () => {
    const member = members.find(({ userId }) => userId === chosen);
    if (!member) return;
    try {
      await setPayer.mutateAsync({ workspaceId: journey.id, userId: member.userId });
    } catch {
      return;
    }
    onSaved(member.fullName);
  };

  if (!journey.rights.includes("choosePayer")) {
    return (
      <>
        <div className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <b>{copy.rolesWarning}</b>
        </div>
        <NotYours right="choosePayer" journey={journey} />
      </>
    );
  }
  return (
    <div className={classes.warning}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <div>
        <b>{copy.rolesWarning}</b>
        <p>
          <Named of={copy.choosePayer} names={[journey.petName]} />
        </p>
        {isAsking ? (
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <fieldset>
              <legend>{copy.payer}</legend>
              {members.map(({ userId, fullName }) => (
                <label key={userId}>
                  <input
                    type="radio"
                    name="payer"
                    checked={chosen === userId}
                    onChange={() => setChosen(userId)}
                  />
                  <bdi>{fullName}</bdi>
                </label>
              ))}
            </fieldset>
            {setPayer.error && (
              <p role="alert" className={classes.problem}>
                {`${copy.payerFailed} ${sentenceOf(setPayer.error)}`}
              </p>
            )}
            <div className={classes.buttons}>
              <Button type="submit" size="lg" disabled={chosen === null || setPayer.isPending}>
                {setPayer.isPending ? copy.savingPayer : copy.savePayer}
              </Button>
              <CancelButton size="lg" variant="subtle" color="gray" onCancel={() => setAsking(false)} />
            </div>
          </Form>
        ) : (
          <button type="button" className={classes.link} onClick={() => setAsking(true)}>
            {copy.setPayer}
          </button>
        )}
      </div>
    </div>
  );
}
