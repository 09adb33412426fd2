import { Button } from "@mantine/core";
import { IconArrowMerge, IconPencil, IconPlus, IconTag, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { CompanyTag } from "#contracts/tags/shapes.ts";
import { admin } from "#web/copy/admin.ts";
import { trpc } from "#web/core/api.ts";
import { useBringBack } from "#web/core/bring-back.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { RowMenu } from "#web/ui/row-menu.tsx";
import { TagBadge } from "#web/ui/tag.tsx";

import classes from "./admin.module.css";

const load = () => import("./tag-dialogs.tsx");
const TagDialog = lazy(async () => ({ default: (await load()).TagDialog }));
const MergeDialog = lazy(async () => ({ default: (await load()).MergeDialog }));

const copy = admin.tags;

type Opened = { what: "edit"; tag: CompanyTag | null } | { what: "merge"; tag: CompanyTag };

/** The tags that workspaces can be given: made, named, coloured, merged and deleted for all of them at once. */
export function TagsSection() {
  const list = trpc.tags.list.useQuery({});
  const tags = list.data ?? [];
  const isAdmin = useCurrentUser()?.role === "admin";
  const [opened, setOpened] = useState<Opened | null>(null);
  const remove = useRemoval();
  const close = () => setOpened(null);
  return (
    <section aria-labelledby="tags">
      <div className={classes.head}>
        <h2 className={classes.title} id="tags">
          {copy.title}
        </h2>
        <Button
          variant="filled"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={!isAdmin}
          title={isAdmin ? undefined : admin.colleagues.adminsOnly}
          onClick={() => setOpened({ what: "edit", tag: null })}
        >
          {copy.add}
        </Button>
      </div>
      <div className={classes.list}>
        <ListOf
          list={list}
          what={copy.what}
          count={tags.length}
          empty={<EmptyState icon={IconTag} title={copy.empty} text={copy.emptyHint} />}
        >
          <ul className={classes.teams} aria-label={copy.title}>
            {tags.map((tag) => (
              <li key={tag.id} className={classes.tag}>
                <TagBadge name={tag.name} color={tag.color} />
                <span className={`${classes.dim} ${classes.count}`}>{copy.uses(tag.uses)}</span>
                <RowMenu
                  label={admin.colleagues.menuOf(tag.name)}
                  note={isAdmin ? null : admin.colleagues.adminsOnly}
                  items={[
                    {
                      label: copy.edit,
                      icon: IconPencil,
                      isDisabled: !isAdmin,
                      onClick: () => setOpened({ what: "edit", tag }),
                    },
                    {
                      label: copy.merge,
                      icon: IconArrowMerge,
                      isDisabled: !isAdmin || tags.length < 2,
                      onClick: () => setOpened({ what: "merge", tag }),
                    },
                    {
                      label: copy.delete,
                      icon: IconTrash,
                      isDanger: true,
                      isDisabled: !isAdmin,
                      onClick: () => void remove(tag),
                    },
                  ]}
                />
              </li>
            ))}
          </ul>
        </ListOf>
      </div>
      <Suspense>
        {opened?.what === "edit" && <TagDialog tag={opened.tag} onClose={close} />}
        {opened?.what === "merge" && <MergeDialog tag={opened.tag} all={tags} onClose={close} />}
      </Suspense>
    </section>
  );
}

function useRemoval(): (tag: CompanyTag) => Promise<void> {
  const { sayDeleted } = useBringBack();
  const remove = trpc.tags.remove.useMutation({
    onError: (error) => showToast({ kind: "error", title: copy.notDeleted, description: sentenceOf(error) }),
  });
  return async ({ id, name, uses, version }) => {
    const isSure = await askToConfirm({
      title: copy.deleteTitle(name),
      body: copy.deleteText(uses),
      confirmLabel: copy.delete,
      isDanger: true,
    });
    if (!isSure) return;
    remove.mutate(
      { tagId: id, version },
      { onSuccess: () => sayDeleted({ kind: "tag", thingId: id }, copy.deleted, name) },
    );
  };
}
