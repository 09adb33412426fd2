import { IconPlus, IconX } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toneOfTag } from "#web/ui/tag.tsx";

import classes from "./tags-panel.module.css";

const copy = workspace.tags;

const load = () => import("./tag-form.tsx");
const TagForm = lazy(async () => ({ default: (await load()).TagForm }));

/** The tags of the journey: taken off one by one, put on from those the company has or as new ones. */
export function TagsPanel({ journey }: { journey: WorkspaceDetail }) {
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const remove = trpc.workspaces.removeTag.useMutation({
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  const close = () => {
    setAdding(false);
    queueMicrotask(() => add.current?.focus());
  };
  return (
    <Panel
      title={copy.title}
      aside={
        <IconButton
          ref={add}
          label={copy.add}
          tip="end"
          size={28}
          aria-expanded={isAdding}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => setAdding(!isAdding)}
        >
          <IconPlus size={16} aria-hidden />
        </IconButton>
      }
    >
      {journey.tags.length === 0 && !isAdding && <p className={classes.none}>{copy.none}</p>}
      <ul className={classes.tags} aria-label={copy.title}>
        {journey.tags.map((tag) => (
          <li key={tag.id} className={classes.tag} data-tone={toneOfTag(tag.color)}>
            <span dir="auto" title={tag.name}>
              {tag.name}
            </span>
            <button
              type="button"
              aria-label={copy.remove(tag.name)}
              disabled={remove.isPending}
              onClick={() => {
                add.current?.focus();
                remove.mutate({ workspaceId: journey.id, tagId: tag.id });
              }}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <TagForm journey={journey} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}
