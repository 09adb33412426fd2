import { Button } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";

import type { PaperText } from "#contracts/analysis/shapes.ts";
import { analysis as copy } from "#web/copy/analysis.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import classes from "./analyzer.module.css";

const PaperSearch = lazy(async () => ({ default: (await import("./paper-search.tsx")).PaperSearch }));

type Props = {
  paper: number | undefined;
  onPaper: ((documentId: number) => void) | undefined;
  onTaken: (text: PaperText) => void;
};

/** Takes the words of a stored document: the one the address names, or one that is looked for here. */
export function TakeText({ paper, onPaper, onTaken }: Props) {
  const utils = trpc.useUtils();
  const [isSearching, setSearching] = useState(false);
  const asked = useRef<number | undefined>(undefined);
  const take = async (documentId: number) => {
    asked.current = documentId;
    try {
      // Asked anew each time: a paper that was still being read may have its words by now.
      const found = await utils.analysis.readDocument.fetch({ documentId }, { staleTime: 0 });
      if (asked.current === documentId) onTaken(found);
    } catch (error) {
      showToast({ title: copy.notRead, description: sentenceOf(error), kind: "error" });
    }
  };
  useEffect(() => {
    if (paper !== undefined && paper !== asked.current) void take(paper);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another paper is a reason to ask
  }, [paper]);

  if (!isSearching) {
    return (
      <Button
        className={classes.take ?? ""}
        size="xs"
        leftSection={<IconFileSearch size={16} aria-hidden />}
        onClick={() => setSearching(true)}
      >
        {copy.take}
      </Button>
    );
  }
  return (
    <Suspense>
      <PaperSearch
        onChoose={(documentId) => {
          onPaper?.(documentId);
          void take(documentId);
        }}
      />
    </Suspense>
  );
}
