import { Button, NativeSelect } from "@mantine/core";
import { IconCheck, IconDownload, IconTrash, IconX } from "@tabler/icons-react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { DOCUMENT_CATEGORIES } from "#contracts/documents/terms.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { oneOf } from "#web/core/address.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import { useBulk } from "./use-bulk.ts";

import shared from "./documents.module.css";
import classes from "./selection-bar.module.css";

const words = copy.bulk;

type Props = { documents: readonly Document[]; onClear: () => void };

/** What can be done with several documents at once. */
export function SelectionBar({ documents, onClear }: Props) {
  const bulk = useBulk(onClear);
  const reviewing = useRefusal("reviewDocuments");
  const deleting = useRefusal("deleteDocuments");
  const isTooMany = documents.length > LIMITS.archiveFiles;
  const archive = `/files/archive?ids=${documents.map(({ id }) => id).join(",")}`;
  return (
    <section className={classes.bar} aria-label={words.label}>
      <span className={classes.barCount} role="status">
        {bulk.progress
          ? words.progress(bulk.progress.done, bulk.progress.all)
          : words.count(documents.length)}
      </span>
      {bulk.progress ? (
        <Button size="xs" onClick={bulk.stop}>
          {words.stop}
        </Button>
      ) : (
        <>
          <Button
            size="xs"
            leftSection={<IconCheck size={16} aria-hidden />}
            disabled={documents.every(({ status }) => status === "approved")}
            onClick={() => void bulk.approve(documents)}
            {...reviewing}
          >
            {words.approve}
          </Button>
          <NativeSelect
            size="xs"
            aria-label={words.category}
            value=""
            data={[
              { value: "", label: words.categoryPlaceholder },
              ...DOCUMENT_CATEGORIES.map((one) => ({ value: one, label: copy.categories[one] })),
              { value: "none", label: copy.noCategory },
            ]}
            onChange={({ currentTarget: { value } }) => {
              const category = value === "none" ? null : oneOf(DOCUMENT_CATEGORIES, value);
              if (category !== undefined) void bulk.file(documents, category);
            }}
          />
          {isTooMany ? (
            <span className={shared.dim}>{words.tooMany(LIMITS.archiveFiles)}</span>
          ) : (
            <Button
              component="a"
              size="xs"
              href={archive}
              download
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {words.download}
            </Button>
          )}
          <Button
            size="xs"
            c="var(--red)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void bulk.remove(documents)}
            {...deleting}
          >
            {words.delete}
          </Button>
          <IconButton label={words.clear} tip="end" onClick={onClear}>
            <IconX size={16} />
          </IconButton>
        </>
      )}
    </section>
  );
}
