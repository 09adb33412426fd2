import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useId } from "react";

import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { paperWords as copy } from "#web/copy/required-papers.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PAPERS_PLACE } from "#web/ui/papers-first.tsx";

import { PAPER_RULES } from "./file-rules.ts";
import { Uploader } from "./uploader.tsx";

import classes from "./required-papers.module.css";

type Props = { todo: CustomerTodo; journey: CustomerWorkspace; onChanged: () => Promise<void> };

/** What has to be there before a to-do can be handed in, each paper with a place for it while it is missing. */
export function RequiredPapers({ todo, journey, onChanged }: Props) {
  const id = useId();
  const missing = missingPapers(todo.papers);
  return (
    <section id={PAPERS_PLACE} tabIndex={-1} className={classes.papers} aria-labelledby={id}>
      <h4 id={id}>{copy.title}</h4>
      {missing.length > 0 && <p>{copy.lead(missing.length)}</p>}
      <ul>
        {todo.papers.map(({ name, isThere }) => (
          <li key={name}>
            <div className={classes.line}>
              <span dir="auto">{name}</span>
              <Badge tone={isThere ? "green" : "yellow"} icon={isThere ? IconCircleCheck : IconAlertCircle}>
                {isThere ? copy.there : copy.missing}
              </Badge>
            </div>
            {!isThere && journey.rights.includes("upload") && (
              <Uploader
                destination={{ workspaceId: journey.id, taskId: todo.id, name, place: name }}
                rules={PAPER_RULES}
                label={copy.choose(name)}
                files={[]}
                onChanged={onChanged}
                isEditable={() => false}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
