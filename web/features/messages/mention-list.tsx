import { isBegunBy } from "#contracts/core/fold.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import type { Named } from "./mention.ts";

import classes from "./mention-list.module.css";

const SHOWN = 6;

type Props = { workspaceId: number; begun: string; onChoose: (person: Named) => void };

/** Who may read the conversation, by the name that is being typed. Loaded with the first `@`. */
export function MentionList({ workspaceId, begun, onChoose }: Props) {
  const people = trpc.messages.mentionable.useQuery({ workspaceId });
  const fitting = (people.data ?? []).filter(({ name }) => isBegunBy(begun, name));
  if (people.error) return <FailedNote failed={people} what={copy.people} />;
  if (fitting.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={copy.people}>
      {fitting.slice(0, SHOWN).map(({ id, name, isStaff }) => (
        <li key={id}>
          <button type="button" className={classes.person} onClick={() => onChoose({ id, name })}>
            <span dir="auto">{name}</span>
            <span className={classes.side}>{isStaff ? copy.colleague : copy.ofJourney}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
