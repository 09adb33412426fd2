import { MentionList } from "./mention-list.tsx";
import { nameBegun, type Named, withName } from "./mention.ts";

type Props = {
  workspaceId: number;
  /** What has been typed so far. */
  text: string;
  onChoose: (person: Named, text: string) => void;
};

/** For a box of another screen, which knows nothing of names before the first `@`: who can be named at its end. */
export function MentionChoice({ workspaceId, text, onChoose }: Props) {
  const begun = nameBegun(text);
  if (begun === null) return null;
  return (
    <MentionList
      workspaceId={workspaceId}
      begun={begun}
      onChoose={(person) => onChoose(person, withName(text, person.name))}
    />
  );
}
